package dev.lockscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.explore.Property;
import dev.lockscope.lock.recipe.Catalogue;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.testkit.ModelPlayer;
import dev.lockscope.verdict.Judge;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(120)
class MatrixCommandTest {

    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @ValueSource(ints = {80, 120})
    void everyRecipeHasALineThatFits(int columns) {
        Session session = new Session(folder).onTerminal(columns);

        assertThat(session.run("matrix", "--property", "all", "--color", "never"))
                .isZero();
        assertThat(session.err()).isEmpty();
        assertThat(session.out().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(columns));
        for (Catalogue.Entry entry : Catalogue.entries()) {
            assertThat(session.out().lines().filter(line -> line.startsWith(entry.id() + " ")))
                    .as(entry.id())
                    .hasSize(Property.values().length);
        }
        assertThat(session.out()
                        .lines()
                        .filter(line -> Catalogue.find(line.split(" ", 2)[0]).isPresent())
                        .map(String::length)
                        .distinct())
                .as("the columns stand in line")
                .hasSize(1);
    }

    @Test
    void whatIsNotKnownToBeSafeNeverLooksSafe() {
        Session session = new Session(folder).onTerminal(120);
        String[] one = {
            "matrix", "--recipes", "redlock", "--faults", "pause", "--property", "liveness", "--color", "never"
        };

        session.run(one);
        assertThat(session.out()).containsPattern("(?m)^redlock +✓$");

        session.run(with(one, "--compute", "--states", "10"));
        assertThat(session.out()).containsPattern("(?m)^redlock +[?]$").doesNotContainPattern("(?m)^redlock.*✓");
    }

    private static String[] with(String[] first, String... more) {
        return Stream.concat(List.of(first).stream(), List.of(more).stream()).toArray(String[]::new);
    }

    @ParameterizedTest
    @EnumSource(Property.class)
    void theReadmeShowsIt(Property property) throws Exception {
        Session session = new Session(folder);
        session.run("matrix", "--markdown", "--property", property.id(), "--lang", "en");
        String computed = session.out().strip().lines().reduce("", (before, line) -> line);

        assertThat(Files.readString(Path.of("README.md")))
                .contains(session.out().strip().replace(computed, "").strip())
                .contains(computed);
    }

    @Test
    void aMatrixIsComputedAndWrittenAsAWhole() throws Exception {
        Session session = new Session(folder);
        Path file = folder.resolve("small.json");
        String[] compute = {
            "matrix", "--compute", "--recipes", "no-lock,set-nx-px", "--faults", "none", "-o", file.toString()
        };

        assertThat(session.run(compute)).isZero();
        assertThat(session.err()).contains("1/2").contains("2/2").contains("exclusion ✗ 2");
        assertThat(Files.readString(file)).contains("\"lockscope\":\"1.2.3\",\"date\":\"2026-01-02\"");

        assertThat(session.run(compute)).isEqualTo(2);
        assertThat(session.err()).contains("exists already");
        assertThat(session.run(with(compute, "--force"))).isZero();
    }

    @Test
    void whatBreaksACellIsWrittenAsAScenarioThatBreaksIt() throws Exception {
        Session session = new Session(folder);
        Path file = folder.resolve("found.yaml");

        assertThat(session.run("matrix", "--cell", "set-nx-px-safe:pause", "-o", file.toString()))
                .isZero();
        assertThat(session.out())
                .contains("broken in 5 moves")
                .containsIgnoringWhitespaces(
                        "What goes wrong: a pause. Where clients stand still besides, it only keeps"
                                + " the order in which they move.")
                .contains("was paused")
                .contains("Two holders");
        Scenario scenario = ScenarioLoader.load(file).get(0);
        assertThat(Judge.judge(ModelPlayer.play(scenario)).ids())
                .contains(FindingId.OVERLAP)
                .isEqualTo(scenario.expect().findings());
    }

    @Test
    void whatNothingBreaksIsNotWritten() {
        Session session = new Session(folder);
        Path file = folder.resolve("found.yaml");

        assertThat(session.run("matrix", "--cell", "set-nx-px-fenced:pause:no-stale-write", "-o", file.toString()))
                .isEqualTo(1);
        assertThat(session.out()).contains("safe: all");
        assertThat(session.err()).contains("was not written");
        assertThat(file).doesNotExist();

        assertThat(session.run("matrix", "--cell", "redlock:failover")).isZero();
        assertThat(session.out()).contains("does not apply: its masters are independent");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Bad_Name.yaml", "found.json", "a--b.yaml", "found"})
    void aScenarioHasANameThatItsFileCanHave(String name) {
        Session session = new Session(folder);
        Path file = folder.resolve(name);

        assertThat(session.run("matrix", "--cell", "set-nx-px:pause", "-o", file.toString()))
                .isEqualTo(2);
        assertThat(session.err())
                .startsWith("lockscope: " + file + ": a scenario file is called")
                .hasLineCount(1);
        assertThat(session.out()).isEmpty();
        assertThat(file).doesNotExist();
    }

    @Test
    void theCellIsSearchedForTheProperty() {
        Session session = new Session(folder);

        assertThat(session.run("matrix", "--cell", "set-nx-px:pause", "--property", "liveness", "--states", "100000"))
                .isZero();
        assertThat(session.out())
                .contains("no lock stays held for ever by nobody")
                .doesNotContain("Two holders");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--states 5|--states does nothing without --compute or --cell.",
                "--cell set-nx-px:pause --recipes redlock|--recipes does nothing beside --cell.",
                "--cell set-nx-px:pause --compute|--compute does nothing beside --cell.",
                "--cell set-nx-px:pause:exclusion --property liveness|--property does nothing beside --cell.",
                "--cell set-nx-px:pause --property all|there is no property \"all\"",
                "--markdown -o m.json|--markdown does nothing beside --output.",
                "--property liveness -o m.json|--property does nothing beside --output.",
            })
    void whatWouldDoNothingIsToldAndNotIgnored(String arguments, String said) {
        Session session = new Session(folder);

        assertThat(session.run(("matrix " + arguments).split(" "))).isEqualTo(2);
        assertThat(session.err()).startsWith("lockscope: " + said).hasLineCount(1);
        assertThat(session.out()).isEmpty();
    }

    @Test
    void faultsHaveTheirNamesWhereThereIsRoomAndElseNumbersThatAreToldFirst() {
        Session wide = new Session(folder).onTerminal(220);
        wide.run("matrix", "--color", "never");
        assertThat(wide.out()).containsPattern("none +pause +slow-work +stall +crash-client");

        Session piped = new Session(folder);
        piped.run("matrix");
        assertThat(piped.out().indexOf("clock-jump")).isLessThan(piped.out().indexOf("set-nx-px "));
        assertThat(piped.out().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
    }

    @Test
    void whatThereIsNotIsSaid() {
        Session session = new Session(folder);

        assertThat(session.run("matrix", "--recipes", "redlok")).isEqualTo(2);
        assertThat(session.err()).contains("no recipe \"redlok\"").contains("redlock?");
        assertThat(session.run("matrix", "--faults", "pauze")).isEqualTo(2);
        assertThat(session.err()).contains("no fault \"pauze\"");
        assertThat(session.run("matrix", "--property", "safety")).isEqualTo(2);
        assertThat(session.err()).contains("no property \"safety\"").contains("all");
        assertThat(session.run("matrix", "--cell", "redlock")).isEqualTo(2);
        assertThat(session.err()).contains("is no cell");
        assertThat(session.run("matrix", "--compute", "--states", "0")).isEqualTo(2);
        assertThat(session.err()).contains("--states").doesNotContain("Exception");
    }
}
