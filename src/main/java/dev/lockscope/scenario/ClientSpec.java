package dev.lockscope.scenario;

import dev.lockscope.lock.Durability;
import dev.lockscope.lock.Renewal;
import dev.lockscope.lock.port.RetryPolicy;
import dev.lockscope.lock.program.Step;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * One client of a scenario.
 *
 * @param name a short name such as {@code A}
 * @param recipe the id of its lock recipe
 * @param ownLock the name of the lock that it takes, where that is not the scenario's
 * @param ttl the time to live that it takes the lock with
 * @param timeout how long one node may take to answer it
 * @param retry how often it tries to take the lock
 * @param renewal how its watchdog renews the lock, where its recipe has one
 * @param durability how many replicas have to acknowledge the lock, where its recipe asks for that
 * @param process the process that it lives in; clients of one process share its mutexes
 * @param start when it begins
 * @param does its steps, in order
 */
public record ClientSpec(
        String name,
        String recipe,
        Optional<String> ownLock,
        Duration ttl,
        Duration timeout,
        RetryPolicy retry,
        Renewal renewal,
        Durability durability,
        String process,
        Start start,
        List<Step> does) {

    public ClientSpec {
        does = List.copyOf(does);
    }

    /** A client that takes the scenario's lock. */
    public ClientSpec(
            String name,
            String recipe,
            Duration ttl,
            Duration timeout,
            RetryPolicy retry,
            Renewal renewal,
            Durability durability,
            String process,
            Start start,
            List<Step> does) {
        this(name, recipe, Optional.empty(), ttl, timeout, retry, renewal, durability, process, start, does);
    }

    /** A client that takes the scenario's lock, with the usual renewal, no wait for replicas, and a process of its own. */
    public ClientSpec(
            String name,
            String recipe,
            Duration ttl,
            Duration timeout,
            RetryPolicy retry,
            Start start,
            List<Step> does) {
        this(name, recipe, ttl, timeout, retry, Renewal.atAThirdOf(ttl), Durability.NONE, name, start, does);
    }

    /** When a client begins. */
    public enum Start {
        /** With the run. */
        AT_ONCE,
        /** When the script says so. */
        WHEN_TOLD
    }
}
