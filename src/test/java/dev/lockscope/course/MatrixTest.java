package dev.lockscope.course;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.course.Matrix.Entry;
import dev.lockscope.lab.Lab;
import dev.lockscope.lab.Run;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.model.ModelLab;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.Judge;
import dev.lockscope.verdict.Severity;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The matrix says what runs have shown, and nothing else. */
class MatrixTest {

    private static final Subject SAFE = new Subject("set-nx-px-safe", "");
    private static Lessons lessons = new Lessons(List.of(), Glossary.NONE);

    @TempDir
    private Path folder = Path.of("");

    @BeforeAll
    static void read() throws LessonException {
        lessons = Lessons.of(Path.of("scenarios/lessons"));
    }

    private static Lesson lesson(int number) {
        return lessons.lessons().get(number - 1);
    }

    private static Scenario start(int number) {
        return lesson(number).run().orElseThrow().start();
    }

    private static Trace play(Scenario scenario) throws Exception {
        ModelLab model = new ModelLab(WallClock.system(), new Lab.Versions("0", "17"));
        try (Run run = model.open(scenario, new RunOptions(1, 42))) {
            run.start();
            run.awaitEnd();
            return run.trace();
        }
    }

    private static Result result(int number) throws Exception {
        Trace trace = play(start(number));
        return Result.of(trace, start(number), Judge.judge(trace)).orElseThrow();
    }

    private static Progress with(int number, Result result) {
        return Progress.NONE.withResult(
                lesson(number).id(), start(number).variant().orElse(""), result);
    }

    private static List<Integer> numbers(List<Entry> entries) {
        return entries.stream().map(entry -> entry.lesson().number()).distinct().toList();
    }

    @Test
    void withoutRunsEveryPlaceNamesLessonsThatWouldFillIt() {
        Matrix matrix = Matrix.of(lessons, Progress.NONE);

        assertThat(matrix.filled()).isZero();
        assertThat(numbers(matrix.at(SAFE, Ordeal.CLIENT_CRASH))).startsWith(3, 4, 8);
        assertThat(numbers(matrix.at(new Subject("set-nx-px-watched", ""), Ordeal.PAUSE)))
                .containsExactly(10);
        assertThat(numbers(matrix.at(new Subject("redlock", ""), Ordeal.CLOCK))).containsExactly(18);
        assertThat(numbers(matrix.at(new Subject("redlock", ""), Ordeal.RESTART)))
                .containsExactly(17);
        assertThat(numbers(matrix.at(SAFE, Ordeal.FAILOVER))).contains(12);
        assertThat(matrix.subjects()).contains(new Subject("set-nx-px-safe", "keys-unique"));
        assertThat(matrix.ordeals()).isSorted().doesNotHaveDuplicates();
        assertThat(matrix.at(SAFE, Ordeal.STALL)).isEmpty();
    }

    @Test
    void aWholeRunFillsTheVeryPlaceThatNamedItsLesson() throws Exception {
        Result result = result(10);
        Matrix matrix = Matrix.of(lessons, with(10, result));

        assertThat(result.ordeal()).isEqualTo(Ordeal.PAUSE);
        assertThat(result.findings()).contains(FindingId.OVERLAP);
        assertThat(matrix.filled()).isEqualTo(1);
        assertThat(matrix.at(new Subject("set-nx-px-watched", ""), Ordeal.PAUSE))
                .extracting(Entry::result)
                .containsExactly(Optional.of(result));
    }

    @Test
    void everyLessonsOwnRunFallsWhereItsScenarioSaid() throws Exception {
        for (Lesson lesson : lessons.lessons()) {
            if (lesson.run().isPresent()) {
                Scenario start = lesson.run().get().start();
                Trace trace = play(start);
                Result result = Result.of(trace, start, Judge.judge(trace)).orElseThrow();
                Matrix before = Matrix.of(lessons, Progress.NONE);

                assertThat(numbers(before.at(result.subject(), result.ordeal())))
                        .as(lesson.id())
                        .contains(lesson.number());
                assertThat(result.worst().isEmpty()).isEqualTo(result.findings().isEmpty());
            }
        }
    }

    @Test
    void theWorstComesFirst() throws Exception {
        Result result = result(10);

        assertThat(result.worst()).contains(Severity.HARM);
        assertThat(result.findings().get(0))
                .isIn(FindingId.LOST_UPDATE, FindingId.STALE_WRITE_ACCEPTED, FindingId.DOUBLE_EFFECT);
    }

    @Test
    void aRunThatIsNotOverShowsNothing() throws Exception {
        Trace whole = play(start(10));
        Trace part = new Trace(
                whole.header(),
                new ArrayList<>(whole.events().subList(0, whole.events().size() / 2)));

        assertThat(Result.of(part, start(10), Judge.judge(part))).isEmpty();
    }

    @Test
    void whatRunsHaveShownIsKept() throws Exception {
        Profiles profiles =
                Profiles.NONE.with(with(10, result(10)).withDone(lesson(10).id()));
        ProgressFile file = new ProgressFile(folder);
        file.write(profiles);

        assertThat(file.read()).isEqualTo(profiles);
    }

    @Test
    void aLaterRunTakesThePlaceOfAnEarlierOne() throws Exception {
        Result result = result(10);
        Result other = new Result(result.subject(), result.ordeal(), Optional.empty(), List.of());
        Progress progress =
                with(10, result).withResult(lesson(10).id(), start(10).variant().orElse(""), other);

        assertThat(progress.of(lesson(10).id()).results()).containsValue(other).hasSize(1);
    }

    @Test
    void aResultOfWhichAnythingIsUnknownIsNone() throws IOException {
        ProgressFile file = new ProgressFile(folder);
        Files.writeString(file.path(), """
                {"profiles": {"": {"x": {"runs": {
                  "a": {"recipe": "redlock", "guard": "", "ordeal": "pause", "findings": []},
                  "b": {"recipe": "redlock", "ordeal": "meteor", "findings": []},
                  "c": {"recipe": "redlock", "ordeal": "pause", "worst": "harm", "findings": ["no-such"]},
                  "d": {"recipe": "redlock", "ordeal": "pause", "findings": ["overlap"]},
                  "e": {"ordeal": "pause", "findings": []},
                  "f": {"recipe": "redlock", "ordeal": "pause"},
                  "g": 7}}}}}
                """);

        assertThat(file.read().progress().of("x").results())
                .containsOnlyKeys("a")
                .containsValue(new Result(new Subject("redlock", ""), Ordeal.PAUSE, Optional.empty(), List.of()));
    }
}
