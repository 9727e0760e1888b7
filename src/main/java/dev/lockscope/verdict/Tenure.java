package dev.lockscope.verdict;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One time that a node stored one value under one key, however often it was extended.
 *
 * @param owner the client whose lock the value is, if that is known
 * @param stored the {@code seq} of its storing
 * @param end how it ended
 * @param ended the {@code seq} of what ended it, or of what told its deadline; of its storing where it is open
 * @param endedBy the client that deleted it or stored over it, if that is known
 * @param expiresAt its last known deadline, ns since the run's start, or null for none
 * @param extensions the moves of its deadline, in order
 */
record Tenure(
        String node,
        String key,
        String value,
        Optional<String> owner,
        Span span,
        long stored,
        End end,
        long ended,
        Optional<String> endedBy,
        @Nullable Long expiresAt,
        List<Extension> extensions) {

    /** How the storing of a value ended. */
    enum End {
        /** Its time ran out. */
        EXPIRED("expired"),
        /** Its time ran out early, because its node's clock was moved forward. */
        CLOCK_MOVED("clock-moved"),
        /** It was deleted. */
        DELETED("deleted"),
        /** Everything on its node was deleted. */
        FLUSHED("flushed"),
        /** Its node threw it away, because memory had run out. */
        EVICTED("evicted"),
        /** Another value was stored over it. */
        OVERWRITTEN("overwritten"),
        /** Its node went down and did not come back. */
        NODE_GONE("node-gone"),
        /** Its node went down and came back without it. */
        FORGOTTEN("forgotten"),
        /** Another node serves in its node's place. */
        REPLACED("replaced"),
        /** Its node follows a master from then on, and throws away what it had itself. */
        DEMOTED("demoted"),
        /** It was still there when the trace ended. */
        OPEN("open");

        private final String id;

        End(String id) {
            this.id = id;
        }

        /** Its word in the message bundles. */
        String id() {
            return id;
        }
    }

    Tenure {
        extensions = List.copyOf(extensions);
    }

    /** A part of it, which ended in its own way. */
    Tenure part(Span part, End partEnd, long partEnded) {
        return new Tenure(
                node, key, value, owner, part, stored, partEnd, partEnded, Optional.empty(), expiresAt, extensions);
    }

    /** A part of it up to its end. */
    Tenure from(long instant) {
        return new Tenure(
                node,
                key,
                value,
                owner,
                new Span(instant, span.to()),
                stored,
                end,
                ended,
                endedBy,
                expiresAt,
                extensions);
    }

    /** Whether its own client took it away, which is a release and no loss. */
    boolean endedByOwner() {
        return end == End.DELETED && owner.isPresent() && owner.equals(endedBy);
    }

    /** The word for its end in the message bundles. */
    String endWord() {
        return endedByOwner() ? "released" : end.id();
    }
}
