package dev.lockscope.lock;

/** What an attempt to take a lock came to. Anything but {@link Acquired} means: do not touch the resource. */
public sealed interface Acquisition {

    /** The client holds the lock, as far as it can know. */
    record Acquired(Lease lease) implements Acquisition {}

    /**
     * The client does not hold the lock.
     *
     * @param reason why, in a few plain words
     */
    record Refused(String reason) implements Acquisition {}
}
