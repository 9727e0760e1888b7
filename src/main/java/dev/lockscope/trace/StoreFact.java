package dev.lockscope.trace;

import org.jspecify.annotations.Nullable;

/** Facts about what a node stores, as learnt from the server itself; the event's time is the server's. */
public sealed interface StoreFact extends Fact {

    /** The node that stores it. */
    String node();

    /** The key's full name. */
    String key();

    /**
     * The key holds this value now.
     *
     * @param expiresAt ns since the run's start, or null for never
     */
    record KeyStored(
            String node, String key, String value, @Nullable Long expiresAt) implements StoreFact {}

    /**
     * The key's expiry was moved.
     *
     * @param expiresAt ns since the run's start, or null for never
     */
    record KeyExtended(String node, String key, @Nullable Long expiresAt) implements StoreFact {}

    /**
     * The key's time ran out; the event's time is its deadline, which the server's own notice may follow much later.
     *
     * @param value what it held
     */
    record KeyExpired(String node, String key, String value) implements StoreFact {}

    /**
     * The key was deleted.
     *
     * @param value what it held
     * @param by the client whose command did it, or null where that is not known
     */
    record KeyDeleted(
            String node, String key, String value, @Nullable String by) implements StoreFact {}

    /**
     * The node threw the key away because it had run out of memory.
     *
     * @param value what it held
     */
    record KeyEvicted(String node, String key, String value) implements StoreFact {}
}
