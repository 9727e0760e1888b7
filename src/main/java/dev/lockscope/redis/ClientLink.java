package dev.lockscope.redis;

import dev.lockscope.fault.FaultyLink;
import dev.lockscope.fault.link.Link;
import dev.lockscope.redis.wire.Conversations;
import dev.lockscope.redis.wire.Route;
import dev.lockscope.trace.LinkFact.Condition;
import dev.lockscope.trace.LinkFact.Direction;
import dev.lockscope.trace.Recorder;
import java.io.IOException;
import java.time.Duration;
import java.util.Set;

/** The link between one client and one node, which tells the trace what it does. Safe for use by several threads. */
final class ClientLink implements FaultyLink, AutoCloseable {

    private final Conversations conversations = new Conversations();
    private final Endpoint server;
    private final LinkWitness witness;
    private final Link link;

    ClientLink(String client, String node, Endpoint server, Recorder recorder) throws IOException {
        this.server = server;
        this.witness = new LinkWitness(client, node, conversations, recorder);
        this.link = Link.open(server.address(), witness);
    }

    Route route() {
        return new Route(new Endpoint(link.address(), server.password()), conversations);
    }

    Conversations conversations() {
        return conversations;
    }

    @Override
    public void hold(Set<Direction> directions, long cause) {
        witness.changed(
                directions.size() == 2
                        ? Condition.HOLDS_BOTH
                        : directions.contains(Direction.THERE) ? Condition.HOLDS_REQUESTS : Condition.HOLDS_REPLIES,
                cause);
        link.hold(directions);
    }

    @Override
    public void holdNext(Direction direction, long cause) {
        throw new UnsupportedOperationException("not yet");
    }

    @Override
    public int open(long cause) {
        witness.changed(Condition.OPEN, cause);
        return link.open();
    }

    @Override
    public int cut(long cause) {
        witness.changed(Condition.CUT, cause);
        return link.cut();
    }

    @Override
    public void lose(Set<Direction> directions, long cause) {
        throw new UnsupportedOperationException("not yet");
    }

    @Override
    public void loseNext(Direction direction, long cause) {
        link.loseNext(direction);
    }

    @Override
    public int reset(long cause) {
        throw new UnsupportedOperationException("not yet");
    }

    @Override
    public void delay(Set<Direction> directions, Duration latency, Duration jitter, long cause) {
        throw new UnsupportedOperationException("not yet");
    }

    @Override
    public int touched() {
        return 0;
    }

    @Override
    public void close() {
        link.close();
    }
}
