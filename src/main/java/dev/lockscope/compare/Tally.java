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
        // Each that came in another order has a row where either run has it.
        long moved = rows.stream()
                .filter(row -> row instanceof Row.Left left && left.elsewhere().isPresent())
                .count();
        return new Tally(
                count(rows, Difference.ONLY_LEFT),
                count(rows, Difference.ONLY_RIGHT),
                moved,
                count(rows, Difference.OUTCOME),
                rows.stream().filter(row -> row.difference().isEmpty()).count());
    }

    private static long count(List<Row> rows, Difference difference) {
        return rows.stream()
                .filter(row -> row.difference().filter(difference::equals).isPresent())
                .count();
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
