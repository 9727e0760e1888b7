package dev.lockscope.redis.wire;

import dev.lockscope.lab.Listening;
import dev.lockscope.lab.Wire;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.CommandWords;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Replication;
import dev.lockscope.time.RunClock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * One client's Jedis connections to the nodes: one connection a node at a time, each with a thread of its own.
 *
 * <p>Jedis itself times nothing out but connecting (2 s): time-outs belong to the client's own time. Safe for use by
 * several threads.
 */
public final class JedisWire implements Wire {

    private static final long JOIN_MS = 2_000;

    private final String client;
    private final Map<NodeId, Route> routes;
    private final RunClock clock;
    private final Map<NodeId, Lane> lanes = new HashMap<>();
    private final List<Lane> abandoned = new ArrayList<>();
    private final List<Ear> ears = new ArrayList<>();
    private boolean closed;

    /**
     * A wire that connects when it is first used.
     *
     * @param client the client's name
     * @param routes the way to each node
     */
    public JedisWire(String client, Map<NodeId, Route> routes, RunClock clock) {
        this.client = client;
        this.routes = Map.copyOf(routes);
        this.clock = clock;
    }

    @Override
    public synchronized CompletableFuture<Answer> send(NodeId node, long number, long cause, Command command) {
        CompletableFuture<Answer> answer = new CompletableFuture<>();
        if (closed) {
            answer.complete(new Answer.Failed("the client has hung up"));
            return answer;
        }
        lane(node).put(new Call(number, cause, CommandWords.of(command), answer));
        return answer;
    }

    @Override
    public synchronized CompletableFuture<Replication> sendThenWait(
            NodeId node, long number, long cause, Command write, int replicas, Duration limit) {
        CompletableFuture<Answer> written = new CompletableFuture<>();
        CompletableFuture<Answer> acknowledged = new CompletableFuture<>();
        List<String> wait = List.of("WAIT", Integer.toString(replicas), Long.toString(limit.toMillis()));
        Call call = new Call(
                number,
                cause,
                CommandWords.of(write),
                written,
                Optional.of(new Call(number, cause, wait, acknowledged)));
        if (closed) {
            call.complete(new Answer.Failed("the client has hung up"));
        } else {
            lane(node).put(call);
        }
        return written.thenCombine(acknowledged, Replication::new);
    }

    @Override
    public synchronized Listening listen(NodeId node, String channel) {
        Ear ear = new Ear(client, route(node), channel);
        ears.removeIf(old -> !old.isAlive());
        ears.add(ear);
        if (closed) {
            ear.close();
        }
        return ear;
    }

    private Route route(NodeId node) {
        return Objects.requireNonNull(routes.get(node), () -> "no way to " + node);
    }

    private Lane lane(NodeId node) {
        return lanes.computeIfAbsent(node, to -> new Lane(client, to.name(), route(to), clock));
    }

    @Override
    public synchronized void giveUp(NodeId node) {
        Lane lane = lanes.remove(node);
        if (lane != null) {
            lane.abandon();
            abandoned.removeIf(old -> !old.isAlive());
            abandoned.add(lane);
        }
    }

    @Override
    public void close() {
        List<Lane> all;
        synchronized (this) {
            ears.forEach(Ear::close);
            closed = true;
            all = new ArrayList<>(lanes.values());
            all.addAll(abandoned);
            lanes.clear();
            abandoned.clear();
        }
        all.forEach(Lane::close);
        try {
            for (Lane lane : all) {
                lane.join(JOIN_MS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
