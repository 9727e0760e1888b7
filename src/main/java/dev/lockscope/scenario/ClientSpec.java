package dev.lockscope.scenario;

import dev.lockscope.lock.port.RetryPolicy;
import dev.lockscope.lock.program.Step;
import java.time.Duration;
import java.util.List;

/**
 * One client of a scenario.
 *
 * @param name a short name such as {@code A}
 * @param recipe the id of its lock recipe
 * @param ttl the time to live that it takes the lock with
 * @param timeout how long one node may take to answer it
 * @param retry how often it tries to take the lock
 * @param start when it begins
 * @param does its steps, in order
 */
public record ClientSpec(
        String name, String recipe, Duration ttl, Duration timeout, RetryPolicy retry, Start start, List<Step> does) {

    public ClientSpec {
        does = List.copyOf(does);
    }

    /** When a client begins. */
    public enum Start {
        /** With the run. */
        AT_ONCE,
        /** When the script says so. */
        WHEN_TOLD
    }
}
