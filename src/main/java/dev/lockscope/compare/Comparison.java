package dev.lockscope.compare;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.Judge;
import dev.lockscope.verdict.Verdict;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Two runs beside one another. Events are counterparts where scripts have the same words for them, such as
 * {@code A.acquired lock:account}; what differs about them beside times and random tokens is told. What has no counterpart
 * at its place is looked for elsewhere, so that another order is told from a lack. Immutable.
 *
 * <p>The rows are those of the shortest edit script between the two runs, see {@link Pairing}.
 *
 * @param rows the events of both runs, those of each in the order in which they happened
 * @param left the verdict on the left run
 * @param right the verdict on the right run
 */
public record Comparison(List<Row> rows, Verdict left, Verdict right) {

    public Comparison {
        rows = List.copyOf(rows);
    }

    /**
     * Compares two runs.
     *
     * @param which the events that count
     */
    public static Comparison of(Trace left, Trace right, Predicate<Event> which) {
        return of(left, right, which, Progress.UNTOLD);
    }

    /**
     * Compares two runs, and tells how far it is.
     *
     * @param which the events that count
     * @throws java.util.concurrent.CancellationException when the calling thread is interrupted
     */
    public static Comparison of(Trace left, Trace right, Predicate<Event> which, Progress progress) {
        List<Event> ofLeft = left.events().stream().filter(which).toList();
        List<Event> ofRight = right.events().stream().filter(which).toList();
        List<Row> rows = new Rows(ofLeft, ofRight).of(progress);
        return new Comparison(rows, Judge.judge(left), Judge.judge(right));
    }

    /** Whether neither the events nor the verdicts differ. */
    public boolean isSame() {
        return rows.stream().allMatch(row -> row.difference().isEmpty())
                && left.ids().equals(right.ids());
    }

    /** How many events there are of each kind. */
    public Tally tally() {
        return Tally.of(rows);
    }

    /** What was found in the left run alone. */
    public Set<FindingId> onlyLeft() {
        return without(left, right);
    }

    /** What was found in the right run alone. */
    public Set<FindingId> onlyRight() {
        return without(right, left);
    }

    private static Set<FindingId> without(Verdict one, Verdict other) {
        Set<FindingId> ids = EnumSet.noneOf(FindingId.class);
        ids.addAll(one.ids());
        ids.removeAll(other.ids());
        return ids;
    }
}
