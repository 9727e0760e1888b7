package dev.lockscope.resource;

import dev.lockscope.trace.ResourceFact.Compare;
import dev.lockscope.trace.ResourceFact.Fencing;
import dev.lockscope.trace.ResourceFact.Keys;

/**
 * On what terms a resource takes changes.
 *
 * @param fencing how it checks fencing tokens; a charge shows one too, a stored key or entry does not
 * @param compare what it compares before it takes a write
 * @param keys how it guards the keys of charges
 */
public record Terms(Fencing fencing, Compare compare, Keys keys) {

    /** It takes everything. */
    public static final Terms NONE = new Terms(Fencing.NONE, Compare.NONE, Keys.NONE);

    /** Fencing alone. */
    public static Terms fenced(Fencing fencing) {
        return new Terms(fencing, Compare.NONE, Keys.NONE);
    }
}
