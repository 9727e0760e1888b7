package dev.lockscope.compare;

import com.github.difflib.DiffUtils;
import com.github.difflib.algorithm.myers.MyersDiffWithLinearSpace;
import com.github.difflib.patch.AbstractDelta;
import dev.lockscope.lab.EventMatcher;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.EventText;
import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.Judge;
import dev.lockscope.verdict.Verdict;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Two runs beside one another. Events are counterparts where scripts have the same words for them, such as
 * {@code A.acquired lock:account}; what differs about them beside times and random tokens is told. What has no counterpart
 * at its place is looked for elsewhere, so that another order is told from a lack. Immutable.
 *
 * <p>The rows are those of the shortest edit script between the two runs (Myers, "An O(ND) Difference Algorithm and Its
 * Variations", Algorithmica 1986).
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
        List<Event> ofLeft = left.events().stream().filter(which).toList();
        List<Event> ofRight = right.events().stream().filter(which).toList();
        return new Comparison(rows(ofLeft, ofRight), Judge.judge(left), Judge.judge(right));
    }

    private static List<Row> rows(List<Event> left, List<Event> right) {
        List<String> leftKeys = keys(left);
        List<String> rightKeys = keys(right);
        EventText words = EventText.comparable();
        List<Row> rows = new ArrayList<>();
        int atLeft = 0;
        int atRight = 0;
        for (AbstractDelta<String> delta : DiffUtils.diff(leftKeys, rightKeys, new MyersDiffWithLinearSpace<>())
                .getDeltas()) {
            while (atLeft < delta.getSource().getPosition()) {
                rows.add(both(words, left.get(atLeft++), right.get(atRight++)));
            }
            for (int i = 0; i < delta.getSource().size(); i++) {
                rows.add(new Row.Left(left.get(atLeft++), Optional.empty()));
            }
            for (int i = 0; i < delta.getTarget().size(); i++) {
                rows.add(new Row.Right(right.get(atRight++), Optional.empty()));
            }
        }
        while (atLeft < left.size()) {
            rows.add(both(words, left.get(atLeft++), right.get(atRight++)));
        }
        return moved(rows);
    }

    private static Row both(EventText words, Event left, Event right) {
        return new Row.Both(left, right, !words.of(left).equals(words.of(right)));
    }

    /** Joins those that one run has at another place, the first with the first. */
    private static List<Row> moved(List<Row> rows) {
        EventText words = EventText.comparable();
        Map<String, Deque<Event>> ofLeft = new HashMap<>();
        Map<String, Deque<Event>> ofRight = new HashMap<>();
        for (Row row : rows) {
            if (row instanceof Row.Left alone) {
                queue(ofLeft, key(words, alone.left())).add(alone.left());
            } else if (row instanceof Row.Right alone) {
                queue(ofRight, key(words, alone.right())).add(alone.right());
            }
        }
        List<Row> joined = new ArrayList<>();
        for (Row row : rows) {
            if (row instanceof Row.Left alone) {
                Event other = queue(ofRight, key(words, alone.left())).poll();
                joined.add(new Row.Left(alone.left(), Optional.ofNullable(other)));
            } else if (row instanceof Row.Right alone) {
                Event other = queue(ofLeft, key(words, alone.right())).poll();
                joined.add(new Row.Right(alone.right(), Optional.ofNullable(other)));
            } else {
                joined.add(row);
            }
        }
        return joined;
    }

    private static Deque<Event> queue(Map<String, Deque<Event>> queues, String key) {
        return queues.computeIfAbsent(key, wanted -> new ArrayDeque<>());
    }

    private static List<String> keys(List<Event> events) {
        EventText words = EventText.comparable();
        return events.stream().map(event -> key(words, event)).toList();
    }

    private static String key(EventText words, Event event) {
        return EventMatcher.pattern(event)
                .map(pattern -> event.actor() + " " + pattern)
                .orElseGet(() -> event.actor() + " " + words.of(event));
    }

    /** Whether neither the events nor the verdicts differ. */
    public boolean isSame() {
        return rows.stream().allMatch(row -> row instanceof Row.Both both && !both.changed())
                && left.ids().equals(right.ids());
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
