package dev.lockscope.lab;

import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.CommandText;
import dev.lockscope.lock.port.Gathering;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Nodes;
import dev.lockscope.lock.port.Replication;
import dev.lockscope.trace.CommandFact.CommandSent;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The nodes as one client reaches them: through its gate, with time-outs by its own time.
 *
 * <p>A paused client reads nothing; what has come in by the time it goes on is read then, also when it is late, as a
 * socket's reader does after a stop-the-world pause. Belongs to one program of the client.
 */
final class GatedNodes implements Nodes {

    private final String client;
    private final Cluster cluster;
    private final Wire wire;
    private final ClientVoice voice;
    private final Gate gate;
    private final Patience patience;
    private final AtomicLong commands;
    private final Ears ears;

    GatedNodes(
            String client,
            Cluster cluster,
            Wire wire,
            ClientVoice voice,
            Gate gate,
            Patience patience,
            AtomicLong commands) {
        this.client = client;
        this.cluster = cluster;
        this.wire = wire;
        this.voice = voice;
        this.gate = gate;
        this.patience = patience;
        this.commands = commands;
        this.ears = new Ears(wire, gate, patience);
    }

    /** One command on its way. */
    private record Asked(NodeId node, long number, CompletableFuture<Answer> coming) {}

    @Override
    public List<NodeId> all() {
        return cluster.nodes();
    }

    @Override
    public Answer ask(NodeId node, Command command, Duration timeout) {
        Asked asked = send(node, command);
        return settle(asked, patience.within(asked.coming(), timeout), timeout);
    }

    @Override
    public List<Answer> askAll(List<NodeId> nodes, Command command, Duration timeout, Gathering gathering) {
        if (gathering == Gathering.IN_TURN) {
            return nodes.stream().map(node -> ask(node, command, timeout)).toList();
        }
        List<Asked> asked = nodes.stream().map(node -> send(node, command)).toList();
        int wanted = gathering == Gathering.UNTIL_QUORUM ? nodes.size() / 2 + 1 : nodes.size() + 1;
        patience.untilValues(asked.stream().map(Asked::coming).toList(), wanted, timeout);
        return asked.stream()
                .map(one -> settle(one, Patience.soFar(one.coming()), timeout))
                .toList();
    }

    private Asked send(NodeId node, Command command) {
        long number = commands.incrementAndGet();
        List<CompletableFuture<Answer>> sent = new ArrayList<>(1);
        voice.tell(
                new CommandSent(client, node.name(), number, CommandText.of(command)),
                seq -> sent.add(wire.send(node, number, seq, command)));
        return new Asked(node, number, sent.get(0));
    }

    private Answer settle(Asked asked, Optional<Answer> came, Duration timeout) {
        if (came.isEmpty()) {
            wire.giveUp(asked.node());
        }
        Answer answer = came.orElseGet(() -> late(timeout));
        voice.tell(CommandFacts.replied(client, asked.node().name(), asked.number(), answer));
        return answer;
    }

    private static Answer late(Duration timeout) {
        return new Answer.Unknown("timed out after " + timeout.toMillis() + " ms");
    }

    @Override
    public Replication writeThenWait(NodeId node, Command write, int replicas, Duration limit, Duration timeout) {
        long number = commands.incrementAndGet();
        String text = CommandText.of(write) + "; WAIT " + replicas + " " + limit.toMillis();
        List<CompletableFuture<Replication>> sent = new ArrayList<>(1);
        voice.tell(
                new CommandSent(client, node.name(), number, text),
                seq -> sent.add(wire.sendThenWait(node, number, seq, write, replicas, limit)));
        Optional<Replication> came = patience.within(sent.get(0), timeout.plus(limit));
        if (came.isEmpty()) {
            wire.giveUp(node);
        }
        Replication replication = came.orElseGet(() -> new Replication(late(timeout), late(timeout)));
        voice.tell(CommandFacts.replied(client, node.name(), number, shown(replication)));
        return replication;
    }

    private static Answer shown(Replication replication) {
        return replication.write() instanceof Answer.Value write
                        && replication.acknowledged() instanceof Answer.Value acknowledged
                ? new Answer.Value(write.text() + ", acknowledged by " + acknowledged.text())
                : replication.write();
    }

    @Override
    public NodeId master() {
        gate.pass();
        NodeId master = cluster.master(client);
        gate.pass();
        return master;
    }

    @Override
    public boolean subscribe(NodeId node, String channel, Duration timeout) {
        return ears.listen(node, channel, timeout);
    }

    @Override
    public boolean awaitMessage(NodeId node, String channel, Duration limit) {
        return ears.await(node, channel, limit);
    }

    @Override
    public void unsubscribe(NodeId node, String channel) {
        ears.close(node, channel);
    }
}
