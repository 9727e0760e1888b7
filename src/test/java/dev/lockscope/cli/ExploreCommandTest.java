package dev.lockscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.testkit.LabScenarios;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

@Timeout(60)
class ExploreCommandTest {

    @TempDir
    private Path folder = Path.of("");

    private static String file(String id) throws IOException {
        return LabScenarios.file(id).toString();
    }

    @Test
    void theShortestScheduleIsTold() throws Exception {
        Session session = new Session(folder);

        assertThat(session.run(
                        "explore", "--faults", "pause=1", "--properties", "no-stale-write", file("safe-release")))
                .isEqualTo(1);
        assertThat(session.out())
                .containsPattern("Broken in \\d+ moves: a write accepted from a client that had been overtaken")
                .contains("A begins")
                .containsPattern("s go by, while [AB] stands still")
                .contains("As a run on the model: ")
                .containsPattern("\\d+ states, \\d+ moves tried");
    }

    @Test
    void whatCannotBeBrokenIsToldWithItsBudget() throws Exception {
        Session session = new Session(folder);

        assertThat(session.run(
                        "explore", "--faults", "pause=2", "--properties", "no-stale-write", file("gc-pause-fenced")))
                .isZero();
        assertThat(session.out())
                .contains("What may go wrong: pause=2. What must not break: no-stale-write.")
                .containsPattern("No violation in [\\d,]+ states: complete within this budget");
    }

    @Test
    void theFewestFaultsThatBreakItAreTold() throws Exception {
        Session session = new Session(folder);

        assertThat(session.run(
                        "explore",
                        "--fewest",
                        "--faults",
                        "pause=2,crash-client=1",
                        "--properties",
                        "no-stale-write",
                        file("safe-release")))
                .isEqualTo(1);
        assertThat(session.out())
                .containsPattern("With no fault: no violation in [\\d,]+ states, complete\\.")
                .containsPattern("With one fault: broken")
                .contains("One fault is enough.")
                .containsPattern("Broken in \\d+ moves");
    }

    @Test
    void theWholeBudgetIsSearchedWhereNoNumberOfFaultsBreaksIt() throws Exception {
        Session session = new Session(folder);

        assertThat(session.run(
                        "explore",
                        "--fewest",
                        "--json",
                        "--faults",
                        "pause=2",
                        "--properties",
                        "no-stale-write",
                        file("gc-pause-fenced")))
                .isZero();
        assertThat(JsonMapper.shared().readTree(session.out()).get("byFaults").findValuesAsString("result"))
                .containsExactly("complete", "complete", "complete");
    }

    @Test
    void aSearchThatWasCutShortProvesNothing() throws Exception {
        Session session = new Session(folder);

        assertThat(session.run(
                        "explore",
                        "--faults",
                        "pause=2",
                        "--properties",
                        "no-stale-write",
                        "--states",
                        "50",
                        file("gc-pause-fenced")))
                .isEqualTo(1);
        assertThat(session.out())
                .contains("Nothing found, but not everything was tried: stopped at the most states allowed.")
                .doesNotContain("complete within");
    }

    @Test
    void whatIsFoundIsWrittenAsAScenarioAndATrace() throws Exception {
        Session session = new Session(folder);
        Path scenario = folder.resolve("found.yaml");
        Path trace = folder.resolve("found.jsonl");
        String[] arguments = {
            "explore",
            "--faults",
            "pause=1",
            "--properties",
            "exclusion",
            "-o",
            scenario.toString(),
            "--trace",
            trace.toString(),
            file("safe-release")
        };

        assertThat(session.run(arguments)).isEqualTo(1);
        assertThat(ScenarioLoader.load(scenario))
                .singleElement()
                .satisfies(found -> assertThat(found.script()).isNotEmpty());
        assertThat(new Session(folder).run("replay", trace.toString())).isZero();
        String kept = Files.readString(scenario);
        assertThat(new Session(folder).run(arguments)).isEqualTo(2);
        assertThat(Files.readString(scenario)).isEqualTo(kept);
    }

    @Test
    void whatCannotBeWrittenAsAScenarioIsToldAllTheSame() throws Exception {
        String stampede = "scenarios/lessons/02-stampede/stampede.yaml";
        String[] arguments = {
            "explore", "--variant", "lock-and-look", "--faults", "restart-node", "--properties", "exclusion", stampede
        };
        Session session = new Session(folder);

        assertThat(session.run(arguments)).isEqualTo(1);
        assertThat(session.out())
                .containsPattern("Broken in \\d+ moves")
                .contains("begins")
                .contains("Found, but it cannot be written as a scenario of its own, nor run: W1 starts at once");

        Session program = new Session(folder);
        String[] json = Arrays.copyOf(arguments, arguments.length + 1);
        json[arguments.length] = "--json";
        assertThat(program.run(json)).isEqualTo(1);
        assertThat(program.out()).contains("\"unwritten\"").contains("\"schedule\"");
    }

    @Test
    void programsGetOneObject() throws Exception {
        Session session = new Session(folder);

        assertThat(session.run("explore", "--json", "--faults", "pause=1", file("safe-release")))
                .isEqualTo(1);
        assertThat(session.out())
                .startsWith("{")
                .contains("\"result\" : \"broken\"", "\"schedule\" : [", "\"confirmed\" : true");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--faults|pauze=1|there is no fault \"pauze\"; there are pause, stall, |Did you mean pause?",
                "--faults|pause=99|pause may happen at most 7 times, not 99.|",
                "--faults|pause:1|\"pause:1\" is no fault and its count, such as pause=1.|",
                "--properties|exclusoin|there is no property \"exclusoin\"|Did you mean exclusion?",
                "--clock-jump|far|--clock-jump takes a length of time such as 500ms, 4s or 1m, not \"far\".|",
                "--states|0|--states is 0; it has to be at least 1.|",
            })
    void wrongOptionsAreToldWithWhatIsRight(String option, String value, String said, String hint) throws Exception {
        Session session = new Session(folder);

        assertThat(session.run("explore", option, value, file("safe-release"))).isEqualTo(2);
        assertThat(session.err()).contains(said).contains(hint == null ? "" : hint);
        assertThat(session.out()).isEmpty();
    }

    @Test
    void whatCannotBeExploredIsToldWithTheReason() throws Exception {
        Session session = new Session(folder);

        assertThat(session.run("explore", file("sentinel-failover"))).isEqualTo(2);
        assertThat(session.err()).contains("sentinels");
        assertThat(session.run("explore", file("failover-forgets"))).isEqualTo(2);
        assertThat(session.err()).contains("choose one with --variant");
    }
}
