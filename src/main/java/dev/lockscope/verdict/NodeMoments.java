package dev.lockscope.verdict;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.NodeFact;
import dev.lockscope.trace.NodeFact.ClockMoved;
import dev.lockscope.trace.NodeFact.NodeCrashed;
import dev.lockscope.trace.NodeFact.NodeFollows;
import dev.lockscope.trace.NodeFact.NodePromoted;
import dev.lockscope.trace.NodeFact.NodeStarted;
import dev.lockscope.trace.NodeFact.NodeStopped;
import dev.lockscope.trace.NodeFact.Role;
import java.util.HashSet;
import java.util.Set;

/** Tells what becomes of nodes; not that they are there when the run begins, nor that a replica hears or does not. */
final class NodeMoments {

    /** Takes a moment in. */
    @FunctionalInterface
    interface Teller {
        void tell(Event event, String kind, Facts facts);
    }

    private final Teller teller;
    private final Set<String> started = new HashSet<>();
    /** Replicas that nobody has told yet whom they follow, which is no news when they begin. */
    private final Set<String> beginning = new HashSet<>();

    NodeMoments(Teller teller) {
        this.teller = teller;
    }

    void tell(Event event, NodeFact fact) {
        Facts facts = new Facts().add("node", fact.node());
        if (fact instanceof NodeStarted start) {
            if (!started.add(fact.node())) {
                teller.tell(event, "node-restarted", facts);
            } else if (start.role() == Role.REPLICA) {
                beginning.add(fact.node());
            }
        } else if (fact instanceof NodeCrashed) {
            teller.tell(event, "node-crashed", facts);
        } else if (fact instanceof NodeStopped) {
            teller.tell(event, "node-stopped", facts);
        } else if (fact instanceof NodePromoted) {
            teller.tell(event, "promoted", facts);
        } else if (fact instanceof NodeFollows follows) {
            if (!beginning.remove(fact.node())) {
                teller.tell(event, "follows", facts.add("master", follows.master()));
            }
        } else if (fact instanceof ClockMoved moved) {
            teller.tell(
                    event, moved.by() < 0 ? "clock-back" : "clock-forward", facts.add("leap", Math.abs(moved.by())));
        }
    }
}
