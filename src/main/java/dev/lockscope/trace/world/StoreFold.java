package dev.lockscope.trace.world;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.StoreFact;
import dev.lockscope.trace.StoreFact.KeyDeleted;
import dev.lockscope.trace.StoreFact.KeyEvicted;
import dev.lockscope.trace.StoreFact.KeyExpired;
import dev.lockscope.trace.StoreFact.KeyExtended;
import dev.lockscope.trace.StoreFact.KeyStored;
import java.util.Optional;

/** What facts about stored keys change. */
final class StoreFold {

    private StoreFold() {}

    static World apply(World world, StoreFact fact, Event event) {
        NodeView node = world.node(fact.node());
        if (fact instanceof KeyStored stored) {
            Optional<String> owner = Owners.of(world, stored, event.cause());
            return world.with(node.with(new KeyView(
                    stored.key(), stored.value(), event.at(), LockFold.optional(stored.expiresAt()), owner)));
        } else if (fact instanceof KeyExtended extended) {
            return node.key(extended.key())
                    .map(key -> world.with(node.with(key.until(LockFold.optional(extended.expiresAt())))))
                    .orElse(world);
        } else if (fact instanceof KeyExpired || fact instanceof KeyDeleted || fact instanceof KeyEvicted) {
            return world.with(node.without(fact.key()));
        }
        throw Fold.unfolded(fact);
    }
}
