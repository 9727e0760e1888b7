package dev.lockscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.trace.Trace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The commands that read scenario files, with runs that need no server. */
@Timeout(60)
class ScenarioCommandsTest {

    private static final String SCENARIO = """
            id: ID
            title: { en: A title, nb: En tittel }
            goal: { en: A goal., nb: Et mål. }
            topology: single
            lock: lock:account
            resource: { name: account, kind: memory, balance: 1000, fencing: none }
            clients:
              A:
                recipe: set-nx-px
                ttl: 3s
                does: [acquire, read, write: -100, release]
            expect: EXPECT
            """;
    private static final String HARM = "[overlap, belief-without-store, stale-write-accepted, lost-update]";

    @TempDir
    private Path folder = Path.of("");

    private Path scenarios = Path.of("");
    private final List<RunOptions> asked = new ArrayList<>();

    @BeforeEach
    void makeFolder() throws IOException {
        scenarios = Files.createDirectory(folder.resolve("scenarios"));
    }

    @Test
    void theExpectedVerdictIsExit0() throws IOException {
        Session session = session(Samples.lostMoney());

        assertThat(session.run("run", file("harm", HARM))).isZero();
        assertThat(session.out())
                .contains("A title\nA goal.\nseed 4711, speed 1×, Redis 6.2.11\n")
                .contains("Money lost  100 kr", "The verdict is the expected one.");
        assertThat(asked).containsExactly(new RunOptions(1, 4711));
    }

    @Test
    void checkTellsOfEveryFileAlsoWhereOneIsMissing() throws IOException {
        Session session = session();

        assertThat(session.run("check", "missing.yaml", file("wrong", "nonsense"), file("fine", "safe")))
                .isEqualTo(2);
        assertThat(session.err()).contains("cannot read missing.yaml").containsPattern("wrong\\.yaml:\\d+:\\d+: ");
        assertThat(session.out()).contains("fine.yaml");
    }

    @Test
    void anotherVerdictIsExit1() throws IOException {
        Session session = session(Samples.lostMoney());

        assertThat(session.run("run", file("safe", "safe"), "--lang", "nb")).isEqualTo(1);
        assertThat(session.out()).contains("Et mål.", "Funnet, men ikke ventet: overlap");
    }

    @Test
    void aDisturbedRunIsExit1() throws IOException {
        Session session = session(Samples.disturbed(), Samples.disturbed(), Samples.disturbed(), Samples.disturbed());

        assertThat(session.run("run", file("safe", "safe"))).isEqualTo(1);
        assertThat(session.err()).contains("still disturbed after 3 repeats");
    }

    @Test
    void aMachineThatLacksSomethingIsExit3() throws IOException {
        Session session = new Session(folder).runs((scenario, options) -> {
            throw new EnvironmentProblem("no server binary fits this machine", "Install Redis.");
        });

        assertThat(session.run("run", file("safe", "safe"))).isEqualTo(3);
        assertThat(session.err()).isEqualTo("lockscope: no server binary fits this machine\nInstall Redis.\n");
    }

    @Test
    void jsonIsTheOnlyThingOnStandardOutput() throws IOException {
        Session session = session(Samples.lostMoney());

        assertThat(session.run("run", file("harm", HARM), "--json", "--speed", "20", "--seed", "5"))
                .isZero();
        JsonNode json = new JsonMapper().readTree(session.out());
        assertThat(json.path("scenario").asString()).isEqualTo("harm");
        assertThat(json.path("seed").asLong()).isEqualTo(5);
        assertThat(json.path("speed").asDouble()).isEqualTo(20);
    }

    @Test
    void severalFilesEndWithATableOfVerdicts() throws IOException {
        Session session = session(Samples.safe(), Samples.lostMoney());

        assertThat(session.run("run", file("one", "safe"), file("two", "safe"), "--quiet"))
                .isEqualTo(1);
        assertThat(session.out())
                .containsPattern(
                        "Scenario +As expected +Time +Verdict\none +yes +[0-9.]+ s +.*\ntwo +no +[0-9.]+ s +.*\n"
                                + "1 of 2 as expected, in [0-9.]+ s\\.\n$");
    }

    @Test
    void quietTellsTheVerdictAndTheExpectedOneAlone() throws IOException {
        Session session = session(Samples.lostMoney(), Samples.safe(), Samples.lostMoney());

        session.run("run", file("one", "safe"), "--quiet");
        assertThat(session.out().lines()).hasSizeLessThan(8);
        assertThat(session.out())
                .startsWith("Verdict: ")
                .contains("Found but not expected: ")
                .doesNotContain("●", "Remedy");
        session.run("run", file("two", "safe"), file("three", "safe"), "--quiet");
        assertThat(session.out()).startsWith("three\nVerdict: ").doesNotContain("●", "Remedy", "two\nVerdict");
    }

