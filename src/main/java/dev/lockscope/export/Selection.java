package dev.lockscope.export;

import java.util.Set;

/**
 * Which part of a run is exported.
 *
 * @param from the first instant, ns since the run's start
 * @param to the last instant, ns since the run's start
 * @param clients the names of the clients; empty for all
 */
public record Selection(long from, long to, Set<String> clients) {

    /** The whole run. */
    public static final Selection ALL = new Selection(Long.MIN_VALUE, Long.MAX_VALUE, Set.of());

    /** @throws IllegalArgumentException when it ends before it begins */
    public Selection {
        if (to < from) {
            throw new IllegalArgumentException("from " + from + " ns to " + to + " ns");
        }
        clients = Set.copyOf(clients);
    }

    /** Whether an instant is in it. */
    boolean holds(long instant) {
        return from <= instant && instant <= to;
    }

    /** Whether something that lasts, both ends included, reaches into it. */
    boolean touches(long begin, long end) {
        return begin <= to && end >= from;
    }

    /** Whether what is about some clients is in it: what is about none is. */
    boolean includes(Iterable<String> concerned) {
        boolean nobody = true;
        for (String client : concerned) {
            if (clients.isEmpty() || clients.contains(client)) {
                return true;
            }
            nobody = false;
        }
        return nobody;
    }
}
