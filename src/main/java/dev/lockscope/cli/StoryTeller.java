package dev.lockscope.cli;

import dev.lockscope.time.RunClock;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Recorder;
import dev.lockscope.trace.Trace;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/**
 * Follows a run and passes its events on in the order in which they happened.
 *
 * <p>What a server did is learnt a little after it happened, so every event is held back a moment, and one that happened
 * earlier can still go before it. One thread calls {@link #tell}.
 */
final class StoryTeller {

    /** Longer than the notice of a server takes to come. */
    static final Duration HOLD_BACK = Duration.ofMillis(300);

    /** Gets the events one by one. */
    interface Listener {

        /**
         * The next event.
         *
         * @param late whether it belongs before one that was passed on already
         */
        void hear(Event event, boolean late);
    }

    private record Held(Event event, long until) {}

    private final Recorder recorder;
    private final RunClock clock;
    private final Listener listener;
    private final PriorityQueue<Event> waiting = new PriorityQueue<>(Trace.ORDER);
    private final Deque<Held> arrivals = new ArrayDeque<>();
    private @Nullable Event last;

    StoryTeller(Recorder recorder, RunClock clock, Listener listener) {
        this.recorder = recorder;
        this.clock = clock;
        this.listener = listener;
    }

    /**
     * Tells until the recorder is closed and all is told.
     *
     * @throws InterruptedException when the calling thread is interrupted
     */
    void tell() throws InterruptedException {
        int read = 0;
        while (true) {
            boolean complete = recorder.isClosed();
            for (Event event : recorder.from(read)) {
                waiting.add(event);
                arrivals.add(new Held(event, clock.nanos() + HOLD_BACK.toNanos()));
                read++;
            }
            if (complete) {
                passOnUpTo(null);
                return;
            }
            long now = clock.nanos();
            while (!arrivals.isEmpty() && arrivals.element().until() <= now) {
                passOnUpTo(arrivals.remove().event());
            }
            long pause = arrivals.isEmpty()
                    ? HOLD_BACK.toNanos()
                    : arrivals.element().until() - now;
            recorder.awaitMoreThan(read, pause);
        }
    }

    /** Passes on every waiting event up to {@code limit}, or all of them. */
    private void passOnUpTo(@Nullable Event limit) {
        Event next;
        while ((next = waiting.peek()) != null && (limit == null || Trace.ORDER.compare(next, limit) <= 0)) {
            waiting.remove();
            boolean late = last != null && Trace.ORDER.compare(next, last) < 0;
            listener.hear(next, late);
            last = late ? last : next;
        }
    }
}
