package dev.lockscope.desktop.transport;

import java.util.List;

/** The scale of speeds, on which each step is as much faster as the one before. Speeds are from 0.1 to 20. */
final class SpeedScale {

    /** The speeds that keys go through, and at which a slider stops by itself. */
    static final List<Double> STOPS = List.of(0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0);

    private static final double SLOWEST = 0.1;
    private static final double FASTEST = 20;
    private static final double SNAP = 0.025;

    private SpeedScale() {}

    /** The place of a speed, 0 for the slowest and 1 for the fastest. */
    static double place(double speed) {
        double bounded = Math.max(SLOWEST, Math.min(FASTEST, speed));
        return Math.log(bounded / SLOWEST) / Math.log(FASTEST / SLOWEST);
    }

    /** The speed of a place, rounded to two digits; a stop where one is near. */
    static double speed(double place) {
        double bounded = Math.max(0, Math.min(1, place));
        for (double stop : STOPS) {
            if (Math.abs(place(stop) - bounded) <= SNAP) {
                return stop;
            }
        }
        double exact = SLOWEST * Math.pow(FASTEST / SLOWEST, bounded);
        double unit = Math.pow(10, Math.floor(Math.log10(exact)) - 1);
        return Math.round(exact / unit) * unit;
    }

    /** The next stop that is slower, or the slowest. */
    static double slower(double speed) {
        return STOPS.stream()
                .filter(stop -> stop < speed - speed * 1e-9)
                .reduce((one, other) -> other)
                .orElse(SLOWEST);
    }

    /** The next stop that is faster, or the fastest. */
    static double faster(double speed) {
        return STOPS.stream()
                .filter(stop -> stop > speed + speed * 1e-9)
                .findFirst()
                .orElse(FASTEST);
    }
}
