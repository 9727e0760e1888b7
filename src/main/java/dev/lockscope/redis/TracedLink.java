package dev.lockscope.redis;

import dev.lockscope.fault.FaultyLink;
import dev.lockscope.fault.link.Link;
import dev.lockscope.redis.wire.Conversations;
import dev.lockscope.redis.wire.Route;
import dev.lockscope.time.Randomness;
import dev.lockscope.trace.LinkFact.Condition;
import dev.lockscope.trace.LinkFact.Direction;
import dev.lockscope.trace.Recorder;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Set;

/**
 * The link between two parties, such as a client and a node, which tells the trace what it does. Safe for use by several
 * threads.
 */
public final class TracedLink implements FaultyLink, AutoCloseable {

    /** The jitter of a link is the same in each run. */
    private static final long SEED = 1;

    private final Conversations conversations = new Conversations();
    private final Endpoint server;
    private final LinkWitness witness;
    private final Link link;
    private final Randomness jitters;
    private int touchedBefore;

    /**
     * A link that is open.
     *
     * @throws IOException when there is no port for it
     */
    public TracedLink(String from, String to, Endpoint server, Recorder recorder) throws IOException {
        this.server = server;
        this.witness = new LinkWitness(from, to, conversations, recorder);
        this.jitters = Randomness.seeded(SEED).fork(from + "-" + to);
        this.link = Link.open(server.address(), witness);
    }

    /** Where the party that it leads from connects to. */
    InetSocketAddress address() {
        return link.address();
    }

    /** The way through it, for the party that it leads from. */
    public Route route() {
        return new Route(new Endpoint(link.address(), server.password()), conversations);
    }

    /** Whose messages it carries. */
    public Conversations conversations() {
        return conversations;
    }

    @Override
    public synchronized void hold(Set<Direction> directions, long cause) {
        changes(Condition.holding(directions), cause);
        link.hold(directions);
    }

    @Override
    public synchronized void holdNext(Direction direction, long cause) {
        changes(Condition.holdingNext(direction), cause);
        link.holdNext(direction);
    }

    @Override
    public synchronized int open(long cause) {
        changes(Condition.OPEN, cause);
        return link.open();
    }

    @Override
    public synchronized int cut(long cause) {
        changes(Condition.CUT, cause);
        return link.cut();
    }

    @Override
    public synchronized void lose(Set<Direction> directions, long cause) {
        changes(Condition.losing(directions), cause);
        link.lose(directions);
    }

    @Override
    public synchronized void loseNext(Direction direction, long cause) {
        stays(cause);
        link.loseNext(direction);
    }

    @Override
    public synchronized int reset(long cause) {
        stays(cause);
        return link.reset();
    }

    @Override
    public synchronized void delay(Set<Direction> directions, Duration latency, Duration jitter, long cause) {
        changes(Condition.DELAYS, cause);
        directions.forEach(direction -> link.delay(direction, latency, jitter, jitters));
    }

    @Override
    public synchronized int touched() {
        return allTouched() - touchedBefore;
    }

    private void changes(Condition condition, long cause) {
        touchedBefore = allTouched();
        witness.changed(condition, cause);
    }

    /** What it does with messages in general stays as it is. */
    private void stays(long cause) {
        touchedBefore = allTouched();
        witness.because(cause);
    }

    private int allTouched() {
        return link.lost() + link.delayed();
    }

    @Override
    public void close() {
        link.close();
    }
}
