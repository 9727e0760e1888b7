package dev.lockscope.export.html;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.StoreFact.KeyExtended;
import dev.lockscope.trace.StoreFact.KeyStored;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * How long the leases of a run's keys are, which a key itself does not tell: from when a deadline was set to that
 * deadline. A deadline that only comes nearer, as when a node's clock is moved, leaves the lease as long as it was.
 */
final class Leases {

    private final Map<Key, Lease> known = new HashMap<>();

    private record Key(String node, String key) {}

    private record Lease(long whole, long until) {}

    /** The run went on. */
    void consider(Event event) {
        if (event.fact() instanceof KeyStored stored) {
            known.remove(new Key(stored.node(), stored.key()));
            set(new Key(stored.node(), stored.key()), stored.expiresAt(), event.at());
        } else if (event.fact() instanceof KeyExtended extended) {
            set(new Key(extended.node(), extended.key()), extended.expiresAt(), event.at());
        }
    }

    private void set(Key key, @Nullable Long until, long at) {
        Lease before = known.get(key);
        if (until == null) {
            known.remove(key);
        } else if (before == null || until > before.until()) {
            known.put(key, new Lease(until - at, until));
        }
    }

    /** The length of the present lease, ns, above 0. */
    OptionalLong whole(String node, String key) {
        Lease lease = known.get(new Key(node, key));
        return lease == null || lease.whole() <= 0 ? OptionalLong.empty() : OptionalLong.of(lease.whole());
    }
}
