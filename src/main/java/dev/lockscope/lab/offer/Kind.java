package dev.lockscope.lab.offer;

import java.util.Locale;

/** What kind of thing an offer does; there are words and an icon for each. */
public enum Kind {
    START("play"),
    PAUSE("pause"),
    STALL("stall"),
    RESUME("resume"),
    CRASH("crash"),
    FINISH("finish"),
    CLOCK_FAST("clock-fast"),
    CLOCK_SLOW("clock-slow"),
    CLOCK_RIGHT("clock"),
    NODE_CRASH("crash"),
    NODE_STOP("stop"),
    NODE_LOSE_POWER("power"),
    NODE_RESTART("restart"),
    NODE_RESTART_EMPTY("restart-empty"),
    NODE_RESTART_LATER("restart-later"),
    NODE_RESTART_EMPTY_LATER("restart-later"),
    NODE_PROMOTE("promote"),
    NODE_STALL("stall"),
    NODE_RESUME("resume"),
    NODE_CLOCK_AHEAD("clock-ahead"),
    NODE_CLOCK_BACK("clock-back"),
    NODE_CLOCK_FAST("clock-fast"),
    NODE_CLOCK_SLOW("clock-slow"),
    NODE_CLOCK_RIGHT("clock"),
    NODE_EVICT("evict"),
    NODE_FLUSH("flush"),
    NODE_DELETE("delete"),
    LINK_HOLD("hold"),
    LINK_HOLD_REQUESTS("hold"),
    LINK_HOLD_REPLIES("hold"),
    LINK_HOLD_NEXT_REQUEST("hold-next"),
    LINK_HOLD_NEXT_REPLY("hold-next"),
    LINK_LOSE("lose"),
    LINK_LOSE_REQUESTS("lose"),
    LINK_LOSE_REPLIES("lose"),
    LINK_LOSE_NEXT_REQUEST("lose-next"),
    LINK_LOSE_NEXT_REPLY("lose-next"),
    LINK_DELAY("delay"),
    LINK_DELAY_REQUESTS("delay"),
    LINK_DELAY_REPLIES("delay"),
    LINK_CUT("cut"),
    LINK_RESET("reset"),
    LINK_OPEN("open"),
    PARTITION("partition"),
    HEAL("heal");

    private final String icon;

    Kind(String icon) {
        this.icon = icon;
    }

    /** Its id, as in the words' keys, such as {@code node-crash}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The key of its icon, which kinds may share, such as {@code crash}. */
    public String icon() {
        return icon;
    }
}
