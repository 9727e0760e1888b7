package dev.lockscope.scenario;

/** The words that actions begin with, and how each is written. */
enum ActionVerb {
    START("start", "CLIENT", 1, 1),
    PAUSE("pause", "CLIENT", 1, 1),
    FINISH("finish", "CLIENT", 1, 1),
    STALL("stall", "CLIENT|NODE", 1, 1),
    RESUME("resume", "CLIENT|NODE", 1, 1),
    CRASH("crash", "CLIENT|NODE", 1, 1),
    DRIFT_CLOCK("drift-clock", "CLIENT|NODE RATE", 2, 2),
    STOP("stop", "NODE", 1, 1),
    LOSE_POWER("lose-power", "NODE", 1, 1),
    RESTART("restart", "NODE [empty] [after DURATION]", 1, 4),
    PROMOTE("promote", "NODE", 1, 1),
    JUMP_CLOCK("jump-clock", "NODE [-]DURATION", 2, 2),
    EVICT("evict", "NODE", 1, 1),
    FLUSH("flush", "NODE", 1, 1),
    DELETE("delete", "NODE KEY", 2, 2),
    HOLD("hold", "LINK [requests|replies]", 1, 2),
    HOLD_NEXT("hold-next", "LINK [requests|replies]", 1, 2),
    LOSE("lose", "LINK [requests|replies]", 1, 2),
    LOSE_NEXT("lose-next", "LINK [requests|replies]", 1, 2),
    DELAY("delay", "LINK DURATION [jitter DURATION] [requests|replies]", 2, 5),
    OPEN("open", "LINK", 1, 1),
    CUT("cut", "LINK", 1, 1),
    RESET("reset", "LINK", 1, 1),
    PARTITION("partition", "NAME...", 1, 100),
    HEAL("heal", "", 0, 0);

    private final String id;
    private final String arguments;
    private final int fewest;
    private final int most;

    ActionVerb(String id, String arguments, int fewest, int most) {
        this.id = id;
        this.arguments = arguments;
        this.fewest = fewest;
        this.most = most;
    }

    String id() {
        return id;
    }

    /** How the action is written. */
    String usage() {
        return arguments.isEmpty() ? id : id + " " + arguments;
    }

    boolean takes(int count) {
        return count >= fewest && count <= most;
    }
}
