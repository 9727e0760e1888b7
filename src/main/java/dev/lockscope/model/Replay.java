package dev.lockscope.model;

import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Ports;
import java.util.List;

/** Finds out what a client does next, by running its program from the start on the replies that it has had. */
final class Replay {

    private static final Call END = new Call.End();

    private Replay() {}

    /**
     * The first call that has no reply yet, or {@link Call.End}.
     *
     * @throws IllegalStateException when the program does not ask what it asked before, so that the replies do not fit
     */
    static Call next(Role role, Program program, List<NodeId> nodes, History history) {
        ReplayedCalls calls = new ReplayedCalls(history);
        Ports ports = new Ports(
                new ReplayedNodes(nodes, calls), new ReplayedSurroundings(role, calls), new ReplayedResource(calls));
        try {
            program.run(ports, calls::tell, calls::awaitFinish);
        } catch (ReplayStopped e) {
            return calls.unanswered();
        }
        return calls.end(END);
    }
}
