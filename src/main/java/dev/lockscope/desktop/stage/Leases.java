package dev.lockscope.desktop.stage;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.StoreFact.KeyExtended;
import dev.lockscope.trace.StoreFact.KeyStored;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * How long the leases of a run's keys are, which a key itself does not tell: from when a deadline was set to that deadline.
 * Where a node's clock was moved on, so that the deadline came nearer, the lease stays what it was and less of it is left.
 */
final class Leases {

    /** How far back a deadline's beginning is looked for. */
    private static final int FARTHEST = 20_000;

    private final Map<Deadline, Long> known = new HashMap<>();

    private record Deadline(String node, String key, long at) {}

    /**
     * The length of the lease that ends then, ns.
     *
     * @param events the run's, by their place in its order
     * @param count how many of them have happened
     * @param deadline when it ends, ns since the run's start
     * @param storedAt when the key was stored, ns since the run's start
     */
    long whole(IntFunction<Event> events, int count, String node, String key, long deadline, long storedAt) {
        return known.computeIfAbsent(
                new Deadline(node, key, deadline),
                wanted -> look(events, count, wanted).orElse(deadline - storedAt));
    }

    private static OptionalLong look(IntFunction<Event> events, int count, Deadline wanted) {
        long later = wanted.at();
        OptionalLong found = OptionalLong.empty();
        for (int i = count - 1; i >= Math.max(0, count - FARTHEST); i--) {
            Event event = events.apply(i);
            Long deadline = deadline(event, wanted);
            if (deadline == null) {
                continue;
            }
            if (found.isEmpty() || deadline > later) {
                found = OptionalLong.of(deadline - event.at());
                later = deadline;
            } else {
                return found;
            }
            if (event.fact() instanceof KeyStored) {
                return found;
            }
        }
        return found;
    }

    private static @Nullable Long deadline(Event event, Deadline wanted) {
        if (event.fact() instanceof KeyStored stored
                && stored.node().equals(wanted.node())
                && stored.key().equals(wanted.key())) {
            return stored.expiresAt();
        } else if (event.fact() instanceof KeyExtended extended
                && extended.node().equals(wanted.node())
                && extended.key().equals(wanted.key())) {
            return extended.expiresAt();
        }
        return null;
    }
}
