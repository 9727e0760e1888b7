package dev.lockscope.fault;

import java.time.Duration;

/**
 * A node to which things can be done that go wrong in life. What happens is recorded by the node itself; {@code cause} is
 * the {@code seq} of the event that led to it. Safe for use by several threads; calls block until the effect is there.
 */
public interface FaultyNode {

    /** Whether its process runs. */
    boolean isUp();

    /** Kills its process; it flushes and hands over nothing. */
    void crash(long cause) throws FaultRefused;

    /** Shuts its process down in order. */
    void stop(long cause) throws FaultRefused;

    /**
     * Kills it as a power cut does.
     *
     * @return how many commands its append-only file has lost
     */
    int losePower(long cause) throws FaultRefused;

    /**
     * Starts its process again, on the same port.
     *
     * @param empty whether without the file that it kept
     * @return how many keys it has found in its file
     */
    int restart(boolean empty, long cause) throws FaultRefused;

    /** Makes it a master that others follow; answers how many keys the master before it has that it lacks. */
    int promote(long cause) throws FaultRefused;

    /**
     * Moves the expiry of every key, as a step of its clock does.
     *
     * @param by how far the clock goes forward, or back where negative
     * @return how many keys have an expiry
     */
    int shiftClock(Duration by, long cause) throws FaultRefused;

    /** Evicts every key that has an expiry, by running out of memory; answers how many. */
    int evict(long cause) throws FaultRefused;

    /** Deletes every key; answers how many. */
    int flush(long cause) throws FaultRefused;

    /** Deletes a key; answers 1, or 0 where there is none. */
    int delete(String key, long cause) throws FaultRefused;
}
