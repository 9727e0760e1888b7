package dev.lockscope.benchmark;

import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.Gathering;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Nodes;
import dev.lockscope.lock.port.Replication;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One node in memory for threads of this machine: as much of it as the compared recipes use. Nothing expires. */
final class ThreadedStore implements Nodes {

    private static final List<NodeId> ONE = List.of(new NodeId("redis"));

    private final Map<String, String> values = new HashMap<>();

    @Override
    public List<NodeId> all() {
        return ONE;
    }

    @Override
    public NodeId master() {
        return ONE.get(0);
    }

    @Override
    public synchronized Answer ask(NodeId node, Command command, Duration timeout) {
        if (command instanceof Command.Get get) {
            return value(values.get(get.key()));
        } else if (command instanceof Command.SetIfAbsent set) {
            return values.putIfAbsent(set.key(), set.value()) == null ? new Answer.Value("OK") : new Answer.Refused();
        } else if (command instanceof Command.RunScript run) {
            String key = run.keys().get(0);
            String token = run.args().get(0);
            return switch (run.script().name()) {
                case "set-anyway" -> {
                    values.put(key, token);
                    yield new Answer.Value("OK");
                }
                case "release-if-owner" -> new Answer.Value(values.remove(key, token) ? "1" : "0");
                default -> throw new UnsupportedOperationException(run.script().name());
            };
        }
        throw new UnsupportedOperationException(command.toString());
    }

    private static Answer value(@Nullable String text) {
        return text == null ? new Answer.Refused() : new Answer.Value(text);
    }

    @Override
    public List<Answer> askAll(List<NodeId> nodes, Command command, Duration timeout, Gathering gathering) {
        throw new UnsupportedOperationException("there is one node");
    }

    @Override
    public Replication writeThenWait(NodeId node, Command write, int replicas, Duration limit, Duration timeout) {
        throw new UnsupportedOperationException("there is one node");
    }

    @Override
    public boolean subscribe(NodeId node, String channel, Duration timeout) {
        throw new UnsupportedOperationException("there are no channels");
    }

    @Override
    public boolean awaitMessage(NodeId node, String channel, Duration limit) {
        throw new UnsupportedOperationException("there are no channels");
    }

    @Override
    public void unsubscribe(NodeId node, String channel) {
        throw new UnsupportedOperationException("there are no channels");
    }
}
