package dev.lockscope.desktop.session;

import dev.lockscope.trace.world.World;

/**
 * What the whole window shows: one instant of a run.
 *
 * @param world the state then
 * @param instant when, ns since the run's start
 * @param events how many events had happened, in the order in which they happened
 * @param live whether it is the latest there is, and goes on with it
 */
public record Moment(World world, long instant, int events, boolean live) {}
