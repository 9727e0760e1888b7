package dev.lockscope.redis;

import dev.lockscope.fault.FaultyLink;
import dev.lockscope.fault.link.Passage;
import dev.lockscope.time.Randomness;
import dev.lockscope.trace.LinkFact.Condition;
import dev.lockscope.trace.LinkFact.Direction;
import java.time.Duration;
import java.util.Set;

/**
 * What can be done to the link between two parties, such as a client and a node, told to the trace. Safe for use by several
 * threads.
 */
public final class TracedLink implements FaultyLink {

    private final LinkWitness witness;
    private final Passage link;
    private final Randomness jitters;
    private int touchedBefore;

    /**
     * A link that passes everything on.
     *
     * @param witness is told of every change before it is made
     * @param jitters decides how late each message is where that varies
     */
    TracedLink(LinkWitness witness, Passage link, Randomness jitters) {
        this.witness = witness;
        this.link = link;
        this.jitters = jitters;
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
}
