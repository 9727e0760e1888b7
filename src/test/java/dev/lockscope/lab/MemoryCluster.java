package dev.lockscope.lab;

import dev.lockscope.fault.FaultyLink;
import dev.lockscope.fault.FaultyNode;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Replication;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LinkFact.Direction;
import dev.lockscope.trace.Recorder;
import dev.lockscope.trace.StoreFact.KeyDeleted;
import dev.lockscope.trace.StoreFact.KeyStored;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/** A cluster of one node whose keys never expire, for tests of the lab alone. */
final class MemoryCluster implements Cluster {

    private final NodeId node = new NodeId("redis");
    private final Recorder recorder;
    private final Map<String, String> keys = new HashMap<>();
    private final List<Runnable> kept = new ArrayList<>();
    private boolean held;
    int closed;

    MemoryCluster(Recorder recorder) {
        this.recorder = recorder;
    }

    @Override
    public List<NodeId> nodes() {
        return List.of(node);
    }

    @Override
    public NodeId master(String client) {
        return node;
    }

    @Override
    public String serverVersion() {
        return "memory";
    }

    @Override
    public Wire wire(String client) {
        return new Wire() {
            @Override
            public CompletableFuture<Answer> send(NodeId to, long number, long cause, Command command) {
                CompletableFuture<Answer> answer = new CompletableFuture<>();
                synchronized (MemoryCluster.this) {
                    Runnable execution = () -> answer.complete(execute(client, cause, command));
                    if (held) {
                        kept.add(execution);
                    } else {
                        execution.run();
                    }
                }
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

    private Answer execute(String client, long cause, Command command) {
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
    public FaultyLink link(String from, String to) {
        return new MemoryLink();
    }

    @Override
    public FaultyNode node(String name) {
        throw new IllegalArgumentException("nothing can be done to " + name);
    }

    /** The one link, which can keep messages and nothing else. */
    private final class MemoryLink implements FaultyLink {

        @Override
        public void hold(Set<Direction> directions, long cause) {
            synchronized (MemoryCluster.this) {
                held = true;
            }
        }

        @Override
        public int open(long cause) {
            synchronized (MemoryCluster.this) {
                held = false;
                int count = kept.size();
                kept.forEach(Runnable::run);
                kept.clear();
                return count;
            }
        }

        @Override
        public int cut(long cause) {
            return 0;
        }

        @Override
        public void holdNext(Direction direction, long cause) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void lose(Set<Direction> directions, long cause) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void loseNext(Direction direction, long cause) {
            throw new UnsupportedOperationException();
        }

        @Override
        public int reset(long cause) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void delay(Set<Direction> directions, Duration latency, Duration jitter, long cause) {
            throw new UnsupportedOperationException();
        }

        @Override
        public int touched() {
            return 0;
        }
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
