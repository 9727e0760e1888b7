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

    /**
     * A whole number drawn by seeded chance.
     *
     * @param most the most that it may be, from 0
     * @return 0 to {@code most}
     */
    long chance(long most);

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

    /**
     * Enters a mutex that only clients of the same process share.
     *
     * @param limit the longest time to wait
     * @return whether it was entered
     */
    boolean enterMutex(String name, Duration limit);

    /** Leaves a mutex that was entered. */
    void leaveMutex(String name);

    /** Starts a second program of this client, which shares its pauses and its lease, and nothing else. */
    void start(String name, Program program);

    /** Asks a program to stop and waits until it has, so that nothing of it is under way any more. */
    void stop(String name);

    /**
     * Does nothing for a while, unless this program is asked to stop.
     *
     * @return true after the time, false as soon as it is asked
     */
    boolean rest(Duration time);

    /** What this client knows of its lease. */
    LeaseState lease();

    /** A new lease begins, or the present one lasts longer. */
    void leaseUntil(String token, long validUntil);

    /** The lease is gone, and this client knows it. */
    void leaseLost(String token, String cause);
}
