package dev.lockscope.redis;

import dev.lockscope.fault.FaultyLink;
import dev.lockscope.fault.link.Link;
import dev.lockscope.fault.link.Passage;
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

    private final LinkWitness witness;
    private final Passage link;
    private final Endpoint entrance;
    private final Runnable closing;
    private final Randomness jitters;
    private int touchedBefore;

    /**
     * A link of two parties alone, which is open.
     *
     * @throws IOException when there is no port for it
     */
    public TracedLink(String from, String to, Endpoint server, Recorder recorder) throws IOException {
        this(new LinkWitness(from, to, new Conversations(), recorder), server);
    }

    private TracedLink(LinkWitness witness, Endpoint server) throws IOException {
        this(witness, Link.open(server.address(), witness), server);
    }

    private TracedLink(LinkWitness witness, Link link, Endpoint server) {
        this(witness, link, new Endpoint(link.address(), server.password()), link::close);
    }

    /**
     * A link through what may be shared with others.
     *
     * @param witness learns of what it does
     * @param entrance where the party that it leads from connects to
     * @param closing ends what is the link's own
     */
    TracedLink(LinkWitness witness, Passage link, Endpoint entrance, Runnable closing) {
        this.witness = witness;
        this.link = link;
        this.entrance = entrance;
        this.closing = closing;
        this.jitters = Randomness.seeded(SEED).fork(witness.name());
    }

    /** Where the party that it leads from connects to. */
    InetSocketAddress address() {
        return entrance.address();
    }

    /** The way through it, for the party that it leads from. */
    public Route route() {
        return new Route(entrance, witness.conversations());
    }

    /** Whose messages it carries. */
    public Conversations conversations() {
        return witness.conversations();
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
        closing.run();
    }
}
