package dev.lockscope.course;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.problem.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Everything that can be wrong with a lesson is told with its place, both languages, and all of it at once. */
class LessonLoaderTest {

    /**
     * A lesson with one mistake.
     *
     * @param file the file that it is in
     * @param from a piece of the sound file
     * @param to what stands there instead
     * @param told the beginning of what is told, without the folder
     */
    private record Mistake(String name, String file, String from, String to, String told) {}

    private static final List<Mistake> MISTAKES = List.of(
            new Mistake(
                    "key",
                    "lesson.yaml",
                    "minutes:",
                    "minuts:",
                    "lesson.yaml:6:1: unknown key \"minuts\", expected one of"),
            new Mistake(
                    "id",
                    "lesson.yaml",
                    "id: sample",
                    "id: simple",
                    "lesson.yaml:4:5: the id \"simple\" is not what follows"),
            new Mistake(
                    "number",
                    "lesson.yaml",
                    "number: 1",
                    "number: 2",
                    "lesson.yaml:5:9: the number 2 is not the one in"),
            new Mistake(
                    "scenario",
                    "lesson.yaml",
                    "scenario: sample",
                    "scenario: sampel",
                    "lesson.yaml:8:11: there is no scenario \"sampel\" in this folder, expected one of sample, did you mean"),
            new Mistake(
                    "start",
                    "lesson.yaml",
                    "start: flawed",
                    "start: flawd",
                    "lesson.yaml:9:8: there is no variant \"flawd\", expected one of flawed, repaired, did you mean \"flawed\"?"),
            new Mistake(
                    "repaired",
                    "lesson.yaml",
                    "repaired: repaired",
                    "repaired: [mended]",
                    "lesson.yaml:10:12: there is no variant"),
            new Mistake(
                    "option",
                    "lesson.yaml",
                    "    b: {order",
                    "    x: {order",
                    "lesson.yaml:15:5: an option called \"x\""),
            new Mistake(
                    "claim",
                    "lesson.yaml",
                    "c: {finding: foreign-delete}",
                    "c: {findng: foreign-delete}",
                    "lesson.yaml:16:9: nothing can be claimed with \"findng\", expected one of finding, "),
            new Mistake(
                    "finding",
                    "lesson.yaml",
                    "c: {finding: foreign-delete}",
                    "c: {finding: foreign-deleet}",
                    "lesson.yaml:16:18: \"foreign-deleet\" is unknown here"),
            new Mistake(
                    "two claims",
                    "lesson.yaml",
                    "c: {finding: foreign-delete}",
                    "c: {finding: foreign-delete, lost: 0}",
                    "lesson.yaml:16:8: no claim or several in one"),
            new Mistake(
                    "variant of a claim",
                    "lesson.yaml",
                    "c: {finding: foreign-delete}",
                    "c: {finding: foreign-delete, variant: other}",
                    "lesson.yaml:16:43: there is no variant \"other\""),
            new Mistake(
                    "event of a beat",
                    "lesson.yaml",
                    "at: redis.expired",
                    "at: redis.expird",
                    "lesson.yaml:20:15: there is no event \"expird\""),
            new Mistake(
                    "event of nobody",
                    "lesson.yaml",
                    "order: [A.released",
                    "order: [C.released",
                    "lesson.yaml:15:17: nobody here is called \"C\""),
            new Mistake(
                    "beat twice",
                    "lesson.yaml",
                    "id: late-del",
                    "id: lease-ends",
                    "lesson.yaml:21:9: \"lease-ends\" for the second time"),
            new Mistake(
                    "action",
                    "lesson.yaml",
                    "[pause A,",
                    "[pauze A,",
                    "lesson.yaml:24:10: there is no action \"pauze\""),
            new Mistake(
                    "recipe",
                    "lesson.yaml",
                    "{recipe: set-nx-px,",
                    "{recipe: set-nx-pz,",
                    "lesson.yaml:27:14: \"set-nx-pz\" is unknown here"),
            new Mistake(
                    "step mark",
                    "lesson.yaml",
                    "step: release.if-owner",
                    "step: release.if-own",
                    "lesson.yaml:28:36: the recipe set-nx-px-safe has no step \"release.if-own\""),
            new Mistake(
                    "goal",
                    "lesson.yaml",
                    "goal: {finding: overlap}",
                    "goal: {}",
                    "lesson.yaml:33:9: no claim or several"),
            new Mistake(
                    "kind that is not allowed",
                    "lesson.yaml",
                    "{actions: 0,",
                    "{not: [crush],",
                    "lesson.yaml:34:19: \"crush\" is unknown here"),
            new Mistake("address", "lesson.yaml", "url: https", "url: file", "lesson.yaml:39:10: \"file://redis.io"),
            new Mistake("title", "en.md", "# A release", "A release", "en.md:1:1: not exactly one title"),
            new Mistake("section", "nb.md", "## Repair", "## Repare", "nb.md:32:1: a section called \"Repare\""),
            new Mistake("no section", "en.md", "## Teacher", "", "en.md:1:1: the section \"Teacher\" is missing"),
            new Mistake(
                    "option without text",
                    "nb.md",
                    "- b: Den",
                    "Den",
                    "nb.md:9:1: lesson.yaml has an option \"b\", and no text here belongs to it"),
            new Mistake(
                    "text without option",
                    "en.md",
                    "- c: It",
                    "- e: It",
                    "en.md:14:1: lesson.yaml has no option \"e\", expected one of a, b, c"),
            new Mistake(
                    "option without answer",
                    "en.md",
                    "### b\n",
                    "",
                    "en.md:22:1: lesson.yaml has an option \"b\", and nothing"),
            new Mistake(
                    "beat without text",
                    "en.md",
                    "### late-del\n",
                    "",
                    "en.md:16:1: lesson.yaml has a beat \"late-del\", and no text here"),
            new Mistake(
                    "text without beat",
                    "en.md",
                    "### late-del\n",
                    "### late-del\nThere.\n### later\n",
                    "en.md:21:1: lesson.yaml has no beat \"later\""),
            new Mistake(
                    "term",
                    "en.md",
                    "## Set-up\nA takes",
                    "## Set-up\n[A](term:leese) takes",
                    "en.md:6:1: the glossary has no term \"leese\", expected an entry of glossary.en.md and glossary.nb.md, did"),
            new Mistake(
                    "term in the list",
                    "lesson.yaml",
                    "terms: []",
                    "terms: [lease, lock]",
                    "lesson.yaml:36:16: the glossary has no"),
            new Mistake(
                    "long line",
                    "en.md",
                    "A takes the lock for 3 s and works for longer. ",
                    "A takes the lock for 3 s and works for longer. Far longer. And longer than anybody had thought.",
                    "en.md:6:101: a line of "),
            new Mistake(
                    "picture",
                    "en.md",
                    "## Set-up\nA",
                    "## Set-up\n![A](a.png)",
                    "en.md:6:1: this kind of Markdown is not shown"),
            new Mistake(
                    "scenario file",
                    "sample.yaml",
                    "recipe: set-nx-px\n",
                    "recipe: set-nx-pxx\n",
                    "sample.yaml:16:13: "));

