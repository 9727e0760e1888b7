package dev.lockscope.explore.ttl;

import dev.lockscope.trace.ResourceFact.Compare;
import dev.lockscope.trace.ResourceFact.Fencing;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What stands between a lease that ends too soon and the data: a recipe of the catalogue and what the resource checks. */
public enum Protection {
    /** A lease and nothing else. */
    PLAIN("set-nx-px-safe", Fencing.NONE, Compare.NONE),
    /** A watchdog renews the lease, and the client asks before it writes whether it has lost the lock. */
    WATCHDOG("set-nx-px-watched", Fencing.NONE, Compare.NONE),
    /** The resource takes no write with a token older than one that it has seen. */
    FENCED("set-nx-px-fenced", Fencing.STRICT, Compare.NONE),
    /** The resource takes no write that was computed from an old value. */
    VERSIONED("set-nx-px-safe", Fencing.NONE, Compare.VERSION);

    private final String recipe;
    private final Fencing fencing;
    private final Compare compare;

    Protection(String recipe, Fencing fencing, Compare compare) {
        this.recipe = recipe;
        this.fencing = fencing;
        this.compare = compare;
    }

    /** Its id, such as {@code plain}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The one of that id, if there is one. */
    public static Optional<Protection> find(String id) {
        return Arrays.stream(values()).filter(one -> one.id().equals(id)).findFirst();
    }

    /** The recipe's id, see {@link dev.lockscope.lock.recipe.Catalogue}. */
    public String recipe() {
        return recipe;
    }

    Fencing fencing() {
        return fencing;
    }

    Compare compare() {
        return compare;
    }

    /** Whether clients ask before they write whether they have lost the lock: of use only where something tells them. */
    boolean looksBeforeWriting() {
        return this == WATCHDOG;
    }
}
