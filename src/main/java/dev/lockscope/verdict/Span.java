package dev.lockscope.verdict;

import java.util.Optional;

/**
 * A stretch of time, half open: what ends at an instant and what begins at that same instant do not overlap.
 *
 * @param from its first instant, ns since the run's start
 * @param to the first instant after it, not before {@code from}
 */
public record Span(long from, long to) {

    /** @throws IllegalArgumentException when it would end before it begins */
    public Span {
        if (to < from) {
            throw new IllegalArgumentException("a span from " + from + " ns cannot end at " + to + " ns");
        }
    }

    /** How long it is, ns. */
    public long length() {
        return to - from;
    }

    /** Whether an instant lies in it; its end does not. */
    public boolean contains(long instant) {
        return from <= instant && instant < to;
    }

    /** What both have in common, unless that is nothing or a single instant. */
    public Optional<Span> overlap(Span other) {
        long start = Math.max(from, other.from);
        long end = Math.min(to, other.to);
        return start < end ? Optional.of(new Span(start, end)) : Optional.empty();
    }
}
