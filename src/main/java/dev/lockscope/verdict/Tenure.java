package dev.lockscope.verdict;

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
        @Nullable Long expiresAt) {

    /** How the storing of a value ended. */
    enum End {
        /** Its time ran out. */
        EXPIRED("expired"),
        /** It was deleted. */
        DELETED("deleted"),
        /** Another value was stored over it. */
        OVERWRITTEN("overwritten"),
        /** Its node went down. */
        NODE_GONE("node-gone"),
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

    /** Whether its own client took it away, which is a release and no loss. */
    boolean endedByOwner() {
        return end == End.DELETED && owner.isPresent() && owner.equals(endedBy);
    }

    /** The word for its end in the message bundles. */
    String endWord() {
        return endedByOwner() ? "released" : end.id();
    }
}
