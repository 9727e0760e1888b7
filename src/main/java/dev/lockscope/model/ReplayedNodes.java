package dev.lockscope.model;

import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Nodes;
import java.time.Duration;
import java.util.List;

/** The nodes, as a replayed program reaches them. */
record ReplayedNodes(List<NodeId> all, ReplayedCalls calls) implements Nodes {

    @Override
    public Answer ask(NodeId node, Command command, Duration timeout) {
        return calls.reply(Reply.Answered.class, new Call.Ask(node, command, timeout))
                .answer();
    }
}