    @Test
    void nothingIsRunWhenAnyFileIsWrong() throws IOException {
        Session session = session();
        String wrong = file("wrong", "[overlapp]");
        String worse = file("worse", "safe\nspeed: 7");

        assertThat(session.run("run", file("good", "safe"), wrong, worse)).isEqualTo(2);
        assertThat(session.err()).contains(wrong + ":12:10: ", "overlapp", worse + ":13:1: ");
        assertThat(asked).isEmpty();
    }

    @Test
    void checkTellsEveryProblemOfEveryFile() throws IOException {
        String good = file("good", "safe");
        String wrong = file("wrong", "[overlapp]");
        Session session = session();

        assertThat(session.run("check", scenarios.toString())).isEqualTo(2);
        assertThat(session.out()).isEqualTo("ok  " + good + "\n");
        assertThat(session.err()).startsWith(wrong + ":12:10: ").hasLineCount(1);
        assertThat(session.run("check", good)).isZero();
    }

    @Test
    void listShowsTheScenariosOfAFolder() throws IOException {
        file("a", "safe");
        file("longer-name", HARM);
        Session session = session();

        assertThat(session.run("list", scenarios.toString())).isZero();
        assertThat(session.out()).isEqualTo("""
                a.yaml  A title
                    single; set-nx-px; expected: safe
                longer-name.yaml  A title
                    single; set-nx-px; expected: overlap, belief-without-store, stale-write-accepted, lost-update
                """);
    }

    @Test
    void listFitsInto80Columns() throws IOException {
        file("a-scenario-with-a-name-that-is-as-long-as-names-may-be-0123", HARM);
        Session session = session().onTerminal(80);

        session.run("list", scenarios.toString());
        assertThat(session.out().lines().map(line -> line.replaceAll("\u001B\\[[0-9;]*m", "")))
                .hasSizeGreaterThan(2)
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
    }

    @Test
    void anEmptyFolderIsSaidToBeEmpty() {
        Session session = session();

        assertThat(session.run("list", scenarios.toString())).isEqualTo(2);
        assertThat(session.err()).isEqualTo("lockscope: the folder " + scenarios + " has no scenario files (.yaml).\n");
    }

    @Test
    void aTraceIsWrittenAndReplayedToTheSameReport() throws IOException {
        Session session = session(Samples.lostMoney());
        String trace = folder.resolve("run.trace").toString();

        assertThat(session.run("run", file("harm", HARM), "--trace", trace)).isZero();
        String live = session.out();
        assertThat(session.run("replay", trace)).isZero();
        assertThat(session.out()).isEqualTo(live);
        assertThat(session.err()).isEmpty();
    }

    @Test
    void aTraceThatIsThereIsNotOverwrittenUnlessForced() throws IOException {
        Path trace = Files.writeString(folder.resolve("run.trace"), "precious");
        String scenario = file("safe", "safe");
        Session session = session(Samples.safe());

        assertThat(session.run("run", scenario, "--trace", trace.toString())).isEqualTo(2);
        assertThat(session.err()).contains("exists already", "--force");
        assertThat(trace).hasContent("precious");
        assertThat(session.run("run", scenario, "--trace", trace.toString(), "--force"))
                .isZero();
        assertThat(session.run("replay", trace.toString())).isZero();
    }

    @Test
    void aFolderIsNoPlaceForATraceAndForceDoesNotHelp() throws IOException {
        Session session = session(Samples.safe());
        String scenario = file("safe", "safe");

        for (String[] force : new String[][] {{}, {"--force"}}) {
            String[] arguments = Stream.concat(
                            Stream.of("run", scenario, "--trace", folder.toString()), Stream.of(force))
                    .toArray(String[]::new);
            assertThat(session.run(arguments)).isEqualTo(2);
            assertThat(session.err())
                    .startsWith("lockscope: " + folder + " is a folder.")
                    .doesNotContain("--force");
            assertThat(session.out()).isEmpty();
        }
        assertThat(session.run("run", scenario, "--trace", scenario + "/x.jsonl"))
                .isEqualTo(2);
        assertThat(session.err()).contains("no folder").doesNotContain("Exception");
    }

    @Test
    void aFolderIsNoTraceToReplay() {
        Session session = session();

        assertThat(session.run("replay", folder.toString(), "--lang=nb")).isEqualTo(2);
        assertThat(session.err()).isEqualTo("lockscope: kan ikke lese sporet " + folder + ": det er en mappe\n");
    }

    @Test
    void aTraceThatCannotBeWrittenIsBadInputAndEndsTheRun() throws IOException {
        Session session = session(Samples.safe());
        Path nowhere = folder.resolve("no-folder").resolve("run.trace");

        assertThat(session.run("run", file("safe", "safe"), "--trace", nowhere.toString()))
                .isEqualTo(2);
        assertThat(session.err())
                .startsWith("lockscope: cannot write " + nowhere)
                .contains("there is no such file or folder");
        assertThat(session.out()).isEmpty();
    }

