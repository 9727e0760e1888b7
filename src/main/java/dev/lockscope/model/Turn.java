package dev.lockscope.model;

import dev.lockscope.lock.port.NodeId;
import dev.lockscope.trace.Fact;
import java.time.Duration;
import java.util.List;

/**
 * One program of one client that may do a step now.
 *
 * @param world the world before the step
 * @param client the client's place in the world
 * @param program the program's place in the client
 * @param chance what it draws from
 * @param witness is told what happens
 */
record Turn(ModelWorld world, int client, int program, Chance chance, Witness witness) {

    ModelClient who() {
        return world.clients().get(client);
    }

    Strand strand() {
        return who().strands().get(program);
    }

    String name() {
        return who().role().name();
    }

    List<NodeId> nodes() {
        return world.setting().nodes();
    }

    /** Whether anyone looks, so that facts are worth their making. */
    boolean isSeen() {
        return witness != Witness.NONE;
    }

    /** The instant at which the client's own clock will have counted so much, ns since the run's start. */
    long after(Duration time) {
        return world.now() + who().clock().lasts(time.toNanos());
    }

    void tell(Fact fact) {
        witness.saw(world.now(), name(), fact);
    }

    /** The world when the program's call has got that reply and nothing else has changed. */
    ModelWorld replied(Reply reply) {
        return replied(world, reply);
    }

    /** The world {@code after} the step when the program's call has got that reply. */
    ModelWorld replied(ModelWorld after, Reply reply) {
        return with(after, strandIn(after).replied(who().role(), nodes(), reply));
    }

    /** The world when the program is busy with that and nothing else has changed. */
    ModelWorld in(Phase phase) {
        return in(world, phase);
    }

    ModelWorld in(ModelWorld after, Phase phase) {
        return with(after, strandIn(after).in(phase));
    }

    ModelWorld with(ModelWorld after, Strand strand) {
        return after.with(client, after.clients().get(client).with(program, strand));
    }

    private Strand strandIn(ModelWorld after) {
        return after.clients().get(client).strands().get(program);
    }
}
