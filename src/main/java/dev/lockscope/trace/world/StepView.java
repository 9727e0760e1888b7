package dev.lockscope.trace.world;

/**
 * A step of the script that has been decided.
 *
 * @param step which one, from 1
 * @param when its event pattern, as in the scenario
 * @param reached whether its event came; else it failed
 * @param at when that was decided, ns since the run's start
 */
public record StepView(int step, String when, boolean reached, long at) {}
