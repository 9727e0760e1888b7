package dev.lockscope.timeline;

import java.util.Comparator;

/**
 * A row of a lane. The spans of a row never overlap.
 *
 * @param subject the lock, key, node, client, link or number of the place that it is about; empty where there is one
 */
public record Row(Lane lane, RowKind kind, String subject) {

    /** The order of the rows within a lane. */
    static final Comparator<Row> ORDER = Comparator.comparing(Row::kind)
            .thenComparingInt(row -> row.kind() == RowKind.FAULT ? row.subject().length() : 0)
            .thenComparing(Row::subject);

    static Row of(LaneKind kind, String name, RowKind row) {
        return of(kind, name, row, "");
    }

    static Row of(LaneKind kind, String name, RowKind row, String subject) {
        return new Row(new Lane(kind, name), row, subject);
    }

    /** What a client believes of a lock. */
    public static Row belief(String client, String lock) {
        return of(LaneKind.CLIENT, client, RowKind.BELIEF, lock);
    }

    /** When a client acts under a lock. */
    public static Row section(String client) {
        return of(LaneKind.CLIENT, client, RowKind.SECTION);
    }

    /** When a client's process stands still or is dead. */
    public static Row state(String client) {
        return of(LaneKind.CLIENT, client, RowKind.STATE);
    }

    /** When a client computes. */
    public static Row work(String client) {
        return of(LaneKind.CLIENT, client, RowKind.WORK);
    }

    /** Whose token a key of a node holds. */
    public static Row key(String node, String key) {
        return of(LaneKind.NODE, node, RowKind.KEY, key);
    }

    /** When two or more clients hold a lock by their own reckoning ({@code BELIEF}), or act under it ({@code SECTION}). */
    public static Row overlap(String lock, RowKind kind) {
        return of(LaneKind.OVERLAP, lock, kind);
    }

    /** What a resource was asked and answered. */
    public static Row requests(String resource) {
        return of(LaneKind.RESOURCE, resource, RowKind.REQUESTS);
    }

    /** What a link does. */
    public static Row link(String from, String to) {
        return new Row(Lane.LINKS, RowKind.LINK, from + "-" + to);
    }
}
