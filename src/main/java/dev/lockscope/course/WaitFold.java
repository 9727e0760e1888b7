package dev.lockscope.course;

import dev.lockscope.scenario.EventPattern;
import dev.lockscope.trace.ClientFact.ClientCrashed;
import dev.lockscope.trace.ClientFact.ClientFinished;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.LockFact.LockNotAcquired;
import dev.lockscope.trace.LockFact.LockRequested;
import java.util.Optional;

/** How long a client waited for a lock in a run. */
final class WaitFold {

    private WaitFold() {}

    /**
     * The longest wait of a client, ns of the run; -1 where it never waited.
     *
     * @param after the event from which the one wait is counted; empty for from each request
     */
    static long longest(Observed run, String client, Optional<EventPattern> after) {
        if (after.isPresent()) {
            return run.first(after.get())
                    .map(from -> end(run, client, from) - from.at())
                    .orElse(-1L);
        }
        return run.trace().events().stream()
                .filter(event -> event.fact() instanceof LockRequested asked
                        && asked.client().equals(client))
                .mapToLong(asked -> end(run, client, asked) - asked.at())
                .max()
                .orElse(-1);
    }

    private static long end(Observed run, String client, Event from) {
        return run.trace().events().stream()
                .filter(event -> event.at() > from.at() || (event.at() == from.at() && event.seq() > from.seq()))
                .filter(event -> ends(event, client))
                .mapToLong(Event::at)
                .findFirst()
                .orElseGet(run::end);
    }

    private static boolean ends(Event event, String client) {
        return (event.fact() instanceof LockAcquired got && got.client().equals(client))
                || (event.fact() instanceof LockNotAcquired gaveUp
                        && gaveUp.client().equals(client))
                || (event.fact() instanceof ClientCrashed crashed
                        && crashed.client().equals(client))
                || (event.fact() instanceof ClientFinished finished
                        && finished.client().equals(client));
    }
}
