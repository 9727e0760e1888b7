package dev.lockscope.timeline;

import java.util.List;

/**
 * Which part of a run is seen, and how large. Immutable.
 *
 * @param start the instant at the left edge, ns since the run's start
 * @param nsPerPixel {@link #FINEST} to {@link #COARSEST}
 * @param width how wide the picture is, px, above 0
 */
public record TimeScale(long start, double nsPerPixel, double width) {

    /** The deepest zoom: a nanosecond a pixel. */
    public static final double FINEST = 1;

    /** The widest zoom: about a quarter of an hour a pixel. */
    public static final double COARSEST = 1e12;

    public TimeScale {
        if (!(nsPerPixel >= FINEST && nsPerPixel <= COARSEST)) {
            throw new IllegalArgumentException("not from " + FINEST + " to " + COARSEST + " ns a pixel: " + nsPerPixel);
        }
        if (!(width > 0 && width < 1e6)) {
            throw new IllegalArgumentException("not above 0 and below a million pixels: " + width);
        }
    }

    /**
     * All from one instant to another, both included, with a margin on both sides.
     *
     * @param margin px on each side, at most a quarter of the width
     */
    public static TimeScale fit(long from, long to, double width, double margin) {
        double side = Math.min(margin, width / 4);
        // A nanosecond more, or a point at the very end would lie just outside.
        double scale = clamped(Math.max(1, (double) to - from + 1) / (width - 2 * side));
        return new TimeScale(from - Math.round(side * scale), scale, width);
    }

    private static double clamped(double nsPerPixel) {
        return Math.min(COARSEST, Math.max(FINEST, nsPerPixel));
    }

    /** Where an instant is, px from the left edge; below 0 or above the width where it is not seen. */
    public double x(long instant) {
        long distance = instant - start;
        boolean overflow = ((instant ^ start) & (instant ^ distance)) < 0;
        return overflow ? ((double) instant - start) / nsPerPixel : distance / nsPerPixel;
    }

    /** The instant at a place, to the nearest ns. */
    public long time(double x) {
        return start + Math.round(x * nsPerPixel);
    }

    /** The instant at the right edge. */
    public long end() {
        return time(width);
    }

    /** How many columns of pixels there are. */
    public int columns() {
        return (int) Math.ceil(width);
    }

    /**
     * Larger or smaller, while what is at a place stays there.
     *
     * @param x the place, px
     * @param factor above 1 to see more detail, below 1 to see more time
     */
    public TimeScale zoomed(double x, double factor) {
        double scale = clamped(nsPerPixel / factor);
        return new TimeScale(start + Math.round(x * (nsPerPixel - scale)), scale, width);
    }

    /** Another part of the same size: what was at {@code pixels} comes to the left edge. */
    public TimeScale panned(double pixels) {
        return new TimeScale(time(pixels), nsPerPixel, width);
    }

    /** The same in a picture of another width: the left edge and the size stay. */
    public TimeScale resized(double newWidth) {
        return new TimeScale(start, nsPerPixel, newWidth);
    }

    /** The same size with an instant at a place. */
    public TimeScale showing(long instant, double x) {
        return new TimeScale(instant - Math.round(x * nsPerPixel), nsPerPixel, width);
    }

    /** The same picture of instants that are counted from another one. */
    public TimeScale since(long zero) {
        return new TimeScale(start - zero, nsPerPixel, width);
    }

    /** The nearest to this that shows nothing but what lies between two instants; all of it at most. */
    public TimeScale within(long from, long to) {
        double scale = Math.min(nsPerPixel, clamped(Math.max(0, (double) to - from) / width));
        long latest = Math.max(from, to - Math.round(width * scale));
        return new TimeScale(Math.min(latest, Math.max(from, start)), scale, width);
    }

    /**
     * The ticks of its axis, from left to right.
     *
     * @param apart how far apart ticks with a label are at least, px
     */
    public List<Tick> ticks(double apart) {
        return Ticks.of(this, apart);
    }

    /** The first column of pixels that a span takes up. */
    int firstColumn(long from) {
        return column(Math.floor(x(from)));
    }

    /** The last column of pixels that a span takes up: at least its first. */
    int lastColumn(long from, long to) {
        return Math.max(firstColumn(from), column(Math.ceil(x(to)) - 1));
    }

    private static int column(double x) {
        return (int) x;
    }
}
