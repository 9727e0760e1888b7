package dev.lockscope.trace;

/** Facts about what a sentinel does, as it tells them itself. Source: "High availability with Redis Sentinel". */
public sealed interface SentinelFact extends Fact {

    /** The sentinel that it is about. */
    String sentinel();

    /**
     * The sentinel watches.
     *
     * @param version the server's own version text
     */
    record SentinelStarted(String sentinel, String version) implements SentinelFact {}

    /** The sentinel has not heard from a node for too long ({@code +sdown}). */
    record NodeSuspected(String sentinel, String node) implements SentinelFact {}

    /** The sentinel hears from a node again ({@code -sdown}). */
    record NodeHeardAgain(String sentinel, String node) implements SentinelFact {}

    /** Enough sentinels suspect the master ({@code +odown}). */
    record MasterDown(String sentinel, String node) implements SentinelFact {}

    /** The sentinel leads a failover ({@code +elected-leader}). */
    record FailoverBegan(String sentinel, String node) implements SentinelFact {}

    /** The sentinel tells clients from now on that this node is the master ({@code +switch-master}). */
    record MasterNamed(String sentinel, String node) implements SentinelFact {}
}
