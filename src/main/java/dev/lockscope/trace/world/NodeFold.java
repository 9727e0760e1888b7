package dev.lockscope.trace.world;

import dev.lockscope.trace.NodeFact;
import dev.lockscope.trace.NodeFact.NodeAdopted;
import dev.lockscope.trace.NodeFact.NodeCrashed;
import dev.lockscope.trace.NodeFact.NodeStarted;
import dev.lockscope.trace.NodeFact.NodeStopped;

/** What facts about a node's process change. */
final class NodeFold {

    private NodeFold() {}

    static NodeView apply(NodeView node, NodeFact fact) {
        if (fact instanceof NodeStarted started) {
            return node.started(started.version(), started.role());
        } else if (fact instanceof NodeAdopted) {
            return node;
        } else if (fact instanceof NodeCrashed || fact instanceof NodeStopped) {
            return node.down();
        }
        throw Fold.unfolded(fact);
    }
}
