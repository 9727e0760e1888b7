package dev.lockscope.timeline;

/**
 * Which part of a run that may go on is seen. Begins with all of it, and goes on with it until a person looks elsewhere.
 * Belongs to one thread; instants are ns since the run's start.
 */
public final class Viewport {

    /** Room on both sides when all is seen, px. */
    private static final double MARGIN = 12;

    /** Where the latest instant stands while a part of a run is followed. */
    private static final double FOLLOWED_AT = 0.8;

    /** How much of the width there must be something on. */
    private static final double KEPT = 0.1;

    private static final long SHORTEST = 10_000;

    private TimeScale scale = TimeScale.fit(0, SHORTEST, 100, MARGIN);
    private Mode mode = Mode.ALL;
    private long beginning;
    private long now;
    private boolean goesOn;

    /** What is seen. */
    public TimeScale scale() {
        return scale;
    }

    /** Whether the latest instant stays in sight while the run goes on. */
    public boolean isFollowing() {
        return mode != Mode.PART;
    }

    /** Whether all of the run is seen. */
    public boolean isAll() {
        return mode == Mode.ALL;
    }

    /** The picture has another width, px. */
    public void resize(double width) {
        scale = scale.resized(Math.max(1, width));
        settle();
    }

    /**
     * The run has come so far.
     *
     * @param first when what is worth seeing begins
     * @param instant when it has come to, not before {@code first}
     * @param more whether it goes on
     */
    public void advance(long first, long instant, boolean more) {
        if (first != beginning || instant != now || more != goesOn) {
            beginning = first;
            now = instant;
            goesOn = more;
            settle();
        }
    }

    /** Shows all of the run. */
    public void fit() {
        mode = Mode.ALL;
        settle();
    }

    /** Keeps the latest instant in sight, at the size that is chosen. */
    public void follow() {
        if (mode == Mode.PART) {
            mode = Mode.LATEST;
        }
        settle();
    }

    /**
     * Larger or smaller, while what is at a place stays there.
     *
     * @param x the place, px
     * @param factor above 1 to see more detail
     */
    public void zoom(double x, double factor) {
        double coarsest = all().nsPerPixel() * 4;
        double wanted = Math.max(factor, scale.nsPerPixel() / coarsest);
        scale = clamped(scale.zoomed(x, wanted));
        boolean nowIsSeen = goesOn && isFollowing() && scale.x(now) >= 0 && scale.x(now) <= scale.width();
        mode = nowIsSeen ? Mode.LATEST : Mode.PART;
        settle();
    }

    /** Another part: what was at {@code pixels} comes to the left edge. */
    public void pan(double pixels) {
        mode = Mode.PART;
        scale = clamped(scale.panned(pixels));
    }

    /** Shows a stretch of time as a whole. */
    public void show(long from, long to) {
        mode = Mode.PART;
        double margin = scale.width() / 8;
        scale = clamped(TimeScale.fit(from, Math.max(to, from + SHORTEST / 100), scale.width(), margin));
    }

    /** Brings an instant into sight, with as little movement as can be. */
    public void reveal(long instant) {
        double x = scale.x(instant);
        if (x >= 0 && x <= scale.width()) {
            return;
        }
        mode = Mode.PART;
        scale = clamped(scale.showing(instant, x < 0 ? scale.width() / 4 : scale.width() * 3 / 4));
    }

    private void settle() {
        if (mode == Mode.ALL) {
            scale = all();
        } else if (mode == Mode.LATEST && scale.x(now) > scale.width() * FOLLOWED_AT) {
            scale = scale.showing(now, scale.width() * FOLLOWED_AT);
        }
    }

    /** While the run goes on there is room for more, so that the picture does not shrink with every frame. */
    private TimeScale all() {
        long length = Math.max(SHORTEST, goesOn ? roomFor(now - beginning) : now - beginning);
        return TimeScale.fit(beginning, beginning + length, scale.width(), MARGIN);
    }

    /** The first of 1, 2, 5, 10... seconds that leaves room behind a length of time. */
    static long roomFor(long length) {
        long power = 1_000_000_000L;
        while (true) {
            for (long digit : new long[] {1, 2, 5}) {
                if (power * digit * 0.95 >= length) {
                    return power * digit;
                }
            }
            power *= 10;
        }
    }

    private TimeScale clamped(TimeScale wanted) {
        double kept = wanted.width() * KEPT;
        if (wanted.x(0) > wanted.width() - kept) {
            return wanted.showing(0, wanted.width() - kept);
        }
        return wanted.x(now) < kept ? wanted.showing(now, kept) : wanted;
    }

    private enum Mode {
        /** All of the run. */
        ALL,
        /** The latest part of it. */
        LATEST,
        /** A part that was chosen. */
        PART
    }
}
