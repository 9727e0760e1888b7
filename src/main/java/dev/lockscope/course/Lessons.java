package dev.lockscope.course;

import dev.lockscope.scenario.ScenarioFiles;
import dev.lockscope.scenario.problem.NearMatch;
import dev.lockscope.scenario.problem.Position;
import dev.lockscope.scenario.problem.Problem;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import dev.lockscope.trace.IoReason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The course: its lessons by their numbers, and its glossary. Immutable.
 *
 * @param lessons in the order of their numbers, each number once
 */
public record Lessons(List<Lesson> lessons, Glossary glossary) {

    public Lessons {
        lessons = List.copyOf(lessons);
    }

    /** The lesson of that id, if there is one. */
    public Optional<Lesson> lesson(String id) {
        return lessons.stream().filter(lesson -> lesson.id().equals(id)).findFirst();
    }

    /**
     * The course in a folder, each lesson in a folder of its own; one without lessons where there is no such folder.
     *
     * @throws LessonException when any lesson or the glossary is not in order; it tells everything that is wrong
     */
    public static Lessons of(Path folder) throws LessonException {
        List<Problem> found = new ArrayList<>();
        Glossary glossary = Glossary.NONE;
        try {
            glossary = Glossary.load(folder);
        } catch (LessonException e) {
            found.addAll(e.problems());
        }
        Optional<Set<String>> terms = Glossary.terms(folder);
        List<Lesson> lessons = new ArrayList<>();
        boolean all = true;
        for (Path each : folders(folder, found)) {
            try {
                lessons.add(LessonLoader.load(each, terms));
            } catch (LessonException e) {
                found.addAll(e.problems());
                all = false;
            }
        }
        lessons.sort(Comparator.comparingInt(Lesson::number));
        found.addAll(twice(lessons));
        if (all) {
            Set<String> ids = lessons.stream().map(Lesson::id).collect(Collectors.toSet());
            found.addAll(Glossary.unknownLessons(folder, ids));
            lessons.forEach(lesson -> found.addAll(unknown(lesson, ids)));
        }
        if (!found.isEmpty()) {
            throw new LessonException(found);
        }
        return new Lessons(lessons, glossary);
    }

    private static List<Path> folders(Path folder, List<Problem> found) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> inside = Files.list(folder)) {
            return inside.filter(LessonLoader::isLesson).sorted().toList();
        } catch (IOException e) {
            Problems problems = new Problems(folder.toString());
            problems.add(Position.START, Wording.CANNOT_READ_FILE.with(IoReason.of(e)));
            found.addAll(problems.inOrder());
            return List.of();
        }
    }

    /** The lessons that a lesson's cards lead to and that there are not. */
    private static List<Problem> unknown(Lesson lesson, Set<String> ids) {
        Problems problems =
                new Problems(lesson.folder().resolve(ScenarioFiles.LESSON).toString());
        lesson.cards()
                .ifPresent(cards -> Stream.concat(cards.cards().stream(), cards.quiz().stream())
                        .map(Card::see)
                        .filter(see -> !ids.contains(see))
                        .distinct()
                        .forEach(see -> problems.add(
                                Position.START,
                                Wording.UNKNOWN_LESSON.with(see),
                                Wording.WANT_ONE_OF.choices(
                                        ids.stream().sorted().toList()),
                                NearMatch.of(see, ids))));
        return problems.inOrder();
    }

    private static List<Problem> twice(List<Lesson> lessons) {
        List<Problem> found = new ArrayList<>();
        Map<Integer, Lesson> taken = new HashMap<>();
        for (Lesson lesson : lessons) {
            Lesson before = taken.putIfAbsent(lesson.number(), lesson);
            if (before != null) {
                Problems problems = new Problems(
                        lesson.folder().resolve(ScenarioFiles.LESSON).toString());
                problems.add(
                        Places.of(lesson.folder()).number(),
                        Wording.NUMBER_TAKEN.with(Integer.toString(lesson.number()), before.id()),
                        Wording.WANT_FREE_NUMBER.with());
                found.addAll(problems.inOrder());
            }
        }
        return found;
    }
}
