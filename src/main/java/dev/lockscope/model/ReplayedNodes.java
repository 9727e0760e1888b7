package dev.lockscope.model;

import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.Gathering;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Nodes;
import dev.lockscope.lock.port.Replication;
import java.time.Duration;
import java.util.List;

/** The nodes, as a replayed program reaches them. */
record ReplayedNodes(List<NodeId> all, ReplayedCalls calls) implements Nodes {

    private static final Call MASTER = new Call.Master();

    @Override
    public Answer ask(NodeId node, Command command, Duration timeout) {
        return calls.reply(Reply.Answered.class, new Call.Ask(node, command, timeout))
                .answer();
    }

    @Override
    public List<Answer> askAll(List<NodeId> nodes, Command command, Duration timeout, Gathering gathering) {
        if (gathering == Gathering.IN_TURN) {
            return nodes.stream().map(node -> ask(node, command, timeout)).toList();
        }
        return calls.reply(Reply.Gathered.class, new Call.AskAll(List.copyOf(nodes), command, timeout, gathering))
                .answers();
    }

    @Override
    public Replication writeThenWait(NodeId node, Command write, int replicas, Duration limit, Duration timeout) {
        return calls.reply(Reply.Replicated.class, new Call.WriteThenWait(node, write, replicas, limit, timeout))
                .replication();
    }

    @Override
    public NodeId master() {
        return all.size() == 1
                ? all.get(0)
                : calls.reply(Reply.Named.class, MASTER).node();
    }

    @Override
    public boolean subscribe(NodeId node, String channel, Duration timeout) {
        return calls.holds(new Call.Subscribe(node, channel, timeout));
    }

    @Override
    public boolean awaitMessage(NodeId node, String channel, Duration limit) {
        return calls.holds(new Call.AwaitMessage(node, channel, limit));
    }

    @Override
    public void unsubscribe(NodeId node, String channel) {
        calls.does(new Call.Unsubscribe(node, channel));
    }
}
