package dev.lockscope.desktop.laboratory;

import java.util.List;

/**
 * What is wrong with what a person typed.
 *
 * @param field the field, such as {@code work} or {@code runs}
 * @param what names what is said of it
 * @param values what goes into that
 */
record Problem(String field, What what, List<Object> values) {

    /** What can be wrong. */
    enum What {
        /** It is no length of time. */
        LENGTH,
        /** The first length is longer than the second one, or nothing. */
        ORDER,
        /** A TTL is no length of at least a millisecond. */
        TTL,
        /** There is no work at all in most runs. */
        NO_WORK,
        /** Most answers would come too late for anybody to get the lock. */
        TOO_SLOW,
        /** It is no time that a client can wait before it asks again. */
        RETRY,
        /** No protection is chosen. */
        NO_PROTECTION,
        /** It is no whole number, or one out of range. */
        NUMBER
    }

    Problem {
        values = List.copyOf(values);
    }
}
