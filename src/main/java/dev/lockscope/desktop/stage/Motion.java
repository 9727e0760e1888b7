package dev.lockscope.desktop.stage;

/**
 * Whether what is shown moves.
 *
 * @param window how long a message is seen, ns of the run; 0 where the moment stands still
 */
record Motion(long window) {

    /** A moment that stands still. */
    static final Motion STILL = new Motion(0);

    private static final double SEEN = 0.6e9;

    /** Time that runs on, so many times faster than it did. */
    static Motion running(double speed) {
        return new Motion(Math.max(1, Math.round(SEEN * speed)));
    }

    boolean isStill() {
        return window == 0;
    }
}
