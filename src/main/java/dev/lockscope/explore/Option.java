package dev.lockscope.explore;

import dev.lockscope.model.ModelWorld;
import java.util.List;

/**
 * One move that is possible in a world, and what comes of it.
 *
 * @param world the world afterwards, told from its own now
 * @param deeds what it did that properties depend on
 */
record Option(Move move, ModelWorld world, List<Deed> deeds) {}
