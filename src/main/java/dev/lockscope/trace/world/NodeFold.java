package dev.lockscope.trace.world;

import dev.lockscope.trace.NodeFact;
import dev.lockscope.trace.NodeFact.ClockMoved;
import dev.lockscope.trace.NodeFact.NodeAdopted;
import dev.lockscope.trace.NodeFact.NodeCrashed;
import dev.lockscope.trace.NodeFact.NodeFollows;
import dev.lockscope.trace.NodeFact.NodePromoted;
import dev.lockscope.trace.NodeFact.NodeStarted;
import dev.lockscope.trace.NodeFact.NodeStopped;
import dev.lockscope.trace.NodeFact.ReplicaDetached;
import dev.lockscope.trace.NodeFact.ReplicaSynced;

/** What facts about a node's process change. */
final class NodeFold {

    private NodeFold() {}

    static NodeView apply(NodeView node, NodeFact fact) {
        if (fact instanceof NodeStarted started) {
            return node.started(started.version(), started.role());
        } else if (fact instanceof NodeAdopted) {
            return node.asGuest();
        } else if (fact instanceof NodeCrashed || fact instanceof NodeStopped) {
            return node.down();
        } else if (fact instanceof NodePromoted) {
            return node.master();
        } else if (fact instanceof NodeFollows follows) {
            return node.following(follows.master());
        } else if (fact instanceof ReplicaSynced) {
            return node.synced(true);
        } else if (fact instanceof ReplicaDetached) {
            return node.synced(false);
        } else if (fact instanceof ClockMoved moved) {
            return node.clockMoved(moved.by());
        }
        throw Fold.unfolded(fact);
    }
}
