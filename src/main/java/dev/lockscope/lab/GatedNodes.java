package dev.lockscope.lab;

import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.CommandText;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Nodes;
import dev.lockscope.trace.CommandFact.CommandSent;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The nodes as one client reaches them: through its gate, with time-outs by its own time.
 *
 * <p>A paused client reads nothing; what has come in by the time it goes on is read then, also when it is late, as a
 * socket's reader does after a stop-the-world pause.
 */
final class GatedNodes implements Nodes {

    private final String client;
    private final List<NodeId> nodes;
    private final Wire wire;
    private final ClientVoice voice;
    private final Gate gate;
    private final AtomicLong commands;

    GatedNodes(String client, List<NodeId> nodes, Wire wire, ClientVoice voice, Gate gate, AtomicLong commands) {
        this.client = client;
        this.nodes = nodes;
        this.wire = wire;
        this.voice = voice;
        this.gate = gate;
        this.commands = commands;
    }

    @Override
    public List<NodeId> all() {
        return nodes;
    }

    @Override
    public Answer ask(NodeId node, Command command, Duration timeout) {
        long number = commands.incrementAndGet();
        List<CompletableFuture<Answer>> sent = new ArrayList<>(1);
        voice.tell(
                new CommandSent(client, node.name(), number, CommandText.of(command)),
                seq -> sent.add(wire.send(node, number, seq, command)));
        Answer answer = await(sent.get(0), node, timeout);
        voice.tell(CommandFacts.replied(client, node.name(), number, answer));
        return answer;
    }

    private Answer await(CompletableFuture<Answer> coming, NodeId node, Duration timeout) {
        try {
            coming.get(timeout.toNanos(), TimeUnit.NANOSECONDS);
        } catch (TimeoutException e) {
            gate.pass();
        } catch (ExecutionException e) {
            return new Answer.Unknown(String.valueOf(e.getCause()));
        } catch (InterruptedException e) {
            throw new ClientStopped();
        }
        Answer unknown = new Answer.Unknown("timed out after " + timeout.toMillis() + " ms");
        Answer answer = coming.getNow(unknown);
        if (answer == unknown) {
            wire.giveUp(node);
        }
        return answer;
    }
}
