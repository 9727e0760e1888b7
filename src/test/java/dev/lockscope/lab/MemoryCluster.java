package dev.lockscope.lab;

import dev.lockscope.fault.MemoryLink;
import dev.lockscope.fault.MemoryNode;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Replication;
import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.NodeAction;
import dev.lockscope.scenario.Topology;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LinkFact.Direction;
import dev.lockscope.trace.Recorder;
import dev.lockscope.trace.StoreFact.KeyDeleted;
import dev.lockscope.trace.StoreFact.KeyStored;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * A cluster for tests of the lab alone: one node whose keys never expire, or several whose keys are those of the first.
 * What is done to nodes and links beyond that is only noted.
 */
final class MemoryCluster implements Cluster {

    private final List<NodeId> nodes;
    private final Recorder recorder;
    private final Map<String, String> keys = new HashMap<>();
    private final Map<String, MemoryLink> links = new LinkedHashMap<>();
    private final Map<String, MemoryNode> faulty = new LinkedHashMap<>();
    int closed;
    /** Why nothing can be done to nodes here; nothing where it can. */
    Optional<String> untouchable = Optional.empty();

    MemoryCluster(Recorder recorder, Topology topology) {
        this.recorder = recorder;
        this.nodes = topology.nodes().stream().map(NodeId::new).toList();
        topology.nodes().forEach(node -> faulty.put(node, new MemoryNode()));
        topology.peers().forEach(link -> links.put(link.name(), new MemoryLink()));
    }

    @Override
    public List<NodeId> nodes() {
        return nodes;
    }

    @Override
    public NodeId master(String client) {
        return nodes.get(0);
    }

    @Override
    public Optional<String> refusal(Action action) {
        return action instanceof NodeAction ? untouchable : Optional.empty();
    }

    @Override
    public String serverVersion() {
        return "memory";
    }

    @Override
    public synchronized void prepare(String key, String value) {
        keys.put(key, value);
        recorder.record("redis", Event.NO_CAUSE, new KeyStored("redis", key, value, null));
    }

    @Override
    public Wire wire(String client) {
        nodes.forEach(node -> links.put(client + "-" + node.name(), new MemoryLink()));
        return new Wire() {
            @Override
            public CompletableFuture<Answer> send(NodeId to, long number, long cause, Command command) {
                CompletableFuture<Answer> answer = new CompletableFuture<>();
                MemoryLink link = link(client, to.name());
                link.carry(Direction.THERE, () -> {
                    Answer result = execute(client, cause, command);
                    link.carry(Direction.BACK, () -> answer.complete(result));
                });
                return answer;
            }

            @Override
            public CompletableFuture<Replication> sendThenWait(
                    NodeId to, long number, long cause, Command write, int replicas, Duration limit) {
                return send(to, number, cause, write)
                        .thenApply(answer -> new Replication(answer, new Answer.Value("0")));
            }

            @Override
            public Listening listen(NodeId to, String channel) {
                throw new UnsupportedOperationException("there are no channels here");
            }

            @Override
            public void giveUp(NodeId to) {}

            @Override
            public void close() {}
        };
    }

    private synchronized Answer execute(String client, long cause, Command command) {
        if (command instanceof Command.SetIfAbsent set) {
            if (keys.putIfAbsent(set.key(), set.value()) != null) {
                return new Answer.Refused();
            }
            recorder.record("redis", cause, new KeyStored("redis", set.key(), set.value(), null));
            return new Answer.Value("OK");
        } else if (command instanceof Command.Delete delete) {
            String value = keys.remove(delete.key());
            if (value == null) {
                return new Answer.Value("0");
            }
            recorder.record("redis", cause, new KeyDeleted("redis", delete.key(), value, client));
            return new Answer.Value("1");
        }
        return new Answer.Failed("not known here: " + command);
    }

    @Override
    public MemoryLink link(String from, String to) {
        MemoryLink link = links.get(from + "-" + to);
        if (link == null) {
            throw new IllegalArgumentException("there is no link from " + from + " to " + to);
        }
        return link;
    }

    @Override
    public MemoryNode node(String name) {
        MemoryNode node = faulty.get(name);
        if (node == null) {
            throw new IllegalArgumentException("there is no node " + name);
        }
        return node;
    }

    @Override
    public boolean settle(Duration limit) {
        return true;
    }

    @Override
    public void close() {
        closed++;
        recorder.record("redis", Event.NO_CAUSE, new KeyDeleted("redis", "none", "none", null));
    }
}
