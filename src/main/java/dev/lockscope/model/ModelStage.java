package dev.lockscope.model;

import dev.lockscope.scenario.Scenario;
import dev.lockscope.time.Randomness;
import dev.lockscope.time.VirtualRunClock;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The world of a run as it is now, and who may move in it next: messages that have arrived before clients, clients in turn,
 * and time only when nothing else can happen. For one thread.
 */
final class ModelStage {

    private final VirtualRunClock clock;
    private final Witness witness;
    private final Chance chance;
    private final LinkTally tally = new LinkTally();
    private ModelWorld world;
    private int turn;

    ModelStage(Scenario scenario, VirtualRunClock clock, Witness witness, Randomness randomness) {
        this(scenario, clock, witness, (Chance) (client, most) -> randomness.nextLong(most + 1));
    }

    ModelStage(Scenario scenario, VirtualRunClock clock, Witness witness, Chance chance) {
        this.clock = clock;
        this.witness = witness;
        this.chance = chance;
        this.world = Beginning.withoutFences(scenario);
    }

    ModelWorld world() {
        return world;
    }

    Witness witness() {
        return witness;
    }

    LinkTally tally() {
        return tally;
    }

    void change(UnaryOperator<ModelWorld> change) {
        world = change.apply(world);
    }

    /** Something was done to the world; answers how many things it touched. */
    int become(Outcome outcome) {
        world = outcome.after();
        return outcome.touched();
    }

    /** Lets the next message or client move; answers whether one could. */
    boolean move() {
        return moveMessage() || moveClient();
    }

    /** Lets the next message or one client move, and no other client; answers whether one could. */
    boolean move(int client) {
        if (moveMessage()) {
            return true;
        }
        int program = world.next(client);
        if (program >= 0) {
            step(client, program);
        }
        return program >= 0;
    }

    private boolean moveMessage() {
        world = Routing.routed(world, chance, witness, tally);
        @Nullable ModelWorld after = Arrivals.next(world, witness);
        if (after != null) {
            world = after;
        }
        return after != null;
    }

    private boolean moveClient() {
        int count = world.clients().size();
        for (int i = 0; i < count; i++) {
            int client = (turn + i) % count;
            int program = world.next(client);
            if (program >= 0) {
                step(client, program);
                turn = (client + 1) % count;
                return true;
            }
        }
        return false;
    }

    /** A call of the guarded resource takes as long as a message. */
    private void step(int client, int program) {
        Call call = world.clients().get(client).strands().get(program).next();
        world = world.step(client, program, chance, witness);
        if (call instanceof Call.OfResource) {
            advanceTo(Math.min(world.now() + Routing.TRIP, Math.max(world.now(), next())));
        }
    }

    /** When something will happen by itself, ns since the run's start, or {@link Long#MAX_VALUE}. */
    long next() {
        long next = Timing.next(world);
        for (int client = 0; client < world.clients().size(); client++) {
            next = Math.min(next, world.wakesAt(client));
        }
        return next;
    }

    /**
     * When a key's time runs out, a message arrives or a node gives up waiting, ns since the run's start, or
     * {@link Long#MAX_VALUE}: what happens by itself and has an end, unlike the talk of sentinels.
     */
    long nextWithoutClients() {
        return Math.min(Math.min(world.nextExpiry(), world.nextAnswer()), Timing.nextArrival(world));
    }

    /** Whether a message is on its way that will arrive by itself. */
    boolean isSomethingOnItsWay() {
        return Timing.nextArrival(world) != Long.MAX_VALUE;
    }

    void advanceTo(long instant) {
        clock.advanceTo(instant);
        world = world.advancedTo(instant, witness);
    }

    /** Whether no client can do anything by itself any more, however long one waits. */
    boolean isIdle() {
        return world.clients().stream()
                .allMatch(client ->
                        !client.isAlive() || client.isPaused() || client.isStalled() || client.waitsToBeTold());
    }
}
