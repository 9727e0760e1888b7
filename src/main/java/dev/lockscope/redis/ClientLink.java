package dev.lockscope.redis;

import dev.lockscope.fault.link.Link;
import dev.lockscope.redis.wire.Conversations;
import dev.lockscope.redis.wire.Route;
import dev.lockscope.trace.LinkFact.Condition;
import dev.lockscope.trace.LinkFact.Direction;
import dev.lockscope.trace.Recorder;
import java.io.IOException;
import java.util.Set;

/** The link between one client and one node, which tells the trace what it does. Safe for use by several threads. */
public final class ClientLink implements AutoCloseable {

    private final Conversations conversations = new Conversations();
    private final Endpoint server;
    private final LinkWitness witness;
    private final Link link;

    /**
     * A link that is open.
     *
     * @throws IOException when there is no port for it
     */
    public ClientLink(String client, String node, Endpoint server, Recorder recorder) throws IOException {
        this.server = server;
        this.witness = new LinkWitness(client, node, conversations, recorder);
        this.link = Link.open(server.address(), witness);
    }

    /** The client's way through it. */
    public Route route() {
        return new Route(new Endpoint(link.address(), server.password()), conversations);
    }

    Conversations conversations() {
        return conversations;
    }

    /** Keeps what goes in these directions; answers how many messages that touched. */
    public int hold(Set<Direction> directions, long cause) {
        witness.changed(
                directions.size() == 2
                        ? Condition.HOLDS_BOTH
                        : directions.contains(Direction.THERE) ? Condition.HOLDS_REQUESTS : Condition.HOLDS_REPLIES,
                cause);
        return link.hold(directions);
    }

    /** Lets everything go on; answers how many messages that touched. */
    public int open(long cause) {
        witness.changed(Condition.OPEN, cause);
        return link.open();
    }

    /** Loses everything until it is opened; answers how many messages that touched. */
    public int cut(long cause) {
        witness.changed(Condition.CUT, cause);
        return link.cut();
    }

    @Override
    public void close() {
        link.close();
    }
}
