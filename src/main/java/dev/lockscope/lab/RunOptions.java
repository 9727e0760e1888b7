package dev.lockscope.lab;

/**
 * How a run is made.
 *
 * @param speed how many times faster than written it is to go, see {@link Speed}
 * @param seed the seed of its chance
 */
public record RunOptions(double speed, long seed) {}
