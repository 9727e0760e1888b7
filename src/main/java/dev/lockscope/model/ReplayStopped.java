package dev.lockscope.model;

/**
 * Ends a replay at the first call that has no reply yet.
 *
 * <p>An {@code Error}, so that no recipe catches it by accident, and without stack trace, so that it costs no more than
 * any small object. A new one each time: calls made while a replay unwinds (in {@code finally}, by {@code close()})
 * stop again, and one instance for all would be suppressed into itself, which Java answers with "Self-suppression not
 * permitted".
 */
final class ReplayStopped extends Error {

    private static final long serialVersionUID = 1L;

    ReplayStopped() {
        super("the replay has come to the first call without a reply", null, false, false);
    }
}
