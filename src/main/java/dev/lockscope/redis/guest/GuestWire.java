package dev.lockscope.redis.guest;

import dev.lockscope.lab.Listening;
import dev.lockscope.lab.Wire;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Replication;
import dev.lockscope.redis.guest.Pending.Sent;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;

/** A client's wire to the user's own servers: keeps it to the run's own keys, and has them looked at after each answer. */
final class GuestWire implements Wire {

    private final String client;
    private final Wire wire;
    private final KeyPrefix prefix;
    private final Map<NodeId, GuestStore> stores;

    GuestWire(String client, Wire wire, KeyPrefix prefix, Map<NodeId, GuestStore> stores) {
        this.client = client;
        this.wire = wire;
        this.prefix = prefix;
        this.stores = Map.copyOf(stores);
    }

    @Override
    public CompletableFuture<Answer> send(NodeId node, long number, long cause, Command command) {
        Sent sent = new Sent(client, number, cause, Reach.of(command));
        GuestStore store = store(node);
        store.sent(sent);
        return wire.send(node, number, cause, prefix.on(command)).thenApply(answer -> {
            store.answered(sent, isKnown(answer));
            return answer;
        });
    }

    @Override
    public CompletableFuture<Replication> sendThenWait(
            NodeId node, long number, long cause, Command write, int replicas, Duration limit) {
        Sent sent = new Sent(client, number, cause, Reach.of(write));
        GuestStore store = store(node);
        store.sent(sent);
        return wire.sendThenWait(node, number, cause, prefix.on(write), replicas, limit)
                .thenApply(answers -> {
                    store.answered(sent, isKnown(answers.write()));
                    return answers;
                });
    }

    private static boolean isKnown(Answer answer) {
        return !(answer instanceof Answer.Unknown);
    }

    private GuestStore store(NodeId node) {
        return Objects.requireNonNull(stores.get(node), () -> "no server " + node);
    }

    @Override
    public Listening listen(NodeId node, String channel) {
        return wire.listen(node, prefix.on(channel));
    }

    @Override
    public void giveUp(NodeId node) {
        wire.giveUp(node);
    }

    @Override
    public void close() {
        wire.close();
    }
}
