package dev.lockscope.timeline;

import java.util.List;
import java.util.OptionalLong;

/**
 * A stretch of time in which something is so, or a point. Instants are ns since the run's start.
 *
 * @param from when it began
 * @param to when it ended, exclusive, or empty while it goes on; for a point the same as {@code from}
 * @param planned for one that goes on: when it will end unless something happens, where that is known
 * @param label what it is about, as the events say it; see {@link SpanKind}
 * @param clients whose it is: none, one, or for overlaps all that take part
 * @param beganBy the {@code seq} of the event that began it, or that set the time at which it began
 * @param endedBy the {@code seq} of the event that ended it; 0 while it goes on, and where its time ran out
 */
public record Span(
        Row row,
        SpanKind kind,
        long from,
        OptionalLong to,
        OptionalLong planned,
        String label,
        List<String> clients,
        long beganBy,
        long endedBy) {

    public Span {
        clients = List.copyOf(clients);
    }

    /** Whether it covers an instant: the beginning is in it, the end is not. */
    public boolean covers(long instant) {
        return from <= instant && (to.isEmpty() || instant < to.getAsLong());
    }

    /** Whether it goes on. */
    public boolean isOpen() {
        return to.isEmpty();
    }

    /** Whether it is a point, or as short as one. */
    public boolean isPoint() {
        return to.isPresent() && to.getAsLong() == from;
    }

    /** Whether it ended because its time ran out, and no event did it. */
    public boolean ranOut() {
        return to.isPresent() && endedBy == 0;
    }

    /** How long it is, ns; up to {@code now} while it goes on. */
    public long length(long now) {
        return to.orElse(Math.max(from, now)) - from;
    }

    /** What it is drawn as. */
    public Paint paint() {
        return new Paint(kind, Paint.colour(clients));
    }
}