    @TempDir
    private Path course = Path.of("");

    private Path folder = Path.of("");

    @BeforeEach
    void makeLesson() throws IOException {
        glossary("lease");
        folder = LessonSkeleton.write(course, "sample");
    }

    private void glossary(String... terms) throws IOException {
        StringBuilder text = new StringBuilder();
        Stream.of(terms).forEach(term -> text.append("## ").append(term).append("\n**Word**: it.\n\nSee: sample\n\n"));
        Files.writeString(course.resolve("glossary.en.md"), text);
        Files.writeString(course.resolve("glossary.nb.md"), text);
    }

    @Test
    void aNewLessonIsInOrder() throws LessonException {
        Lesson lesson = LessonLoader.load(folder);

        assertThat(lesson.number()).isEqualTo(1);
        assertThat(lesson.id()).isEqualTo("sample");
        Lesson.OfRun run = lesson.run().orElseThrow();
        assertThat(run.start().fullId()).isEqualTo("sample:flawed");
        assertThat(run.repaired()).extracting(scenario -> scenario.fullId()).containsExactly("sample:repaired");
        assertThat(run.question().options().keySet()).containsExactly("a", "b", "c");
        assertThat(lesson.text("en").options().getOrDefault("c", Prose.NONE).plain())
                .isEqualTo("It frees B's lock.");
        assertThat(lesson.text("nb").looks().keySet()).containsExactly("lease-ends", "late-del");
        assertThat(lesson.text("nb").hint().orElseThrow().plain()).startsWith("Redis gir låsen videre");
        assertThat(lesson.text("en").task().orElseThrow().plain()).doesNotContain("without asking");
    }

    @TestFactory
    Stream<DynamicTest> aMistakeIsToldWithItsPlace() {
        return MISTAKES.stream().map(mistake -> DynamicTest.dynamicTest(mistake.name(), () -> check(mistake)));
    }

