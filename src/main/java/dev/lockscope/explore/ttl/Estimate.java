package dev.lockscope.explore.ttl;

import java.time.Duration;

/**
 * What all runs with one protection and one TTL came to.
 *
 * @param overlap how often two clients were in the critical section at once
 * @param lostUpdate how often the account lost a change
 * @param staleWrite how often the account took a write from the past
 * @param turnedAway how often it turned a write away
 * @param waits how long a crash kept the others out
 */
public record Estimate(
        Protection protection,
        Duration ttl,
        Proportion overlap,
        Proportion lostUpdate,
        Proportion staleWrite,
        Proportion turnedAway,
        Waits waits) {}
