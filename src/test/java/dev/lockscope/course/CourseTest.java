package dev.lockscope.course;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.problem.Problem;
import dev.lockscope.testkit.ModelPlayer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The lessons that come with the product tell the truth: of each one's options exactly one is what happens. */
@Timeout(120)
class CourseTest {

    private static final Path LESSONS = Path.of("scenarios/lessons");

    @TempDir
    private Path folder = Path.of("");

    @Test
    void theCourseIsInOrder() throws LessonException {
        assertThat(Lessons.of(LESSONS).lessons()).doesNotHaveDuplicates();
    }

    @TestFactory
    Stream<DynamicTest> exactlyOneOptionIsWhatHappens() throws LessonException {
        return Lessons.of(LESSONS).lessons().stream()
                .filter(lesson -> lesson.run().isPresent())
                .map(lesson -> DynamicTest.dynamicTest(lesson.id(), () -> assertTrue(lesson)));
    }

    private static void assertTrue(Lesson lesson) throws InterruptedException {
        Lesson.OfRun run = lesson.run().orElseThrow();
        for (long seed : LongStream.rangeClosed(1, 3).toArray()) {
            LessonTrial trial = new LessonTrial(scenario -> ModelPlayer.play(scenario, seed));
            assertThat(trial.problems(lesson)).isEmpty();
            assertThat(run.question().rightOption(trial.runs(run))).isPresent();
        }
    }

    @Test
    void aNewLessonTellsTheTruth() throws Exception {
        assertTrue(LessonLoader.load(LessonSkeleton.write(folder, "sample")));
    }

    @Test
    void whatARunContradictsIsTold() throws Exception {
        Path lesson = LessonSkeleton.write(folder, "sample");
        change(lesson, "c: {finding: foreign-delete}", "c: {safe: true}");
        assertThat(told(lesson))
                .containsExactly(
                        "14:5: no option is what happens in a run on the model, expected exactly one whose claim in"
                                + " lesson.yaml is true of that run");

        change(lesson, "c: {safe: true}", "c: {granted: A}");
        change(lesson, "a: {never: redis.deleted lock:account}", "a: {granted: B}");
        change(lesson, "at: redis.deleted lock:account", "at: redis.evicted lock:account");
        assertThat(told(lesson))
                .containsExactly(
                        "14:5: in a run on the model more than one option is what happens (a, c), expected exactly one"
                                + " whose claim in lesson.yaml is true of that run",
                        "21:5: a run on the model never comes to the beat \"late-del\"");
    }

    private static void change(Path lesson, String from, String to) throws IOException {
        Path file = lesson.resolve("lesson.yaml");
        String text = Files.readString(file);
        assertThat(text).contains(from);
        Files.writeString(file, text.replace(from, to));
    }

    private static Stream<String> told(Path lesson) throws Exception {
        return new LessonTrial(ModelPlayer::play)
                .problems(LessonLoader.load(lesson)).stream()
                        .map(Problem::text)
                        .map(text -> text.substring(text.indexOf("lesson.yaml:") + 12));
    }
}
