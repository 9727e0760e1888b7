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
     * @param compare what it compares before it takes a write
     * @param keys how it guards the keys of charges
     */
    record ResourceOpened(String resource, String kind, long value, Fencing rule, Compare compare, Keys keys)
            implements ResourceFact {

        /** One that neither compares nor guards keys. */
        public ResourceOpened(String resource, String kind, long value, Fencing rule) {
            this(resource, kind, value, rule, Compare.NONE, Keys.NONE);
        }
    }

    /**
     * A client has read the value.
     *
     * @param version the value's version, or null where the resource compares none
     */
    record ValueRead(
            String resource,
            String client,
            long value,
            @Nullable Long version) implements ResourceFact {

        /** Read from a resource that compares no versions. */
        public ValueRead(String resource, String client, long value) {
            this(resource, client, value, null);
        }
    }

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
     * @param version the value's version from now on, or null where the resource compares none
     */
    record WriteAccepted(
            String resource,
            String client,
            long before,
            long after,
            long change,
            @Nullable Long fence,
            @Nullable Long version)
            implements Decision {

        /** Taken by a resource that compares no versions. */
        public WriteAccepted(
                String resource, String client, long before, long after, long change, @Nullable Long fence) {
            this(resource, client, before, after, change, fence, null);
        }
    }

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
            String reason) implements Decision {}

    /**
     * The resource turned the write away, because it is not what it was when the client read it.
     *
     * @param value the value that stays
     * @param expected the value or version that the client had read
     * @param found what it is now
     * @param fence the fencing token that came with it, or null for none
     * @param compare what was compared
     */
    record WriteConflicted(
            String resource,
            String client,
            long value,
            @Nullable Long expected,
            long found,
            @Nullable Long fence,
            Compare compare)
            implements Decision {}

    /**
     * A client hands in a charge.
     *
     * @param key what is charged for, such as an invoice's number
     * @param amount what is to be taken from the value
     * @param fence the fencing token that it shows, or null for none
     */
    record ChargeOffered(
            String resource,
            String client,
            String key,
            long amount,
            @Nullable Long fence) implements ResourceFact {}

    /**
     * The resource has charged.
     *
     * @param key what is charged for
     * @param amount what was taken from the value
     * @param before the value before
     * @param after the value from now on
     * @param fence the fencing token that came with it, or null for none
     */
    record ChargeAccepted(
            String resource,
            String client,
            String key,
            long amount,
            long before,
            long after,
            @Nullable Long fence) implements Decision {}

    /**
     * The resource had charged for that key before: it answered what it had answered then, and did nothing.
     *
     * @param key what is charged for
     * @param after the value in the stored answer
     */
    record ChargeReplayed(String resource, String client, String key, long after) implements Decision {}

    /**
     * The resource turned the charge away.
     *
     * @param key what should have been charged for
     * @param value the value that stays
     * @param fence the fencing token that came with it, or null for none
     * @param highest the highest fencing token that the resource has seen, where that is why, or null
     * @param refusal why
     * @param reason a plain sentence on why
     */
    record ChargeRejected(
            String resource,
            String client,
            String key,
            long value,
            @Nullable Long fence,
            @Nullable Long highest,
            Refusal refusal,
            String reason)
            implements Decision {}

    /**
     * A client has looked whether a key or a cache entry is there.
     *
     * @param found whether it is
     */
    record EntryLookedUp(String resource, String client, String key, boolean found) implements ResourceFact {}

    /**
     * A client has stored a key on its own, outside any charge.
     *
     * @param fresh whether it was not there before
     */
    record KeyRemembered(String resource, String client, String key, boolean fresh) implements ResourceFact {}

    /**
     * A client has put an entry that it has computed into the cache.
     *
     * @param fresh whether it was not there before
     */
    record EntryComputed(String resource, String client, String key, boolean fresh) implements ResourceFact {}

    /** A client has begun a transaction: what it hands in is done when it commits, all of it or nothing. */
    record TransactionBegan(String resource, String client) implements ResourceFact {}

    /** The resource has done all that was handed in since the transaction began. */
    record TransactionCommitted(String resource, String client) implements Decision {}

    /**
     * Nothing of what was handed in since the transaction began is done.
     *
     * @param reason a plain sentence on why
     */
    record TransactionRolledBack(String resource, String client, String reason) implements Decision {}

    /** What the resource itself has made of what a client handed in. */
    sealed interface Decision extends ResourceFact {

        /** The client that handed it in. */
        String client();
    }

    /** How a resource checks fencing tokens. */
    enum Fencing {
        /** It does not look at them. */
        NONE,
        /** It rejects a token less than or equal to the highest seen: one token buys one write. */
        STRICT,
        /** It rejects a token less than the highest seen: a holder may write again. */
        AT_LEAST
    }

    /** What a resource compares, in the same step, before it takes a write: compare-and-set. */
    enum Compare {
        /** Nothing. */
        NONE,
        /** The version that the client has read: it changes with every change. */
        VERSION,
        /** The value that the client has read: it may have changed and come back. */
        VALUE
    }

    /** How a resource guards the keys of charges. */
    enum Keys {
        /** It does not: it charges as often as it is asked to, and stores no key. */
        NONE,
        /** By a unique constraint: the key is stored in the charge's transaction, and a second one fails. */
        UNIQUE,
        /** By its stored answer: a second charge with the same key and amount gets the first one's answer. */
        IDEMPOTENT
    }

    /** Why a charge was turned away. */
    enum Refusal {
        /** Its fencing token. */
        FENCE,
        /** Its key was stored before. */
        DUPLICATE_KEY,
        /** Its key was stored before with another amount. */
        OTHER_PAYLOAD
    }
}
