package dev.lockscope.fault.link;

import dev.lockscope.time.Randomness;
import dev.lockscope.trace.LinkFact.Condition;
import dev.lockscope.trace.LinkFact.Direction;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Set;

/**
 * The forwarder between one client and one node: passes on, keeps, delays or loses whole messages of the Redis protocol.
 * One that several parties share is a {@link PeerFront}.
 *
 * <p>Behaves like a network that stalls: what it keeps is delivered when it is opened, also when the sender has hung up
 * since; and that a side has hung up is itself kept. A side that closes only its half of a connection counts as having
 * hung up. What it can't read as the Redis protocol, such as a replication stream, it handles in the pieces in which it
 * comes. A message above 64 MiB resets its connection; beyond 64 MiB kept of one direction the sender has to wait.
 *
 * <p>Any thread may call it, but not the listener's methods, which are called on the link's own thread. A call returns
 * when its effect is there. Calls on a closed link change nothing and answer 0.
 */
public final class Link implements Passage, AutoCloseable {

    private final LinkThread thread;
    private final Passage passage;

    private Link(LinkThread thread, Peer everybody) {
        this.thread = thread;
        this.passage = new PeerPassage(everybody, thread);
    }

    /**
     * Opens a link that listens on 127.0.0.1, on a free port, and passes everything on.
     *
     * @param server where it passes it on to; need not answer yet: a client that comes while it does not is reset
     * @throws IOException when there is no port to listen on
     */
    public static Link open(InetSocketAddress server, LinkListener listener) throws IOException {
        return open(Ends.to(server), listener);
    }

    /**
     * Opens a link that passes everything on.
     *
     * @throws IOException when the port to listen on is taken
     */
    public static Link open(Ends ends, LinkListener listener) throws IOException {
        Peer everybody = new Peer(listener);
        return new Link(LinkThread.start(ends, Source.always(ends.source()), new Peers(everybody)), everybody);
    }

    /** Where the client connects to. */
    public InetSocketAddress address() {
        return thread.address();
    }

    @Override
    public Condition condition() {
        return passage.condition();
    }

    @Override
    public int lost() {
        return passage.lost();
    }

    @Override
    public int delayed() {
        return passage.delayed();
    }

    @Override
    public int hold(Set<Direction> directions) {
        return passage.hold(directions);
    }

    @Override
    public int lose(Set<Direction> directions) {
        return passage.lose(directions);
    }

    @Override
    public void holdNext(Direction direction) {
        passage.holdNext(direction);
    }

    @Override
    public void loseNext(Direction direction) {
        passage.loseNext(direction);
    }

    @Override
    public void delay(Direction direction, Duration delay) {
        passage.delay(direction, delay);
    }

    @Override
    public void delay(Direction direction, Duration base, Duration jitter, Randomness randomness) {
        passage.delay(direction, base, jitter, randomness);
    }

    @Override
    public int reset() {
        return passage.reset();
    }

    @Override
    public int cut() {
        return passage.cut();
    }

    @Override
    public int open() {
        return passage.open();
    }

    /** Ends: resets every connection, loses what is kept, and gives back the port; returns when that is done. */
    @Override
    public void close() {
        thread.close();
    }
}
