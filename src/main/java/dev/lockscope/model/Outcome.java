package dev.lockscope.model;

/**
 * What came of something that was done to a world.
 *
 * @param after the world afterwards
 * @param touched how many things it touched
 */
public record Outcome(ModelWorld after, int touched) {}