    @Test
    void oneTraceTakesOneScenario() throws IOException {
        Session session = session();
        String trace = folder.resolve("run.trace").toString();

        assertThat(session.run("run", file("a", "safe"), file("b", "safe"), "--trace", trace))
                .isEqualTo(2);
        assertThat(session.err()).contains("2 scenarios were given");
        assertThat(asked).isEmpty();
    }

    @Test
    void aTraceThatWasCutSaysWhere() throws IOException {
        Session session = session(Samples.lostMoney());
        Path trace = folder.resolve("run.trace");
        session.run("run", file("harm", HARM), "--trace", trace.toString());
        byte[] whole = Files.readAllBytes(trace);
        Files.write(trace, java.util.Arrays.copyOf(whole, whole.length * 2 / 3));

        assertThat(session.run("replay", trace.toString())).isEqualTo(1);
        assertThat(session.err())
                .containsPattern("is cut off in line \\d+, byte \\d+\\. It tells what happened until 3\\.0");
        assertThat(session.out()).contains("The trace stops before the run's end.");
    }

    @Test
    void whatIsNoTraceIsBadInput() throws IOException {
        Session session = session();

        assertThat(session.run("replay", file("safe", "safe"))).isEqualTo(2);
        assertThat(session.err()).startsWith("lockscope: ").hasLineCount(1);
        assertThat(session.run("replay", folder.resolve("nothing").toString())).isEqualTo(2);
        assertThat(session.err()).contains("there is no such file");
    }

    private Session session(Trace... traces) {
        return new Session(folder).runs((scenario, options) -> {
            asked.add(options);
            return new FakeRun(scenario, options, traces[asked.size() - 1]);
        });
    }

    private String file(String id, String expect) throws IOException {
        Path file = scenarios.resolve(id + ".yaml");
        Files.writeString(file, SCENARIO.replace("ID", id).replace("EXPECT", expect));
        return file.toString();
    }

    @Test
    void allVariantsOfAFileAreRunAndStandInTheTable() throws IOException {
        Session session = session(Samples.safe(), Samples.lostMoney());

        assertThat(session.run("run", variants(), "--quiet")).isZero();
        assertThat(session.out())
                .containsPattern(
                        "Scenario +Variant +As expected +Time +Verdict\nboth +whole +yes .*\nboth +flawed +yes ");
    }

    @Test
    void oneVariantCanBeRunAlone() throws IOException {
        Session session = session(Samples.lostMoney());

        assertThat(session.run("run", variants(), "--variant", "flawed", "--json"))
                .isZero();
        JsonNode json = new JsonMapper().readTree(session.out());
        assertThat(json.path("scenario").asString()).isEqualTo("both");
        assertThat(json.path("variant").asString()).isEqualTo("flawed");
        assertThat(asked).hasSize(1);
    }

    @Test
    void aVariantThatThereIsNotIsBadInput() throws IOException {
        Session session = session();

        assertThat(session.run("run", variants(), "--variant", "flawd")).isEqualTo(2);
        assertThat(session.err())
                .contains("there is no variant flawd here, expected one of whole, flawed.", "Did you mean flawed?");
        assertThat(session.run("run", file("one", "safe"), "--variant", "flawed"))
                .isEqualTo(2);
        assertThat(asked).isEmpty();
    }

    @Test
    void listAndCheckShowVariants() throws IOException {
        String file = variants();
        Session session = session();

        session.run("list", scenarios.toString());
        assertThat(session.out()).contains("both.yaml (whole)  Whole\n", "both.yaml (flawed)  Flawed\n");
        session.run("check", file);
        assertThat(session.out()).contains("ok  " + file + " (whole, flawed)\n");
    }

    @Test
    void aTraceOfAVariantIsReplayedWithItsTitleAndExpectation() throws IOException {
        Session session = session(Samples.lostMoney());
        String trace = folder.resolve("variant.trace").toString();

        session.run("run", variants(), "--variant", "flawed", "--trace", trace, "--quiet");
        assertThat(session.run("replay", trace)).isZero();
        assertThat(session.out()).contains("Flawed\nA goal.\n");
    }

    private String variants() throws IOException {
        Path file = scenarios.resolve("both.yaml");
        String common = SCENARIO.replace("ID", "both")
                .replaceFirst("(?m)^title:.*\n", "")
                .replaceFirst("(?m)^expect:.*\n", "");
        Files.writeString(file, common + """
                        variants:
                          whole: {title: {en: Whole, nb: Hel}, expect: safe}
                          flawed: {title: {en: Flawed, nb: Med feil}, expect: HARM}
                        """.replace("HARM", HARM));
        return file.toString();
    }
}
