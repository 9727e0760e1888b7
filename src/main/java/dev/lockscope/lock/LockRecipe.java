package dev.lockscope.lock;

/**
 * A taught lock algorithm.
 *
 * <p>Implementations block, start no thread, keep no state between calls, and learn everything through their ports, so
 * that the same class runs on real Redis in real time and on the model in virtual time. Given the same answers from
 * its ports, a recipe makes the same calls.
 */
public interface LockRecipe {

    /** Tries to take the lock, as often as the settings say. */
    Acquisition acquire();

    /** Gives the lock back. */
    Released release(Lease lease);
}
