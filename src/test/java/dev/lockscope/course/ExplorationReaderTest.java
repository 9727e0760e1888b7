package dev.lockscope.course;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.lockscope.explore.FaultKind;
import dev.lockscope.explore.Property;
import dev.lockscope.scenario.problem.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A lesson says what the explorer is asked for, and is told what of that is wrong, and where. */
class ExplorationReaderTest {

    private static final String WORK = "with: {clients: {A: {does: [acquire, work: 1s, release]},"
            + " B: {does: [acquire, work: 1s, release]}}}, ";

    @TempDir
    private Path folder = Path.of("");

    private Path lesson = folder;

    @BeforeEach
    void makeLesson() throws IOException {
        lesson = LessonSkeleton.write(folder, "sample");
    }

    private void change(String file, String from, String to) throws IOException {
        Path path = lesson.resolve(file);
        String text = Files.readString(path);
        assertThat(text).contains(from);
        Files.writeString(path, text.replace(from, to));
    }

    private void explore(String value) throws IOException {
        change("lesson.yaml", "terms: []", "explore: " + value + "\nterms: []");
    }

    private List<String> told() {
        LessonException wrong = catchThrowableOfType(LessonException.class, () -> LessonLoader.load(lesson));
        return wrong.problems().stream()
                .map(Problem::text)
                .map(text -> text.substring(text.indexOf("-sample") + "-sample".length() + 1))
                .toList();
    }

    private Exploration read() throws LessonException {
        return LessonLoader.load(lesson).run().flatMap(Lesson.OfRun::explore).orElseThrow();
    }

    @Test
    void theVariantOfTheStartIsExploredWithoutItsScript() throws Exception {
        explore("{" + WORK + "faults: {pause: 2, crash-client: 1}, properties: [exclusion, liveness]}");

        Exploration read = read();
        assertThat(read.scenario().id()).isEqualTo("sample");
        assertThat(read.scenario().script()).isEmpty();
        assertThat(read.scenario().clients().get(0).recipe()).isEqualTo("set-nx-px");
        assertThat(read.budget().most()).isEqualTo(Map.of(FaultKind.PAUSE, 2, FaultKind.CRASH_CLIENT, 1));
        assertThat(read.budget().total()).isEqualTo(3);
        assertThat(read.properties()).containsExactlyInAnyOrder(Property.EXCLUSION, Property.LIVENESS);
    }

    @Test
    void anotherVariantWithOtherPartsIsExplored() throws Exception {
        explore("{variant: repaired, " + WORK + "faults: {pause: 2}, together: 1, properties: [exclusion]}");

        Exploration read = read();
        assertThat(read.scenario().clients().get(1).recipe()).isEqualTo("set-nx-px-safe");
        assertThat(read.scenario().clients().get(1).ttl()).hasSeconds(60);
        assertThat(read.budget().total()).isEqualTo(1);
        assertThat(read.scenario().title().en()).contains("Token-checked release");
    }

    @Test
    void aMisspeltWordIsToldWithWhatWasMeant() throws IOException {
        explore("{varient: repaired, faults: {pauze: 1}, properties: [exclusoin]}");

        assertThat(told())
                .satisfiesExactly(
                        one -> assertThat(one)
                                .startsWith("lesson.yaml:36:11: unknown key \"varient\"")
                                .endsWith("did you mean \"variant\"?"),
                        one -> assertThat(one)
                                .startsWith("lesson.yaml:36:39: unknown key \"pauze\"")
                                .endsWith("did you mean \"pause\"?"),
                        one -> assertThat(one)
                                .startsWith("lesson.yaml:36:63: \"exclusoin\" is unknown here")
                                .endsWith("did you mean \"exclusion\"?"));
    }

    @Test
    void aPartThatFitsNoScenarioIsToldWhereItStands() throws IOException {
        explore("{with: {clients: {A: {ttl: soon}}}, faults: {pause: 9}, properties: [exclusion]}");

        assertThat(told()).anySatisfy(one -> assertThat(one).startsWith("lesson.yaml:36:62: "));

        change("lesson.yaml", "pause: 9", "pause: 1");
        assertThat(told()).anySatisfy(one -> assertThat(one).startsWith("lesson.yaml:36:37: \"soon\""));

        change("lesson.yaml", "clients: {A: {ttl: soon}}", "script: []");
        assertThat(told()).anySatisfy(one -> assertThat(one).startsWith("lesson.yaml:36:18: unknown key \"script\""));
    }

    @Test
    void workThatNothingEndsIsTold() throws IOException {
        explore("{faults: {pause: 1}, properties: [exclusion]}");

        assertThat(told())
                .anySatisfy(
                        one -> assertThat(one).startsWith("lesson.yaml:36:10: A works until told, but is never told"));
    }

    @Test
    void aNumberToGuessNeedsItsQuestionInBothLanguages() throws IOException {
        change(
                "lesson.yaml",
                "terms: []",
                "fewest: {" + WORK + "faults: {pause: 1}, properties: [exclusion]}\nterms: []");

        assertThat(told())
                .hasSize(2)
                .anySatisfy(one -> assertThat(one).startsWith("en.md:").contains("Fewest"))
                .anySatisfy(one -> assertThat(one).startsWith("nb.md:").contains("Fewest"));
    }
}
