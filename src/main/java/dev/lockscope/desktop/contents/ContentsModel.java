package dev.lockscope.desktop.contents;

import dev.lockscope.course.Glossary;
import dev.lockscope.course.Lesson;
import dev.lockscope.course.LessonText;
import dev.lockscope.course.Lessons;
import dev.lockscope.course.Progress;
import dev.lockscope.course.Progress.OfLesson;
import dev.lockscope.course.Progress.Prediction;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the list of lessons shows, without its controls. Immutable.
 *
 * @param lessons the course
 * @param progress how far the learner has come
 * @param underWay the id of the lesson that is under way
 */
record ContentsModel(Lessons lessons, Progress progress, Optional<String> underWay) {

    /**
     * How far the learner has come in the whole course.
     *
     * @param all how many lessons there are
     */
    record Totals(int all, int done, int right, int won) {}

    /**
     * What the learner may want to do next.
     *
     * @param lesson the lesson
     * @param way how it comes to be next
     */
    record Next(Lesson lesson, Way way) {}

    /** How a lesson comes to be next. */
    enum Way {
        /** It is under way. */
        GO_ON,
        /** Nothing has been begun yet. */
        BEGIN,
        /** It is the first that is not done. */
        CONTINUE,
        /** All are done. */
        AGAIN
    }

    /** The lessons that fit a query, all of whose words must occur, in either language. */
    List<ContentsRow> rows(String query) {
        List<String> words = Arrays.stream(query.toLowerCase(Locale.ROOT).split("\\s+", -1))
                .filter(word -> !word.isEmpty())
                .toList();
        Map<String, String> terms = new HashMap<>();
        lessons.glossary().entries().forEach(entry -> terms.put(entry.id(), words(entry)));
        List<ContentsRow> rows = new ArrayList<>();
        Optional<Theme> before = Optional.empty();
        for (Lesson lesson : lessons.lessons()) {
            String searched = searched(lesson, terms);
            if (words.stream().allMatch(searched::contains)) {
                Optional<Theme> theme = Optional.of(Theme.of(lesson.number()));
                rows.add(new ContentsRow(lesson, standing(lesson), theme.equals(before) ? Optional.empty() : theme));
                before = theme;
            }
        }
        return rows;
    }

    private static String words(Glossary.Entry entry) {
        return entry.en().term() + "\n" + entry.nb().term();
    }

    private static String searched(Lesson lesson, Map<String, String> terms) {
        Stream<String> told = Stream.of(lesson.en(), lesson.nb()).flatMap(ContentsModel::told);
        Stream<String> used = lesson.terms().stream().map(id -> terms.getOrDefault(id, id));
        return Stream.of(Stream.of(Integer.toString(lesson.number()), lesson.id()), told, used)
                .flatMap(all -> all)
                .collect(Collectors.joining("\n"))
                .toLowerCase(Locale.ROOT);
    }

    private static Stream<String> told(LessonText text) {
        return Stream.of(text.title(), text.goal().plain());
    }

    /** How the learner stands with a lesson. */
    Standing standing(Lesson lesson) {
        return Standing.of(progress.of(lesson.id()), isBegun(lesson), underWay.equals(Optional.of(lesson.id())));
    }

    private boolean isBegun(Lesson lesson) {
        return progress.lessons().containsKey(lesson.id());
    }

    /** How far the learner has come; lessons that are no longer in the course do not count. */
    Totals totals() {
        List<OfLesson> known = lessons.lessons().stream()
                .map(lesson -> progress.of(lesson.id()))
                .toList();
        return new Totals(
                known.size(),
                count(known, OfLesson::done),
                count(known, lesson -> lesson.prediction() == Prediction.RIGHT),
                count(known, OfLesson::won));
    }

    private static int count(List<OfLesson> known, Predicate<OfLesson> which) {
        return (int) known.stream().filter(which).count();
    }

    /** What the learner may want to do next; nothing in a course without lessons. */
    Optional<Next> next() {
        Optional<Next> now = first(lesson -> !isDone(lesson) && underWay.equals(Optional.of(lesson.id())), Way.GO_ON);
        Optional<Next> begun = first(lesson -> isBegun(lesson) && !isDone(lesson), Way.CONTINUE);
        boolean any = lessons.lessons().stream().anyMatch(this::isBegun);
        Optional<Next> open = first(lesson -> !isDone(lesson), any ? Way.CONTINUE : Way.BEGIN);
        return now.or(() -> begun).or(() -> open).or(() -> first(lesson -> true, Way.AGAIN));
    }

    private boolean isDone(Lesson lesson) {
        return progress.of(lesson.id()).done();
    }

    private Optional<Next> first(Predicate<Lesson> which, Way way) {
        return lessons.lessons().stream().filter(which).findFirst().map(lesson -> new Next(lesson, way));
    }
}
