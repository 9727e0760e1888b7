package dev.lockscope.timeline;

import java.util.List;
import java.util.Optional;

/**
 * What is so in a row from now on, and what follows by itself when its time is up.
 *
 * @param identity what makes it the same one after an event as before
 * @param until when it ends by itself, or {@link #NEVER}
 * @param next what begins then
 */
record Phase(SpanKind kind, String label, List<String> clients, Object identity, long until, Optional<Phase> next) {

    static final long NEVER = Long.MAX_VALUE;

    /** One that only an event ends. */
    static Phase lasting(SpanKind kind, String label, List<String> clients, Object identity) {
        return new Phase(kind, label, clients, identity, NEVER, Optional.empty());
    }

    boolean isSame(Phase other) {
        return kind == other.kind && identity.equals(other.identity);
    }

    /** A phase that has begun. */
    record Open(Phase phase, long from, long beganBy) {}
}
