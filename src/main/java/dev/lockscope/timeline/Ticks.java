package dev.lockscope.timeline;

import dev.lockscope.timeline.Tick.Unit;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** Where the ticks of a time axis stand: at multiples of 1, 2 or 5 times a power of ten, or of what divides a minute. */
final class Ticks {

    private static final long SECOND = Unit.SECONDS.nanos();
    private static final long MINUTE = Unit.MINUTES.nanos();

    /** Steps from ten seconds on, where a minute has sixty seconds; each divided by the number behind it. */
    private static final long[][] LONG_STEPS = {
        {10 * SECOND, 5},
        {30 * SECOND, 3},
        {MINUTE, 6},
        {2 * MINUTE, 4},
        {5 * MINUTE, 5},
        {10 * MINUTE, 5},
        {30 * MINUTE, 3},
        {60 * MINUTE, 6}
    };

    private Ticks() {}

    static List<Tick> of(TimeScale scale, double apart) {
        long[] chosen = step(scale.nsPerPixel() * Math.max(1, apart));
        long step = chosen[0];
        long minor = step % chosen[1] == 0 ? step / chosen[1] : step;
        long end = scale.end();
        Unit unit = unit(step, Math.max(Math.abs(scale.start()), Math.abs(end)));
        List<Tick> ticks = new ArrayList<>();
        for (long at = Math.floorDiv(scale.start(), minor) * minor; at <= end; at += minor) {
            if (at >= scale.start()) {
                String number = at % step == 0 ? number(at, step, unit) : "";
                ticks.add(new Tick(at, scale.x(at), number, unit));
            }
        }
        return ticks;
    }

    /** The smallest step that is at least so long, and how many parts it has. */
    private static long[] step(double atLeast) {
        for (long power = 1; power < 10 * SECOND; power *= 10) {
            for (long[] digit : new long[][] {{1, 5}, {2, 4}, {5, 5}}) {
                if (power * digit[0] >= atLeast) {
                    return new long[] {power * digit[0], digit[1]};
                }
            }
        }
        for (long[] step : LONG_STEPS) {
            if (step[0] >= atLeast) {
                return step;
            }
        }
        long hours = 60 * MINUTE;
        while (hours < atLeast) {
            hours *= 2;
        }
        return new long[] {hours, 4};
    }

    /** The largest unit that the instants reach, but minutes only for whole ones. */
    private static Unit unit(long step, long furthest) {
        if (step % MINUTE == 0) {
            return Unit.MINUTES;
        }
        for (Unit unit : new Unit[] {Unit.SECONDS, Unit.MILLISECONDS, Unit.MICROSECONDS}) {
            if (furthest >= unit.nanos()) {
                return unit;
            }
        }
        return Unit.NANOSECONDS;
    }

    private static String number(long at, long step, Unit unit) {
        if (unit == Unit.MINUTES) {
            return Long.toString(at / unit.nanos());
        }
        int places = Long.toString(unit.nanos()).length() - 1;
        int needed = Math.max(
                0, BigDecimal.valueOf(step, places).stripTrailingZeros().scale());
        return BigDecimal.valueOf(at, places).setScale(needed).toPlainString();
    }
}
