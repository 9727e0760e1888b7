package dev.lockscope.scenario;

import dev.lockscope.scenario.problem.Message;
import dev.lockscope.scenario.problem.Position;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import java.util.List;

/** What a script does to one node, action by action. */
final class NodeCourse {

    private enum State {
        UP,
        STALLED,
        DOWN,
        /** It starts again after a time, so that it may be down or up. */
        COMING
    }

    private final String node;
    private final Topology topology;
    private final Problems problems;
    private State state = State.UP;

    NodeCourse(String node, Topology topology, Problems problems) {
        this.node = node;
        this.topology = topology;
        this.problems = problems;
    }

    void take(NodeAction action, Position at) {
        if (action instanceof NodeAction.Crash || action instanceof NodeAction.Stop) {
            fall(at);
        } else if (action instanceof NodeAction.LosePower) {
            losePower(at);
        } else if (action instanceof NodeAction.Restart restart) {
            restart(restart, at);
        } else if (action instanceof NodeAction.Promote) {
            promote(at);
        } else if (action instanceof NodeAction.Stall) {
            stall(at);
        } else if (action instanceof NodeAction.Resume) {
            resume(at);
        } else {
            isUp(at);
        }
    }

    private void fall(Position at) {
        if (isUp(at)) {
            state = State.DOWN;
        }
    }

    private void losePower(Position at) {
        if (topology.persistence() == Persistence.NOTHING) {
            List<String> files = List.of(Persistence.AOF_EVERYSEC.id(), Persistence.AOF_ALWAYS.id());
            problems.add(at, say(Wording.KEEPS_NOTHING), Wording.WANT_KEEPS.choices(files));
        } else {
            fall(at);
        }
    }

    private void restart(NodeAction.Restart restart, Position at) {
        if (state == State.COMING) {
            problems.add(at, say(Wording.COMES_BACK_ALREADY));
        } else if (state != State.DOWN) {
            problems.add(at, say(Wording.NODE_IS_UP), Wording.WANT_EARLIER.with("crash " + node));
        } else {
            state = restart.after().isPresent() ? State.COMING : State.UP;
        }
    }

    private void promote(Position at) {
        if (!(topology instanceof Topology.Replicated || topology instanceof Topology.Guarded)) {
            problems.add(at, say(Wording.NOTHING_TO_PROMOTE), Wording.WANT_REPLICAS.with());
        } else {
            isUp(at);
        }
    }

    private void stall(Position at) {
        if (state == State.STALLED) {
            problems.add(at, say(Wording.STALLED_ALREADY), Wording.WANT_EARLIER.with("resume " + node));
        } else if (isUp(at)) {
            state = State.STALLED;
        }
    }

    private void resume(Position at) {
        if (state == State.STALLED) {
            state = State.UP;
        } else if (isUp(at)) {
            problems.add(at, say(Wording.NOT_STALLED), Wording.WANT_EARLIER.with("stall " + node));
        }
    }

    private boolean isUp(Position at) {
        if (state == State.DOWN) {
            problems.add(at, say(Wording.NODE_IS_DOWN), Wording.WANT_EARLIER.with("restart " + node));
        }
        return state != State.DOWN;
    }

    private Message say(Wording wording) {
        return wording.with(node);
    }
}
