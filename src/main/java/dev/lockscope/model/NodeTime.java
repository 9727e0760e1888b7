package dev.lockscope.model;

import dev.lockscope.lock.port.NodeId;
import dev.lockscope.trace.StoreFact.KeyExpired;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Between the run's time in ns and the nodes' time in whole ms. The nodes' clocks read 0 at the run's start. */
final class NodeTime {

    private static final long NANOS = 1_000_000;

    private NodeTime() {}

    /** What a node's clock reads at an instant. */
    static long millis(long instant) {
        return instant / NANOS;
    }

    /** When a node's clock begins to read that, or {@link Long#MAX_VALUE} for {@link Store#NEVER}. */
    static long instant(long millis) {
        return millis == Store.NEVER ? Long.MAX_VALUE : millis * NANOS;
    }

    /** From when on a key is gone, as a trace tells it; null for never. */
    static @Nullable Long goneFrom(long deadline) {
        return deadline == Store.NEVER ? null : Long.valueOf(instant(deadline + 1));
    }

    /** The stores without the keys whose time has run out. */
    static List<Store> purged(List<NodeId> nodes, List<Store> stores, long instant, Witness witness) {
        long millis = millis(instant);
        List<Store> after = stores;
        for (int node = 0; node < stores.size(); node++) {
            List<Store.Expired> expired = stores.get(node).expiredBy(millis);
            if (!expired.isEmpty()) {
                after = after == stores ? new ArrayList<>(stores) : after;
                after.set(node, stores.get(node).purged(millis));
                tell(nodes.get(node).name(), expired, witness);
            }
        }
        return after;
    }

    private static void tell(String node, List<Store.Expired> expired, Witness witness) {
        for (Store.Expired gone : expired) {
            long at = instant(gone.entry().deadline() + 1);
            witness.saw(at, node, new KeyExpired(node, gone.key(), gone.entry().value()));
        }
    }
}
