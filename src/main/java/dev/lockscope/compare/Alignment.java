package dev.lockscope.compare;

import dev.lockscope.lab.EventMatcher;
import dev.lockscope.scenario.EventPattern;
import dev.lockscope.trace.ClientFact;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.FaultFact;
import dev.lockscope.trace.LockFact;
import dev.lockscope.trace.ScriptFact;
import dev.lockscope.trace.Trace;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Where two runs are laid beside one another: an event that both have stands at the same place, and times are counted from
 * it. Immutable; all times are ns.
 *
 * @param left the left run's event; nothing for its start
 * @param right the right run's event; nothing for its start
 */
public record Alignment(Optional<Event> left, Optional<Event> right) {

    /** The starts of both runs. */
    public static final Alignment START = new Alignment(Optional.empty(), Optional.empty());

    /** At what both runs have in a row; nothing where only one of them has it. */
    public static Optional<Alignment> at(Row row) {
        if (row instanceof Row.Both both) {
            return Optional.of(new Alignment(Optional.of(both.left()), Optional.of(both.right())));
        } else if (row instanceof Row.Left moved) {
            return moved.elsewhere().map(other -> new Alignment(Optional.of(moved.left()), Optional.of(other)));
        } else if (row instanceof Row.Right moved) {
            return moved.elsewhere().map(other -> new Alignment(Optional.of(other), Optional.of(moved.right())));
        }
        return Optional.empty();
    }

    /**
     * At the first turn that both runs share: the first lock that both granted, else the first thing that a client, the
     * script or a fault did in both, else the starts.
     */
    public static Alignment first(List<Row> rows) {
        return first(rows, event -> event.fact() instanceof LockFact.LockAcquired)
                .or(() -> first(rows, Alignment::isOfTheStory))
                .orElse(START);
    }

    private static Optional<Alignment> first(List<Row> rows, Predicate<Event> which) {
        return rows.stream()
                .filter(row -> row instanceof Row.Both both && which.test(both.left()))
                .findFirst()
                .flatMap(Alignment::at);
    }

    private static boolean isOfTheStory(Event event) {
        return event.fact() instanceof LockFact
                || event.fact() instanceof ClientFact
                || event.fact() instanceof FaultFact
                || event.fact() instanceof ScriptFact;
    }

    /** The first event of a trace that scripts call so, with or without its detail, such as {@code A.acquired}. */
    public static Optional<Event> find(Trace trace, String name) {
        return trace.events().stream()
                .filter(event -> EventMatcher.pattern(event)
                        .filter(pattern -> names(pattern).contains(name))
                        .isPresent())
                .findFirst();
    }

    /** What {@link #find} would find in a trace, each once. */
    public static List<String> names(Trace trace) {
        return trace.events().stream()
                .flatMap(event -> EventMatcher.pattern(event).stream())
                .flatMap(pattern -> names(pattern).stream())
                .distinct()
                .toList();
    }

    private static List<String> names(EventPattern pattern) {
        String bare = new EventPattern(pattern.actor(), pattern.kind(), Optional.empty()).toString();
        return List.of(pattern.toString(), bare);
    }

    /** Since when times of the left run are counted, since its start. */
    public long leftZero() {
        return left.map(Event::at).orElse(0L);
    }

    /** Since when times of the right run are counted, since its start. */
    public long rightZero() {
        return right.map(Event::at).orElse(0L);
    }

    /** When an event of the left run was. */
    public long ofLeft(Event event) {
        return event.at() - leftZero();
    }

    /** When an event of the right run was. */
    public long ofRight(Event event) {
        return event.at() - rightZero();
    }

    /** How much later than the left run the right one begins; below 0 where it begins earlier. */
    public long offset() {
        return leftZero() - rightZero();
    }

    /** How much later the right run has what both have; nothing where only one has it. */
    public Optional<Long> later(Row row) {
        return at(row).map(other ->
                ofRight(other.right().orElseThrow()) - ofLeft(other.left().orElseThrow()));
    }

    /**
     * In what the runs differ about a row.
     *
     * @param tolerance how far apart the two times may be, ns
     */
    public Optional<Difference> difference(Row row, long tolerance) {
        return row.difference()
                .or(() ->
                        later(row).filter(later -> Math.abs(later) > tolerance).map(later -> Difference.TIME));
    }

    /** The same with the runs in each other's place. */
    public Alignment swapped() {
        return new Alignment(right, left);
    }
}
