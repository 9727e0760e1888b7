package dev.lockscope.model;

import dev.lockscope.trace.StoreFact.KeyDeleted;
import dev.lockscope.trace.StoreFact.KeyExtended;
import dev.lockscope.trace.StoreFact.KeyStored;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Tells what happens to the keys of one node at one instant. */
record StoreTelling(Witness witness, long now, String node) {

    /**
     * A server did that.
     *
     * @param by the client whose command it was, or null
     */
    void tell(StoreChange change, @Nullable String by) {
        if (change instanceof StoreChange.Stored stored) {
            stored(stored.key(), stored.value(), stored.deadline());
        } else if (change instanceof StoreChange.Extended extended) {
            Long gone = NodeTime.goneFrom(extended.deadline());
            witness.saw(now, node, new KeyExtended(node, extended.key(), gone));
        } else if (change instanceof StoreChange.Deleted deleted) {
            witness.saw(now, node, new KeyDeleted(node, deleted.key(), deleted.value(), by));
        } else if (!(change instanceof StoreChange.Published || change instanceof StoreChange.RanInScript)) {
            throw new IllegalStateException("no fact for " + change);
        }
    }

    /** Everything in a store is there from now on. */
    void loaded(Store store) {
        replaced(Store.EMPTY, store);
    }

    /** Another store is in place of one; keys that are in both as they are do not count. */
    void replaced(Store before, Store after) {
        Map<String, Store.Entry> left = new TreeMap<>(before.entries());
        Map<String, Store.Entry> come = new TreeMap<>(after.entries());
        left.forEach((key, entry) -> {
            if (!come.containsKey(key)) {
                witness.saw(now, node, new KeyDeleted(node, key, entry.value(), null));
            }
        });
        come.forEach((key, entry) -> {
            if (!entry.equals(left.get(key))) {
                stored(key, entry.value(), entry.deadline());
            }
        });
    }

    private void stored(String key, String value, long deadline) {
        witness.saw(now, node, new KeyStored(node, key, value, NodeTime.goneFrom(deadline)));
    }
}
