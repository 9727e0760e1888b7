package dev.lockscope.explore.ttl;

import dev.lockscope.timeline.paint.Swatch;
import java.util.List;

/**
 * A line with the band that its values lie in with 95 % confidence.
 *
 * @param swatch its colours
 * @param dashed whether it is dashed
 * @param points by rising x
 */
record Curve(Swatch swatch, boolean dashed, List<Point> points) {

    Curve {
        points = List.copyOf(points);
    }

    /** Whether all its values have bounds, so that there is a band. */
    boolean isBounded() {
        return points.stream().allMatch(point -> point.high() < Point.OPEN);
    }

    /** A value and its bounds. */
    record Point(double x, double y, double low, double high) {

        /** The {@code high} of a value without an upper bound. */
        static final double OPEN = Double.MAX_VALUE;
    }
}
