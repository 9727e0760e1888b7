package dev.lockscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.testkit.History;
import dev.lockscope.testkit.LabScenarios;
import dev.lockscope.testkit.ModelPlayer;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.RunFact.Ending;
import dev.lockscope.trace.RunFact.RunEnded;
import dev.lockscope.trace.Trace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
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
    @ValueSource(strings = {"99999h", "61m", "0s", "999999999m"})
    void aClockJumpsAtMostAnHour(String jump) throws Exception {
        Session session = new Session(folder);

        assertThat(session.run("explore", "--faults=clock-jump", "--clock-jump", jump, file("safe-release")))
                .isEqualTo(2);
        assertThat(session.err())
                .contains("--clock-jump takes a length of time from 1ms to 60m")
                .hasLineCount(1);
    }

    @Test
    void aFaultOfWhichNoneMayHappenNeedsNothing() throws Exception {
        Session session = new Session(folder);

        assertThat(session.run(
                        "explore", "--faults=failover=0", "--properties=no-stale-write", file("gc-pause-fenced")))
                .isZero();
    }

    @Test
    void anInterruptedSearchSaysHowFarItWas() throws Exception {
        Session session = new Session(folder);

        Thread.currentThread().interrupt();
        assertThat(session.run("explore", "--faults", "pause=1", file("gc-pause-fenced")))
                .isEqualTo(130);
        assertThat(Thread.interrupted()).isFalse();
        assertThat(session.err().lines())
                .hasSize(3)
                .startsWith("Nothing found, but not everything was tried: cancelled.")
                .endsWith("lockscope: stopped.")
                .element(1)
                .asString()
                .containsPattern("[\\d,]+ states, [\\d,]+ moves deep");
    }

    @Test
    void aServerThatDiedIsNamedAsTheReason() throws Exception {
        Trace lost = History.history()
                .add(10_000_000, Event.RUN, Event.NO_CAUSE, new RunEnded(Ending.SERVER_LOST, ""))
                .build();
        Session session = new Session(folder).runs((scenario, options) -> new FakeRun(scenario, options, lost));

        assertThat(session.run(
                        "explore", "--replay", "--faults=pause=1", "--properties=exclusion", file("safe-release")))
                .isEqualTo(1);
        assertThat(session.out())
                .contains("On real servers")
                .contains("A redis-server died that nothing in the run had killed")
                .containsOnlyOnce("proves nothing");
    }

    @Test
    void theObjectForProgramsSaysWhatWasSearchedAndWhatTheServersSay() throws Exception {
        Session session = new Session(folder)
                .runs((scenario, options) -> new FakeRun(scenario, options, ModelPlayer.play(scenario)));

        assertThat(session.run(
                        "explore",
                        "--json",
                        "--replay",
                        "--faults=pause=1,lost-reply=0",
                        "--properties=exclusion,no-stale-write",
                        "--states=100000",
                        "--depth=500",
                        "--seconds=50",
                        file("safe-release")))
                .isEqualTo(1);
        JsonNode object = JsonMapper.shared().readTree(session.out());
        assertThat(object.get("explored").asString()).isEqualTo("safe-release");
        assertThat(object.get("faults").toString()).isEqualTo("{\"pause\":1}");
        assertThat(object.get("properties").toString()).isEqualTo("[\"exclusion\",\"no-stale-write\"]");
        assertThat(object.get("bounds").toString()).isEqualTo("{\"states\":100000,\"depth\":500,\"seconds\":50}");
        assertThat(object.get("servers").get("agreement").asString()).isEqualTo("same");
        assertThat(object.get("servers").get("findings")).isEqualTo(object.get("findings"));
        assertThat(session.out().strip()).endsWith("}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--faults|pauze=1|there is no fault \"pauze\"; there are pause, stall, |Did you mean pause?",
                "--faults|pause=99|pause may happen at most 7 times, not 99.|",
                "--faults|pause:1|\"pause:1\" is no fault and its count, such as pause=1.|",
                "--properties|exclusoin|there is no property \"exclusoin\"|Did you mean exclusion?",
                "--faults=clock-jump --clock-jump|far|--clock-jump takes a length of time from 1ms to 60m, such as 500ms, 4s or 1m, not \"far\".|",
                "--faults|pause=1000|pause may happen at most 7 times, not 1000.|",
                "--faults|pause=99999999999999999999|pause may happen at most 7 times, not 99999999999999999999.|",
                "--faults|pause=1,pause=2|--faults names pause twice.|",
                "--faults|failover=1|failover cannot happen in safe-release: it needs a replica.|",
                "--faults|lag|lag cannot happen in safe-release: it needs a replica.|",
                "--faults|stall=1|stall cannot happen in safe-release: it needs a watchdog|",
                "--clock-jump|5s|--clock-jump does nothing without --faults clock-jump.|",
                "--restart-after|5s|--restart-after does nothing without --faults restart-node.|",
                "--threads|0|--threads cannot be 0. It is a whole number from 1 to 256.|",
                "--threads|999999|--threads cannot be 999999. It is a whole number from 1 to 256.|",
                "--states|0|--states cannot be 0. It is a whole number from 1 to 2,000,000,000.|",
            })
    void wrongOptionsAreToldWithWhatIsRight(String option, String value, String said, String hint) throws Exception {
        Session session = new Session(folder);

        List<String> arguments = new ArrayList<>(List.of("explore"));
        arguments.addAll(List.of(option.split(" ")));
        arguments.addAll(List.of(value, file("safe-release")));

        assertThat(session.run(arguments.toArray(String[]::new))).isEqualTo(2);
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
