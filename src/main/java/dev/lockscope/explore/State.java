package dev.lockscope.explore;

import dev.lockscope.model.ModelWorld;

/**
 * Where a schedule has led to.
 *
 * @param world the world, told from its own now
 * @param watch what the properties need to know of the past
 * @param spent what of the budget is used up
 */
record State(ModelWorld world, Watch watch, Spent spent) {}