    private void check(Mistake mistake) throws IOException {
        Path file = folder.resolve(mistake.file());
        String sound = Files.readString(file);
        assertThat(sound).contains(mistake.from());
        try {
            Files.writeString(file, sound.replace(mistake.from(), mistake.to()));
            List<Problem> problems = problems();
            assertThat(problems)
                    .extracting(this::told)
                    .anySatisfy(told -> assertThat(told).startsWith(mistake.told()));
            assertThat(problems).allSatisfy(problem -> {
                assertThat(problem.text("nb")).isNotBlank();
                assertThat(problem.sentence("nb")).isNotEqualTo(problem.sentence("en"));
            });
        } finally {
            Files.writeString(file, sound);
        }
    }

    private String told(Problem problem) {
        return problem.text().substring(folder.toString().length() + 1);
    }

    private List<Problem> problems() {
        try {
            LessonLoader.load(folder);
            throw new AssertionError("there is nothing wrong");
        } catch (LessonException e) {
            return e.problems();
        }
    }

    @Test
    void aFileThatIsMissingIsTold() throws IOException {
        Files.delete(folder.resolve("nb.md"));
        Files.delete(folder.resolve("sample.yaml"));

        assertThat(problems())
                .extracting(this::told)
                .anySatisfy(told -> assertThat(told).startsWith("nb.md:1:1: there is no such file"))
                .anySatisfy(
                        told -> assertThat(told)
                                .startsWith(
                                        "lesson.yaml:8:11: there is no scenario \"sample\" in this folder, expected a scenario file"));
    }

    @Test
    void allProblemsOfAllFilesAreToldAtOnce() throws IOException {
        for (String file : List.of("lesson.yaml", "en.md", "nb.md")) {
            Path path = folder.resolve(file);
            Files.writeString(
                    path, Files.readString(path).replace("late-del", "late").replace("## Teacher", "## Teach"));
        }
        Path yaml = folder.resolve("lesson.yaml");
        Files.writeString(
                yaml, Files.readString(yaml).replace("id: late", "id: late-del").replace("minutes: 6", "minutes: 0"));

        assertThat(problems())
                .extracting(problem -> told(problem).replaceFirst(":.*", ""))
                .contains("lesson.yaml", "en.md", "nb.md");
    }

    @Test
    void aFolderIsCalledByItsNumberAndId() throws IOException {
        Path other = Files.move(folder, course.resolve("sample"));

        assertThat(problemsOf(other).get(0).text()).contains("the folder \"sample\" is not called as a lesson");
    }

    private static List<Problem> problemsOf(Path other) {
        try {
            LessonLoader.load(other);
            return List.of();
        } catch (LessonException e) {
            return e.problems();
        }
    }

    @Test
    void rawHtmlIsLeftOut() throws IOException, LessonException {
        Path file = folder.resolve("en.md");
        Files.writeString(
                file,
                Files.readString(file)
                        .replace(
                                "## Set-up\nA",
                                "## Set-up\n<script>alert(1)</script>\n\nA <b onclick=\"x\">bold</b> client\nA"));

        String said = LessonLoader.load(folder).text("en").setUp().plain();
        assertThat(said).startsWith("A bold client A takes").doesNotContain("<", "alert", "onclick");
    }

    @Test
    void aNumberStandsForOneLesson() throws IOException, LessonException {
        Path second = LessonSkeleton.write(course, "second");
        assertThat(Lessons.of(course).lessons()).extracting(Lesson::id).containsExactly("sample", "second");

        Path clash = Files.move(second, course.resolve("01-second"));
        Path yaml = clash.resolve("lesson.yaml");
        Files.writeString(yaml, Files.readString(yaml).replace("number: 2", "number: 1"));

        assertThat(course())
                .anySatisfy(told -> assertThat(told).contains("the number 1 is taken by the lesson sample"));
    }

    @Test
    void theGlossaryHasTheSameTermsInBothLanguagesAndKnowsItsLessons() throws IOException, LessonException {
        assertThat(Lessons.of(course).glossary().entry("lease").orElseThrow().lessons())
                .containsExactly("sample");

        Files.writeString(course.resolve("glossary.nb.md"), "## leie\n**Leie**: det.\n\nSee: sampel\n");

        assertThat(course())
                .anySatisfy(told -> assertThat(told).contains("glossary.en.md:1:1: \"lease\" is in one language only"))
                .anySatisfy(told -> assertThat(told).contains("glossary.nb.md:1:1: \"leie\" is in one language only"))
                .anySatisfy(told -> assertThat(told).contains("glossary.nb.md:4:1: there is no lesson \"sampel\""));
    }

    private List<String> course() {
        try {
            Lessons.of(course);
            return List.of();
        } catch (LessonException e) {
            return e.problems().stream().map(Problem::text).toList();
        }
    }
}
