package dev.lockscope.course;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How far one learner has come. Immutable.
 *
 * @param lessons what is known of each lesson that the learner has begun, by the lessons' ids
 */
public record Progress(Map<String, OfLesson> lessons) {

    /** Nothing has been begun. */
    public static final Progress NONE = new Progress(Map.of());

    public Progress {
        SortedMap<String, OfLesson> sorted = new TreeMap<>(lessons);
        lessons = Collections.unmodifiableSortedMap(sorted);
    }

    /** How the learner's first prediction in a lesson went. */
    public enum Prediction {
        /** None was asked for yet. */
        OPEN,
        RIGHT,
        WRONG,
        /** The learner went on without one. */
        SKIPPED
    }

    /**
     * One lesson.
     *
     * @param done whether the learner has come to its end
     * @param prediction how the prediction went
     * @param chosen the option that was chosen, where one was
     * @param won whether the challenge was won
     * @param guessed whether it was guessed how few faults break the lock
     * @param results what the latest whole run of each variant has shown, by the variant's name; empty for a scenario
     *     without variants
     */
    public record OfLesson(
            boolean done,
            Prediction prediction,
            Optional<String> chosen,
            boolean won,
            boolean guessed,
            Map<String, Result> results) {

        /** A lesson that has not been begun. */
        public static final OfLesson NONE = new OfLesson(false, Prediction.OPEN, Optional.empty(), false);

        public OfLesson {
            results = Collections.unmodifiableSortedMap(new TreeMap<>(results));
        }

        /** A lesson of which nothing was run. */
        public OfLesson(boolean done, Prediction prediction, Optional<String> chosen, boolean won) {
            this(done, prediction, chosen, won, false, Map.of());
        }

        /** How many challenges of it were won. */
        public int wins() {
            return (won ? 1 : 0) + (guessed ? 1 : 0);
        }

        private OfLesson with(String variant, Result result) {
            Map<String, Result> changed = new TreeMap<>(results);
            changed.put(variant, result);
            return new OfLesson(done, prediction, chosen, won, guessed, changed);
        }
    }

    /** What is known of a lesson. */
    public OfLesson of(String lesson) {
        return lessons.getOrDefault(lesson, OfLesson.NONE);
    }

    /** The same, with a lesson begun, if it was not. */
    public Progress withBegun(String lesson) {
        return lessons.containsKey(lesson) ? this : with(lesson, OfLesson.NONE);
    }

    /** The same, with a lesson done. */
    public Progress withDone(String lesson) {
        OfLesson before = of(lesson);
        return with(
                lesson,
                new OfLesson(
                        true, before.prediction(), before.chosen(), before.won(), before.guessed(), before.results()));
    }

    /** The same, with a prediction; the first one counts, unless it was skipped. */
    public Progress withPrediction(String lesson, Prediction prediction, Optional<String> chosen) {
        OfLesson before = of(lesson);
        boolean counts = before.prediction() == Prediction.OPEN || before.prediction() == Prediction.SKIPPED;
        return counts
                ? with(
                        lesson,
                        new OfLesson(
                                before.done(), prediction, chosen, before.won(), before.guessed(), before.results()))
                : this;
    }

    /** The same, with the challenge of a lesson won. */
    public Progress withWon(String lesson) {
        OfLesson before = of(lesson);
        return with(
                lesson,
                new OfLesson(
                        before.done(), before.prediction(), before.chosen(), true, before.guessed(), before.results()));
    }

    /** The same, with it guessed how few faults break the lock of a lesson. */
    public Progress withGuessed(String lesson) {
        OfLesson before = of(lesson);
        return with(
                lesson,
                new OfLesson(
                        before.done(), before.prediction(), before.chosen(), before.won(), true, before.results()));
    }

    /** The same, with what a whole run has shown, in the place of an earlier one of the same variant. */
    public Progress withResult(String lesson, String variant, Result result) {
        return with(lesson, of(lesson).with(variant, result));
    }

    private Progress with(String lesson, OfLesson after) {
        Map<String, OfLesson> changed = new TreeMap<>(lessons);
        changed.put(lesson, after);
        return new Progress(changed);
    }

    /** How many lessons are done. */
    public int done() {
        return (int) lessons.values().stream().filter(OfLesson::done).count();
    }

    /** How many predictions went so. */
    public int count(Prediction prediction) {
        return (int) lessons.values().stream()
                .filter(lesson -> lesson.prediction() == prediction)
                .count();
    }

    /** How many challenges were won, those among them in which a number is guessed. */
    public int won() {
        return lessons.values().stream().mapToInt(OfLesson::wins).sum();
    }
}
