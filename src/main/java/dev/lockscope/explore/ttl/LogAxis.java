package dev.lockscope.explore.ttl;

import java.util.ArrayList;
import java.util.List;

/**
 * An axis on which equal ratios are equally long.
 *
 * @param least the value at its beginning, above 0
 * @param most the value at its end, above {@code least}
 */
record LogAxis(double least, double most) {

    /** Where a value stands, from 0 at the beginning to 1 at the end; what lies outside stands at the ends. */
    double place(double value) {
        double bounded = Math.min(Math.max(value, least), most);
        return Math.log(bounded / least) / Math.log(most / least);
    }

    /** Values to be named, rising: 1, 2 and 5 times the powers of ten, or the powers alone where the axis is long. */
    List<Double> ticks() {
        double decades = Math.log10(most / least);
        List<Integer> steps = decades > 2.5 ? List.of(1) : decades > 1.6 ? List.of(1, 3) : List.of(1, 2, 5);
        List<Double> ticks = new ArrayList<>();
        for (int power = (int) Math.floor(Math.log10(least)); power <= Math.ceil(Math.log10(most)); power++) {
            for (int step : steps) {
                double tick = step * Math.pow(10, power);
                if (tick >= least * 0.999 && tick <= most * 1.001) {
                    ticks.add(tick);
                }
            }
        }
        return ticks;
    }
}
