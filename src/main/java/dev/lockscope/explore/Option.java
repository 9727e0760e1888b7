package dev.lockscope.explore;

import dev.lockscope.model.ModelWorld;
import java.util.List;

/**
 * One move that is possible in a world, and what comes of it.
 *
 * @param world the world afterwards, told from its own now
 * @param spent what is used up then
 * @param deeds what it did that properties depend on
 * @param free whether it needs nothing to go wrong
 */
record Option(Move move, ModelWorld world, Spent spent, List<Deed> deeds, boolean free) {}
