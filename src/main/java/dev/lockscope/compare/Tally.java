package dev.lockscope.compare;

import java.util.List;

/**
 * How many events of two runs there are of each kind. Times do not count.
 *
 * @param onlyLeft what only the left run has
 * @param onlyRight what only the right run has
 * @param order what both have, in another order
 * @param outcome what both have at the same place, and of which something else came
 * @param alike what both have alike, at the same place
 */
public record Tally(long onlyLeft, long onlyRight, long order, long outcome, long alike) {

    static Tally of(List<Row> rows) {
        long[] counts = new long[Difference.values().length];
        long moved = 0;
        for (Row row : rows) {
            row.difference().ifPresent(difference -> counts[difference.ordinal()]++);
            moved += row instanceof Row.Left left && left.elsewhere().isPresent() ? 1 : 0;
        }
        long alike = rows.stream().filter(row -> row.difference().isEmpty()).count();
        return new Tally(
                counts[Difference.ONLY_LEFT.ordinal()],
                counts[Difference.ONLY_RIGHT.ordinal()],
                // Each of them has a row where either run has it.
                moved,
                counts[Difference.OUTCOME.ordinal()],
                alike);
    }

    /** How many differ in any way. */
    public long differences() {
        return onlyLeft + onlyRight + order + outcome;
    }

    /** How much of what the two runs have has a counterpart at its place, 0 to 1; 1 where they have nothing. */
    public double inCommon() {
        long both = 2 * (alike + outcome);
        long all = both + onlyLeft + onlyRight + 2 * order;
        return all == 0 ? 1 : (double) both / all;
    }
}
