package dev.lockscope.course;

import dev.lockscope.lab.EventMatcher;
import dev.lockscope.scenario.EventPattern;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.RunFact.Ending;
import dev.lockscope.trace.RunFact.RunEnded;
import dev.lockscope.trace.RunFact.RunStarted;
import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.Judge;
import dev.lockscope.verdict.Verdict;
import java.util.Optional;

/**
 * One run, as far as it has come, and the verdict on it. Any thread.
 *
 * @param trace the run
 * @param verdict what broke in it
 */
public record Observed(Trace trace, Verdict verdict) {

    /** A run and the verdict on it. */
    public static Observed of(Trace trace) {
        return new Observed(trace, Judge.judge(trace));
    }

    /** Whether it came to its planned end. */
    public boolean isComplete() {
        return trace.events().stream()
                .anyMatch(event -> event.fact() instanceof RunEnded ended && ended.ending() == Ending.COMPLETED);
    }

    /** The first event that fits, in the order in which things happened. */
    Optional<Event> first(EventPattern pattern) {
        return nth(pattern, 1);
    }

    /**
     * An event that fits.
     *
     * @param nth which of them, from 1
     */
    Optional<Event> nth(EventPattern pattern, int nth) {
        return trace.events().stream()
                .filter(event -> EventMatcher.matches(pattern, event))
                .skip(nth - 1L)
                .findFirst();
    }

    /** How many events fit. */
    long count(EventPattern pattern) {
        return trace.events().stream()
                .filter(event -> EventMatcher.matches(pattern, event))
                .count();
    }

    /** When the clients began, ns since the run's start. */
    long began() {
        return trace.events().stream()
                .filter(event -> event.fact() instanceof RunStarted)
                .mapToLong(Event::at)
                .findFirst()
                .orElse(0);
    }

    /** When the last event was, ns since the run's start. */
    long end() {
        int count = trace.events().size();
        return count == 0 ? 0 : trace.events().get(count - 1).at();
    }

    /** A length of time in the run as the scenario would write it: at speed 1, ns. */
    long asWritten(long nanos) {
        return Math.round(nanos * trace.header().speed());
    }
}
