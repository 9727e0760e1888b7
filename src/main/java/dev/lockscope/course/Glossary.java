package dev.lockscope.course;

import dev.lockscope.scenario.problem.Message;
import dev.lockscope.scenario.problem.Position;
import dev.lockscope.scenario.problem.Problem;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The terms of the course, explained in both languages. Immutable.
 *
 * @param entries in the order of the files
 */
public record Glossary(List<Entry> entries) {

    /** One without entries. */
    public static final Glossary NONE = new Glossary(List.of());

    public Glossary {
        entries = List.copyOf(entries);
    }

    /**
     * A term.
     *
     * @param id what texts name it by
     * @param en its explanation in English
     * @param nb its explanation in Norwegian Bokmål
     * @param lessons the lessons that show it, by their ids
     */
    public record Entry(String id, Explanation en, Explanation nb, List<String> lessons) {

        public Entry {
            lessons = List.copyOf(lessons);
        }

        /** Its explanation in a language: {@code nb} for Bokmål, else English. */
        public Explanation in(String language) {
            return language.equals("nb") ? nb : en;
        }
    }

    /**
     * A term in one language.
     *
     * @param term the term itself
     * @param prose what it means, the term among the first words
     */
    public record Explanation(String term, Prose prose) {}

    /** The entry of that id, if there is one. */
    public Optional<Entry> entry(String id) {
        return entries.stream().filter(entry -> entry.id().equals(id)).findFirst();
    }

    /**
     * The glossary in a folder; one without entries where the folder has none.
     *
     * @throws LessonException when there is one and it is not in order
     */
    public static Glossary load(Path folder) throws LessonException {
        if (!Files.exists(file(folder, "en")) && !Files.exists(file(folder, "nb"))) {
            return NONE;
        }
        List<Problem> found = new ArrayList<>();
        Problems ofEnglish = new Problems(file(folder, "en").toString());
        Problems ofNorwegian = new Problems(file(folder, "nb").toString());
        Map<String, GlossaryReader.Read> english = read(file(folder, "en"), ofEnglish);
        Map<String, GlossaryReader.Read> norwegian = read(file(folder, "nb"), ofNorwegian);
        compare(english, norwegian, ofEnglish);
        compare(norwegian, english, ofNorwegian);
        found.addAll(ofEnglish.inOrder());
        found.addAll(ofNorwegian.inOrder());
        if (!found.isEmpty()) {
            throw new LessonException(found);
        }
        List<Entry> entries = new ArrayList<>();
        english.forEach((id, read) -> Optional.ofNullable(norwegian.get(id))
                .ifPresent(
                        other -> entries.add(new Entry(id, read.explanation(), other.explanation(), read.lessons()))));
        return new Glossary(entries);
    }

    /** The ids of a folder's glossary, however it is otherwise; nothing where there is none. */
    static Optional<Set<String>> terms(Path folder) {
        Path file = file(folder, "en");
        return Files.exists(file)
                ? Optional.of(
                        Set.copyOf(read(file, new Problems(file.toString())).keySet()))
                : Optional.empty();
    }

    /** The problems of lessons that entries name and that are not among these. */
    static List<Problem> unknownLessons(Path folder, Set<String> lessons) {
        List<Problem> found = new ArrayList<>();
        for (String language : List.of("en", "nb")) {
            Path file = file(folder, language);
            if (Files.exists(file)) {
                Problems problems = new Problems(file.toString());
                for (GlossaryReader.Read read :
                        read(file, new Problems(file.toString())).values()) {
                    read.lessons().stream()
                            .filter(lesson -> !lessons.contains(lesson))
                            .forEach(lesson -> problems.add(read.lessonsAt(), Wording.UNKNOWN_LESSON.with(lesson)));
                }
                found.addAll(problems.inOrder());
            }
        }
        return found;
    }

    private static Path file(Path folder, String language) {
        return folder.resolve("glossary." + language + ".md");
    }

    private static Map<String, GlossaryReader.Read> read(Path file, Problems problems) {
        Message expected = Wording.WANT_TERM.with();
        return LessonFile.read(file, expected, problems)
                .map(text -> new GlossaryReader(problems).read(text))
                .orElseGet(LinkedHashMap::new);
    }

    private static void compare(
            Map<String, GlossaryReader.Read> own, Map<String, GlossaryReader.Read> other, Problems problems) {
        own.forEach((id, read) -> {
            Position at = read.at();
            if (!other.containsKey(id)) {
                problems.add(at, Wording.NOT_IN_OTHER_LANGUAGE.with(id));
            }
        });
    }
}
