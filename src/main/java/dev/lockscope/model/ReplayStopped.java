package dev.lockscope.model;

/**
 * Ends a replay at the first call that has no reply yet.
 *
 * <p>An {@code Error}, so that no recipe catches it by accident, and without stack trace or suppressed exceptions, so
 * that one instance can be thrown over and over.
 */
final class ReplayStopped extends Error {

    /** Thrown at the call. */
    static final ReplayStopped AT_CALL = new ReplayStopped();

    private static final long serialVersionUID = 1L;

    /**
     * For calls that are made while a replay unwinds: {@code AT_CALL} thrown from a {@code finally} or by a
     * {@code close()} would be suppressed into itself, which Java answers with "Self-suppression not permitted". It may
     * take the place of {@code AT_CALL} on its way, and then the same holds for it, hence a new one each time.
     */
    static ReplayStopped whileUnwinding() {
        return new ReplayStopped();
    }

    private ReplayStopped() {
        super("the replay has come to the first call without a reply", null, false, false);
    }
}
