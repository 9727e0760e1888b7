package dev.lockscope.lock;

/**
 * A number that grows with every grant of a lock, by which the guarded resource tells an old holder from a new one.
 *
 * <p>Source: Martin Kleppmann, "How to do distributed locking" (2016).
 *
 * @param value from 1
 */
public record FencingToken(long value) {

    public FencingToken {
        if (value < 1) {
            throw new IllegalArgumentException("a fencing token starts at 1, not " + value);
        }
    }
}
