package dev.lockscope.redis;

import dev.lockscope.fault.link.Ends;
import dev.lockscope.fault.link.LinkListener;
import dev.lockscope.fault.link.Passage;
import dev.lockscope.fault.link.PeerFront;
import dev.lockscope.redis.wire.Conversations;
import dev.lockscope.scenario.LinkEnds;
import dev.lockscope.time.Randomness;
import dev.lockscope.trace.Recorder;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The announced address of one server, and the links that lead through it. Safe for use by several threads. */
final class Front implements AutoCloseable {

    /** The jitter of a link is the same in each run. */
    private static final long SEED = 1;

    private final Map<String, LinkWitness> witnesses = new ConcurrentHashMap<>();
    private final String server;
    private final Recorder recorder;
    private final Set<String> chatty;
    private final PeerFront front;

    /**
     * Opens it.
     *
     * @param chatty those whose single messages are not told: sentinels ask everybody once a second and begin a new
     *     connection whenever no answer comes, so that what the link does is told by its condition alone
     * @throws IOException when there is no port for it
     */
    Front(String server, Endpoint endpoint, Set<String> chatty, Recorder recorder) throws IOException {
        this.chatty = Set.copyOf(chatty);
        this.server = server;
        this.recorder = recorder;
        this.front = PeerFront.open(Ends.to(endpoint.address()), this::listener);
    }

    private LinkListener listener(String from) {
        return chatty.contains(from) ? new Unheard() : witness(from);
    }

    private LinkWitness witness(String from) {
        return witnesses.computeIfAbsent(from, name -> new LinkWitness(name, server, new Conversations(), recorder));
    }

    /** The link of the one that calls from an address. */
    TracedLink know(String from, InetAddress source) {
        Passage passage = front.know(from, source);
        Randomness jitters = Randomness.seeded(SEED).fork(new LinkEnds(from, server).name());
        return new TracedLink(witness(from), passage, jitters);
    }

    InetSocketAddress address() {
        return front.address();
    }

    @Override
    public void close() {
        front.close();
    }
}
