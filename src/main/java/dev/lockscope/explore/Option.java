package dev.lockscope.explore;

import dev.lockscope.model.ModelWorld;
import dev.lockscope.trace.Fact;
import java.util.List;

/**
 * One move that is possible in a world, and what comes of it.
 *
 * @param world the world afterwards, told from its own now
 * @param deeds what it did that properties depend on
 * @param told everything that it did, where that was asked for
 */
record Option(Move move, ModelWorld world, List<Deed> deeds, List<Told> told) {

    /**
     * A fact of which a move is made.
     *
     * @param actor whose it is, see {@link dev.lockscope.trace.Event#actor}
     */
    record Told(String actor, Fact fact) {}
}
