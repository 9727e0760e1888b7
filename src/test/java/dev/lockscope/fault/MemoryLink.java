package dev.lockscope.fault;

import dev.lockscope.trace.LinkFact.Direction;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** A link that is a list in memory: what it carries is delivered at once unless a fault says otherwise. For tests. */
public final class MemoryLink implements FaultyLink {

    private final Set<Direction> held = EnumSet.noneOf(Direction.class);
    private final Set<Direction> lossy = EnumSet.noneOf(Direction.class);
    private final Set<Direction> late = EnumSet.noneOf(Direction.class);
    private final Set<Direction> holdsNext = EnumSet.noneOf(Direction.class);
    private final Set<Direction> losesNext = EnumSet.noneOf(Direction.class);
    private final List<Runnable> kept = new ArrayList<>();
    private final List<Long> causes = new ArrayList<>();
    private Duration latest = Duration.ZERO;
    private int touched;

    /** Carries a message; {@code delivery} is done when it arrives, if it does. */
    public synchronized void carry(Direction direction, Runnable delivery) {
        if (holdsNext.remove(direction)) {
            held.add(direction);
        }
        if (lossy.contains(direction) || losesNext.remove(direction)) {
            touched++;
        } else if (held.contains(direction)) {
            kept.add(delivery);
        } else {
            if (late.contains(direction)) {
                touched++;
            }
            delivery.run();
        }
    }

    /** The events that led to its changes. */
    public synchronized List<Long> causes() {
        return List.copyOf(causes);
    }

    /** The longest that a message may take. */
    public synchronized Duration latest() {
        return latest;
    }

    private void change(long cause) {
        causes.add(cause);
        held.clear();
        lossy.clear();
        late.clear();
        holdsNext.clear();
        losesNext.clear();
        latest = Duration.ZERO;
        touched = 0;
    }

    @Override
    public synchronized void hold(Set<Direction> directions, long cause) {
        change(cause);
        held.addAll(directions);
    }

    @Override
    public synchronized void holdNext(Direction direction, long cause) {
        change(cause);
        holdsNext.add(direction);
    }

    @Override
    public synchronized int open(long cause) {
        change(cause);
        int count = kept.size();
        List.copyOf(kept).forEach(Runnable::run);
        kept.clear();
        return count;
    }

    @Override
    public synchronized int cut(long cause) {
        int lost = reset(cause);
        lossy.addAll(EnumSet.allOf(Direction.class));
        return lost;
    }

    @Override
    public synchronized void lose(Set<Direction> directions, long cause) {
        change(cause);
        lossy.addAll(directions);
    }

    @Override
    public synchronized void loseNext(Direction direction, long cause) {
        change(cause);
        losesNext.add(direction);
    }

    @Override
    public synchronized int reset(long cause) {
        int lost = kept.size();
        kept.clear();
        change(cause);
        return lost;
    }

    @Override
    public synchronized void delay(Set<Direction> directions, Duration latency, Duration jitter, long cause) {
        change(cause);
        late.addAll(directions);
        latest = latency.plus(jitter);
    }

    @Override
    public synchronized int touched() {
        return touched;
    }
}
