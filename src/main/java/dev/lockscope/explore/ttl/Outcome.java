package dev.lockscope.explore.ttl;

/**
 * What a run in which nobody dies came to.
 *
 * @param overlap whether two clients were in the critical section at once
 * @param lostUpdate whether the account lacks a change that it had acknowledged
 * @param staleWrite whether it took a write from a grant older than one that it had taken a write from
 * @param turnedAway whether it turned a write away
 */
public record Outcome(boolean overlap, boolean lostUpdate, boolean staleWrite, boolean turnedAway) {}
