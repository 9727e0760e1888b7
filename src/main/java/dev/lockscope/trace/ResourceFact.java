package dev.lockscope.trace;

import org.jspecify.annotations.Nullable;

/** Facts about the resource that the lock is there to protect. */
public sealed interface ResourceFact extends Fact {

    /** The resource's name. */
    String resource();

    /**
     * The resource is ready.
     *
     * @param kind the id of its kind, such as {@code sql}
     * @param value its first value
     * @param rule how it checks fencing tokens
     */
    record ResourceOpened(String resource, String kind, long value, Fencing rule) implements ResourceFact {}

    /** A client has read the value. */
    record ValueRead(String resource, String client, long value) implements ResourceFact {}

    /**
     * A client hands in a write.
     *
     * @param value the new value that it asks for
     * @param change what it means to add to the value; negative to take away
     * @param fence the fencing token that it shows, or null for none
     */
    record WriteOffered(
            String resource,
            String client,
            long value,
            long change,
            @Nullable Long fence) implements ResourceFact {}

    /**
     * The resource took the write.
     *
     * @param before the value that it replaced
     * @param after the value from now on
     * @param change what the client meant to add
     * @param fence the fencing token that came with it, or null for none
     */
    record WriteAccepted(
            String resource,
            String client,
            long before,
            long after,
            long change,
            @Nullable Long fence) implements ResourceFact {}

    /**
     * The resource turned the write away.
     *
     * @param value the value that stays
     * @param fence the fencing token that came with it, or null for none
     * @param highest the highest fencing token that the resource has seen, or null for none
     * @param reason a plain sentence on why
     */
    record WriteRejected(
            String resource,
            String client,
            long value,
            @Nullable Long fence,
            @Nullable Long highest,
            String reason) implements ResourceFact {}

    /** How a resource checks fencing tokens. */
    enum Fencing {
        /** It does not look at them. */
        NONE,
        /** It rejects a token less than or equal to the highest seen: one token buys one write. */
        STRICT,
        /** It rejects a token less than the highest seen: a holder may write again. */
        AT_LEAST
    }
}
