package dev.lockscope.lock.contract;

import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.Gathering;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Nodes;
import dev.lockscope.lock.port.Replication;
import java.time.Duration;
import java.util.List;

/**
 * Nodes whose links play up when they are told to. Where nothing does, the client waits far longer than its time-out, so
 * that a slow machine is never taken for a mishap.
 */
final class MishapNodes implements Nodes {

    private static final Duration ANY = Duration.ofSeconds(20);

    private final Nodes nodes;
    private final Mishaps mishaps;

    MishapNodes(Nodes nodes, Mishaps mishaps) {
        this.nodes = nodes;
        this.mishaps = mishaps;
    }

    @Override
    public List<NodeId> all() {
        return nodes.all();
    }

    @Override
    public Answer ask(NodeId node, Command command, Duration timeout) {
        boolean struck = mishaps.strike(node);
        Answer answer = nodes.ask(node, command, struck ? timeout : ANY);
        mishaps.pass(node);
        return answer;
    }

    @Override
    public List<Answer> askAll(List<NodeId> asked, Command command, Duration timeout, Gathering gathering) {
        if (gathering == Gathering.IN_TURN) {
            return asked.stream().map(node -> ask(node, command, timeout)).toList();
        }
        boolean struck = false;
        for (NodeId node : asked) {
            struck |= mishaps.strike(node);
        }
        List<Answer> answers = nodes.askAll(asked, command, struck ? timeout : ANY, gathering);
        asked.forEach(mishaps::pass);
        return answers;
    }

    @Override
    public Replication writeThenWait(NodeId node, Command write, int replicas, Duration limit, Duration timeout) {
        boolean struck = mishaps.strike(node);
        Replication replication = nodes.writeThenWait(node, write, replicas, limit, struck ? timeout : ANY);
        mishaps.pass(node);
        return replication;
    }

    @Override
    public NodeId master() {
        return nodes.master();
    }

    @Override
    public boolean subscribe(NodeId node, String channel, Duration timeout) {
        return nodes.subscribe(node, channel, ANY);
    }

    @Override
    public boolean awaitMessage(NodeId node, String channel, Duration limit) {
        return nodes.awaitMessage(node, channel, limit);
    }

    @Override
    public void unsubscribe(NodeId node, String channel) {
        nodes.unsubscribe(node, channel);
    }
}
