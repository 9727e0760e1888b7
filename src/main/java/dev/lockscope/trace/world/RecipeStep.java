package dev.lockscope.trace.world;

/**
 * Where a client's recipe is.
 *
 * @param recipe the recipe's id
 * @param step the step's id, as marked in the recipe's source
 * @param since when it got there, ns since the run's start
 */
public record RecipeStep(String recipe, String step, long since) {}
