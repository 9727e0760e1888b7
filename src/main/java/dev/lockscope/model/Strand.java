package dev.lockscope.model;

import dev.lockscope.lock.port.NodeId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One program of a client at one instant, its main one or one beside it: an immutable value.
 *
 * @param name its name in the client; {@link #MAIN} for the main program
 * @param program what it does
 * @param history the replies that it has had
 * @param next what it does next; follows from {@code program} and {@code history}
 * @param phase what it is busy with
 * @param stopping whether it was asked to stop
 * @param ears what it listens to
 */
public record Strand(
        String name, Program program, History history, Call next, Phase phase, boolean stopping, List<Ear> ears) {

    /** The name of a client's main program. */
    public static final String MAIN = "";

    /** Takes the list as it is: it may not change afterwards. */
    public Strand {
        ears = Collections.unmodifiableList(ears);
    }

    /** A program that stands at its beginning. */
    static Strand of(Role role, String name, Program program, List<NodeId> nodes, Phase phase) {
        Call first = Replay.next(role, program, nodes, History.EMPTY);
        return new Strand(name, program, History.EMPTY, first, phase, false, List.of()).running(phase);
    }

    /** Whether it has begun and has not come to an end. */
    public boolean isAlive() {
        return !(phase instanceof Phase.BeforeStart || phase instanceof Phase.Done || phase instanceof Phase.Crashed);
    }

    /** The program when its call has got that reply. */
    Strand replied(Role role, List<NodeId> nodes, Reply reply) {
        return remembering(role, nodes, history.plus(reply));
    }

    /** The program when it remembers that instead. */
    Strand remembering(Role role, List<NodeId> nodes, History remembered) {
        Call call = Replay.next(role, program, nodes, remembered);
        return new Strand(name, program, remembered, call, phase, stopping, ears).running(Phase.RUNNING);
    }

    /** The program when its history and what it is busy with are told in another way, and mean the same. */
    Strand toldAs(Role role, List<NodeId> nodes, History told, Phase busy) {
        return told.equals(history)
                ? in(busy)
                : new Strand(name, program, told, Replay.next(role, program, nodes, told), busy, stopping, ears);
    }

    private Strand running(Phase unlessEnded) {
        return in(unlessEnded instanceof Phase.Running && next instanceof Call.End ? Phase.DONE : unlessEnded);
    }

    /** The program when it has begun. */
    Strand begun() {
        return running(Phase.RUNNING);
    }

    Strand in(Phase other) {
        return new Strand(name, program, history, next, other, stopping, ears);
    }

    Strand askedToStop() {
        return new Strand(name, program, history, next, phase, true, ears);
    }

    @Nullable
    Ear ear(NodeId node, String channel) {
        for (Ear ear : ears) {
            if (ear.isOn(node, channel)) {
                return ear;
            }
        }
        return null;
    }

    /** The program with that ear in place of one on the same channel, if there was one. */
    Strand with(Ear fresh) {
        List<Ear> after = new ArrayList<>(without(fresh.node(), fresh.channel()).ears);
        after.add(fresh);
        return with(after);
    }

    Strand without(NodeId node, String channel) {
        return with(ears.stream().filter(ear -> !ear.isOn(node, channel)).toList());
    }

    Strand with(List<Ear> others) {
        return new Strand(name, program, history, next, phase, stopping, others);
    }
}
