package dev.lockscope.timeline;

/**
 * A tick of a time axis.
 *
 * @param at its instant, ns since the run's start
 * @param x where it is, px
 * @param number the instant in the unit, with a point for decimals; empty for a tick without a label
 */
public record Tick(long at, double x, String number, Unit unit) {

    /** Whether it has a label. */
    public boolean isMajor() {
        return !number.isEmpty();
    }

    /** What the numbers of ticks count. */
    public enum Unit {
        /** Nanoseconds. */
        NANOSECONDS("ns", 1),
        /** Microseconds. */
        MICROSECONDS("µs", 1_000),
        /** Milliseconds. */
        MILLISECONDS("ms", 1_000_000),
        /** Seconds. */
        SECONDS("s", 1_000_000_000),
        /** Minutes. */
        MINUTES("min", 60_000_000_000L);

        private final String symbol;
        private final long nanos;

        Unit(String symbol, long nanos) {
            this.symbol = symbol;
            this.nanos = nanos;
        }

        /** Its symbol, the same in all languages. */
        public String symbol() {
            return symbol;
        }

        long nanos() {
            return nanos;
        }
    }
}
