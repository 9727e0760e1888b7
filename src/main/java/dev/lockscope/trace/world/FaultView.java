package dev.lockscope.trace.world;

/**
 * A fault that is on.
 *
 * @param fault its number in the run
 * @param kind the id of its kind
 * @param target what it is done to
 * @param actor who does it
 * @param since when it began, ns since the run's start
 */
public record FaultView(long fault, String kind, String target, String actor, long since) {}
