package dev.lockscope.model;

import dev.lockscope.trace.StoreFact.KeyExpired;
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

    /** The world without the keys whose time has run out by then; masters tell their replicas. */
    static ModelWorld purged(ModelWorld world, long instant, Witness witness) {
        long millis = millis(instant);
        ModelWorld after = world;
        for (int node = 0; node < world.servers().nodes().size(); node++) {
            ModelNode here = after.node(node);
            List<Store.Expired> expired = here.up() ? here.store().expiredBy(millis) : List.of();
            if (!expired.isEmpty()) {
                after = after.with(node, here.with(here.store().purged(millis)));
                tell(world.setting().name(node), expired, witness);
                if (here.isMaster()) {
                    List<List<String>> deletions = expired.stream()
                            .map(gone -> List.of("DEL", gone.key()))
                            .toList();
                    after = Replicating.passedOn(after, node, deletions);
                }
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
