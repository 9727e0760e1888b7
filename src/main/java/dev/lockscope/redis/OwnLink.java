package dev.lockscope.redis;

import dev.lockscope.fault.link.Link;
import dev.lockscope.redis.wire.Conversations;
import dev.lockscope.redis.wire.Route;
import dev.lockscope.scenario.LinkEnds;
import dev.lockscope.time.Randomness;
import dev.lockscope.trace.Recorder;
import java.io.IOException;
import java.net.InetSocketAddress;

/** A link that two parties have to themselves, at an address of its own. Safe for use by several threads. */
public final class OwnLink implements AutoCloseable {

    /** The jitter of a link is the same in each run. */
    private static final long SEED = 1;

    private final Conversations conversations = new Conversations();
    private final Endpoint server;
    private final Link link;
    private final TracedLink traced;

    /**
     * Opens a link.
     *
     * @param server where it leads to
     * @throws IOException when there is no port for it
     */
    public OwnLink(LinkEnds ends, Endpoint server, Recorder recorder) throws IOException {
        this.server = server;
        LinkWitness witness = new LinkWitness(ends.from(), ends.to(), conversations, recorder);
        this.link = Link.open(server.address(), witness);
        this.traced = new TracedLink(witness, link, Randomness.seeded(SEED).fork(ends.name()));
    }

    /** Where the party that it leads from connects to. */
    public InetSocketAddress address() {
        return link.address();
    }

    /** A client's way through it. */
    public Route route() {
        return new Route(new Endpoint(link.address(), server.password()), conversations);
    }

    /** What a client has sent through it. */
    public Conversations conversations() {
        return conversations;
    }

    /** What can be done to it. */
    public TracedLink traced() {
        return traced;
    }

    @Override
    public void close() {
        link.close();
    }
}
