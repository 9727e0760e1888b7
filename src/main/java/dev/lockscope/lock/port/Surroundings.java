package dev.lockscope.lock.port;

import dev.lockscope.lock.Acquisition;
import java.time.Duration;
import java.util.function.Supplier;

/**
 * All that a recipe or a client's program learns from the machine that it runs on.
 *
 * <p>Calls may block and belong to the client's own thread.
 */
public interface Surroundings {

    /** The client's monotonic time, ns. */
    long now();

    /** Does nothing for a while. */
    void sleep(Duration time);

    /** A random value that no other acquisition has. */
    String freshToken();

    /**
     * Marks where the code is.
     *
     * @param id the step's id, unique in the recipe, such as {@code acquire.set}
     */
    void step(String id);

    /**
     * Makes attempts until one acquires the lock or the policy is used up, with the policy's delays between them.
     *
     * @return the last attempt's outcome
     */
    Acquisition retry(RetryPolicy policy, Supplier<Acquisition> attempt);
}
