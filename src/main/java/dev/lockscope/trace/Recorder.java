package dev.lockscope.trace;

import dev.lockscope.time.RunClock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The one writer of a trace: gives every event its place in the order of arrival.
 *
 * <p>Any thread may record and read. Readers follow with {@link #from} and {@link #awaitMoreThan}.
 */
public final class Recorder {

    private final RunClock clock;
    private final List<Event> events = new ArrayList<>();
    private boolean closed;

    /** A recorder without events, which reads the time of what happens now from {@code clock}. */
    public Recorder(RunClock clock) {
        this.clock = clock;
    }

    /**
     * Records what happens now.
     *
     * @param actor see {@link Event#actor}
     * @param cause see {@link Event#cause}
     * @return the event's {@code seq}
     */
    public synchronized long record(String actor, long cause, Fact fact) {
        return append(clock.nanos(), actor, cause, fact);
    }

    /**
     * Records what happened at a time that is known better than by when it was noticed.
     *
     * @param at ns since the run's start
     * @return the event's {@code seq}
     */
    public synchronized long recordAt(long at, String actor, long cause, Fact fact) {
        return append(at, actor, cause, fact);
    }

    private long append(long at, String actor, long cause, Fact fact) {
        long seq = events.size() + 1L;
        if (closed) {
            return seq;
        }
        events.add(new Event(seq, at, actor, cause, fact));
        notifyAll();
        return seq;
    }

    /** How many events there are. */
    public synchronized int size() {
        return events.size();
    }

    /** A copy of the events from place {@code index} (0 for all) on, in the order of arrival. */
    public synchronized List<Event> from(int index) {
        return index >= events.size() ? List.of() : List.copyOf(events.subList(index, events.size()));
    }

    /**
     * Waits for an event beyond the first {@code count}.
     *
     * @param limit the longest time to wait, ns
     * @return whether there is one; false also when the recorder is closed and none will come
     * @throws InterruptedException when the calling thread is interrupted
     */
    public synchronized boolean awaitMoreThan(int count, long limit) throws InterruptedException {
        long deadline = clock.nanos() + limit;
        long left = limit;
        while (events.size() <= count && !closed && left > 0) {
            TimeUnit.NANOSECONDS.timedWait(this, left);
            left = deadline - clock.nanos();
        }
        return events.size() > count;
    }

    /** Takes no further events; those that come late are dropped, and waiting readers return. */
    public synchronized void close() {
        closed = true;
        notifyAll();
    }

    /** Whether it takes no further events. */
    public synchronized boolean isClosed() {
        return closed;
    }

    /** The trace of what is recorded so far. */
    public Trace trace(Header header) {
        return new Trace(header, from(0));
    }
}
