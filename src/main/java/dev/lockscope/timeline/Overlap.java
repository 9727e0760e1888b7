package dev.lockscope.timeline;

import java.util.List;
import java.util.OptionalLong;

/**
 * A time in which the same two or more clients were in each other's way. Where one more joins, or one leaves, a new one
 * begins.
 *
 * @param lock the lock that it is about
 * @param kind {@code SECTION} where they acted under it, {@code BELIEF} where they held it by their own reckoning
 * @param clients who, in the order of the cast
 * @param from when it began, ns since the run's start
 * @param to when it ended, or empty while it goes on
 * @param length how long it is, or was up to now, ns
 * @param beganBy the {@code seq} of the event that began it
 * @param endedBy the {@code seq} of the event that ended it, or 0
 */
public record Overlap(
        String lock,
        RowKind kind,
        List<String> clients,
        long from,
        OptionalLong to,
        long length,
        long beganBy,
        long endedBy) {

    public Overlap {
        clients = List.copyOf(clients);
    }

    static Overlap of(Span span, long now) {
        return new Overlap(
                span.row().lane().name(),
                span.row().kind(),
                span.clients(),
                span.from(),
                span.to(),
                span.length(now),
                span.beganBy(),
                span.endedBy());
    }
}
