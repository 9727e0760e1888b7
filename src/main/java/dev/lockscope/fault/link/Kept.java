package dev.lockscope.fault.link;

import java.nio.ByteBuffer;

/**
 * Bytes that wait in a link.
 *
 * @param message the number of the message, see {@link LinkListener#held}
 * @param bytes what is still to be passed on; consumed while that happens
 * @param due when it goes on, ns on the link's clock: {@link #AT_ONCE}, an instant, or {@link #WHEN_OPENED}
 * @param begun whether some of it has gone on
 */
record Kept(long message, ByteBuffer bytes, long due, boolean begun) {

    /** Waits for nothing but a receiver that takes it. */
    static final long AT_ONCE = Long.MIN_VALUE;

    /** Waits until the link is opened. */
    static final long WHEN_OPENED = Long.MAX_VALUE;

    /** A copy of the bytes from {@code start} to {@code end}, because their buffer will be used again. */
    static Kept copyOf(ByteBuffer source, int start, int end, long message, long due, boolean begun) {
        ByteBuffer copy = ByteBuffer.allocate(end - start);
        copy.put(0, source, start, end - start);
        return new Kept(message, copy, due, begun);
    }

    boolean isHeld() {
        return due == WHEN_OPENED;
    }

    /** The same, waiting for nothing but a receiver that takes it. */
    Kept released() {
        return new Kept(message, bytes, AT_ONCE, begun);
    }

    /** The same, after some of it has gone on. */
    Kept goingOn() {
        return new Kept(message, bytes, AT_ONCE, true);
    }
}
