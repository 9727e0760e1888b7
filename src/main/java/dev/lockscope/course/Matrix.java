package dev.lockscope.course;

import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.Scenario;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What the lessons put to the test against what they put it through, filled with what the learner's own runs have shown.
 * Immutable.
 *
 * @param subjects the rows, in the order in which lessons come to them, those of a recipe together
 * @param ordeals the columns
 * @param cells what there is in each place, in the order of the lessons; places without anything are left out
 */
public record Matrix(List<Subject> subjects, List<Ordeal> ordeals, Map<Place, List<Entry>> cells) {

    public Matrix {
        subjects = List.copyOf(subjects);
        ordeals = List.copyOf(ordeals);
        cells = Collections.unmodifiableMap(new LinkedHashMap<>(cells));
    }

    /** A place in it. */
    public record Place(Subject subject, Ordeal ordeal) {}

    /**
     * A variant of a lesson's scenario.
     *
     * @param result what the learner's latest whole run of it has shown; nothing before there is one
     */
    public record Entry(Lesson lesson, Scenario variant, Optional<Result> result) {}

    /** The matrix of a course, with what a learner has run so far. */
    public static Matrix of(Lessons lessons, Progress progress) {
        Map<Place, List<Entry>> cells = new LinkedHashMap<>();
        Map<String, Set<Subject>> rows = new LinkedHashMap<>();
        Set<Ordeal> ordeals = EnumSet.noneOf(Ordeal.class);
        for (Lesson lesson : lessons.lessons()) {
            for (Entry entry : entries(lesson, progress.of(lesson.id()))) {
                Place place = place(entry);
                cells.computeIfAbsent(place, fresh -> new ArrayList<>()).add(entry);
                rows.computeIfAbsent(place.subject().recipe(), fresh -> new LinkedHashSet<>())
                        .add(place.subject());
                ordeals.add(place.ordeal());
            }
        }
        Map<Place, List<Entry>> whole = new LinkedHashMap<>();
        cells.forEach((place, entries) -> whole.put(place, List.copyOf(entries)));
        return new Matrix(rows.values().stream().flatMap(Set::stream).toList(), List.copyOf(ordeals), whole);
    }

    /** Those that a learner goes through in a lesson, and what else has been run of it. */
    private static List<Entry> entries(Lesson lesson, Progress.OfLesson known) {
        List<Entry> entries = new ArrayList<>();
        lesson.run().ifPresent(content -> {
            for (Scenario variant : content.variants()) {
                Optional<Result> result = Optional.ofNullable(
                        known.results().get(variant.variant().orElse("")));
                boolean shown =
                        variant.equals(content.start()) || content.repaired().contains(variant);
                if (shown || result.isPresent()) {
                    entries.add(new Entry(lesson, variant, result));
                }
            }
        });
        return entries;
    }

    private static Place place(Entry entry) {
        return entry.result()
                .map(result -> new Place(result.subject(), result.ordeal()))
                .orElseGet(() -> new Place(Subject.of(entry.variant()), Ordeal.of(actions(entry.variant()))));
    }

    private static List<Action> actions(Scenario scenario) {
        return scenario.script().stream()
                .flatMap(step -> step.actions().stream())
                .toList();
    }

    /** What there is in a place. */
    public List<Entry> at(Subject subject, Ordeal ordeal) {
        return cells.getOrDefault(new Place(subject, ordeal), List.of());
    }

    /** How many variants there are. */
    public int size() {
        return cells.values().stream().mapToInt(List::size).sum();
    }

    /** How many of them the learner has run. */
    public int filled() {
        return (int) cells.values().stream()
                .flatMap(List::stream)
                .filter(entry -> entry.result().isPresent())
                .count();
    }
}
