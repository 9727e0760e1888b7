package dev.lockscope.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.lockscope.lock.port.RetryPolicy;
import dev.lockscope.lock.port.Spread;
import dev.lockscope.lock.program.Step;
import dev.lockscope.scenario.ClientSpec.Start;
import dev.lockscope.trace.ResourceFact.Compare;
import dev.lockscope.trace.ResourceFact.Fencing;
import dev.lockscope.trace.ResourceFact.Keys;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScenarioLoaderTest {

    private static final String FULL = """
            id: full
            title: {en: All there is, nb: Alt som finnes}
            goal: {en: To read every part., nb: Å lese hver del.}
            topology: {kind: single, node: store}
            lock: lock:account
            resource: {name: bank, kind: sql, balance: 12, fencing: at-least}
            clients:
              A:
                recipe: set-nx-px-fenced
                ttl: 1.5s
                timeout: 150ms
                retry: {attempts: 20, delay: 100ms, jitter: 50ms}
                start: when-told
                does: [acquire, read, {work: 2m}, {work: until-told}, {write: -7}, release]
              B-2:
                recipe: set-nx-px-fenced
                ttl: 3s
                does: [acquire]
            script:
              - when: B-2.reached acquire.set-and-mint
                do: [start A, hold B-2-store replies, cut A-store]
                within: 1m
              - when: store.stored lock:account:fence
                do: [open A-store, finish A, pause A, resume A, crash A, hold A-store requests, hold A-store]
            expect: [overlap, disturbed]
            """;

    @TempDir
    private Path folder;

    @Test
    void readsEveryPartOfTheFormat() throws ScenarioException {
        Scenario scenario = one(FULL);

        assertThat(scenario.id()).isEqualTo("full");
        assertThat(scenario.title()).isEqualTo(new Text("All there is", "Alt som finnes"));
        assertThat(scenario.goal().in("nb")).isEqualTo("Å lese hver del.");
        assertThat(scenario.topology()).isEqualTo(new Topology.Single("store"));
        assertThat(scenario.lock()).isEqualTo("lock:account");
        assertThat(scenario.resource())
                .isEqualTo(new ResourceSpec("bank", ResourceSpec.Kind.SQL, 12, Fencing.AT_LEAST));
        assertThat(scenario.expect().findings()).containsExactlyInAnyOrder(FindingId.OVERLAP, FindingId.DISTURBED);
        assertThat(scenario.source()).isEqualTo(FULL);
    }

    @Test
    void readsClientsInTheOrderOfTheFile() throws ScenarioException {
        assertThat(one(FULL).clients())
                .containsExactly(
                        new ClientSpec(
                                "A",
                                "set-nx-px-fenced",
                                Duration.ofMillis(1_500),
                                Duration.ofMillis(150),
                                new RetryPolicy(20, Duration.ofMillis(100), Duration.ofMillis(50)),
                                Start.WHEN_TOLD,
                                List.of(
                                        new Step.Acquire(),
                                        new Step.Read(),
                                        new Step.Work(Duration.ofMinutes(2)),
                                        new Step.WorkUntilTold(),
                                        new Step.Write(-7),
                                        new Step.Release())),
                        new ClientSpec(
                                "B-2",
                                "set-nx-px-fenced",
                                Duration.ofSeconds(3),
                                Duration.ofSeconds(2),
                                RetryPolicy.once(),
                                Start.AT_ONCE,
                                List.of(new Step.Acquire())));
    }

    @Test
    void readsTheScript() throws ScenarioException {
        assertThat(one(FULL).script())
                .containsExactly(
                        new ScriptStep(
                                new EventPattern("B-2", EventKind.REACHED, Optional.of("acquire.set-and-mint")),
                                List.of(
                                        new ClientAction.Start("A"),
                                        new LinkAction.Hold("B-2", "store", LinkAction.Part.REPLIES),
                                        new LinkAction.Cut("A", "store")),
                                Duration.ofMinutes(1)),
                        new ScriptStep(
                                new EventPattern("store", EventKind.STORED, Optional.of("lock:account:fence")),
                                List.of(
                                        new LinkAction.Open("A", "store"),
                                        new ClientAction.Finish("A"),
                                        new ClientAction.Pause("A"),
                                        new ClientAction.Resume("A"),
                                        new ClientAction.Crash("A"),
                                        new LinkAction.Hold("A", "store", LinkAction.Part.REQUESTS),
                                        new LinkAction.Hold("A", "store", LinkAction.Part.BOTH)),
                                Duration.ofSeconds(10)));
    }

    @Test
    void readsEveryStepOfAResource() throws ScenarioException {
        Scenario scenario = ScenarioLoader.parse("steps.yaml", """
                id: steps
                title: {en: Steps, nb: Steg}
                goal: {en: Steps., nb: Steg.}
                topology: single
                lock: l
                resource: {kind: redis, balance: 10, compare: value, keys: idempotent}
                clients:
                  A:
                    recipe: set-nx-px
                    ttl: 1s
                    does:
                      - look-up: report
                      - acquire
                      - read
                      - begin
                      - charge: 42
                      - charge: {key: inv-7, amount: 5}
                      - write: {add: -1, retry: 5}
                      - write: {add: 1}
                      - commit
                      - remember: 42
                      - compute: {key: report, for: 400ms}
                      - work: {from: 100ms, to: 900ms}
                      - work: {median: 200ms, p99: 2s}
                expect: [double-effect, wasted-computation]
                """).get(0);

        assertThat(scenario.resource())
                .isEqualTo(new ResourceSpec(
                        "account", ResourceSpec.Kind.REDIS, 10, Fencing.NONE, Compare.VALUE, Keys.IDEMPOTENT));
        assertThat(scenario.clients().get(0).does())
                .containsExactly(
                        new Step.LookUp("report"),
                        new Step.Acquire(),
                        new Step.Read(),
                        new Step.Begin(),
                        new Step.Charge("42", 100),
                        new Step.Charge("inv-7", 5),
                        new Step.Write(-1, 5),
                        new Step.Write(1),
                        new Step.Commit(),
                        new Step.Remember("42"),
                        new Step.Compute("report", Duration.ofMillis(400)),
                        new Step.SpreadWork(new Spread.Uniform(Duration.ofMillis(100), Duration.ofMillis(900))),
                        new Step.SpreadWork(new Spread.LogNormal(Duration.ofMillis(200), Duration.ofSeconds(2))));
    }

    @Test
    void fillsInWhatMayBeLeftOut() throws ScenarioException {
        Scenario scenario = one("""
                id: least
                title: {en: Least, nb: Minst}
                goal: {en: Least., nb: Minst.}
                topology: single
                lock: l
                resource: {kind: memory, balance: 0}
                clients: {A: {recipe: set-nx-px, ttl: 10ms, does: [acquire]}}
                expect: safe
                """);

        assertThat(scenario.topology().nodes()).containsExactly("redis");
        assertThat(scenario.resource())
                .isEqualTo(new ResourceSpec("account", ResourceSpec.Kind.MEMORY, 0, Fencing.NONE));
        assertThat(scenario.script()).isEmpty();
        assertThat(scenario.expect().findings()).isEmpty();
    }

    @Test
    void anEmptyListOfFindingsAlsoMeansSafe() throws ScenarioException {
        String text = FULL.replace("[overlap, disturbed]", "[]");
        assertThat(one(text).expect().findings()).isEmpty();
    }

    @Test
    void windowsLineEndsAndAByteOrderMarkChangeNothing() throws ScenarioException {
        String text = "\uFEFF" + FULL.replace("\n", "\r\n");
        Scenario scenario = ScenarioLoader.parse("full.yaml", text.getBytes(StandardCharsets.UTF_8))
                .get(0);

        assertThat(scenario.script()).isEqualTo(one(FULL).script());
        assertThat(scenario.source()).isEqualTo(text);
    }

    @Test
    void aFileIsNamedAfterItsScenario() throws IOException, ScenarioException {
        Path right = Files.writeString(folder.resolve("full.yaml"), FULL);
        Path wrong = Files.writeString(folder.resolve("half.yaml"), FULL);

        assertThat(ScenarioLoader.load(right).get(0).id()).isEqualTo("full");
        assertThatThrownBy(() -> ScenarioLoader.load(wrong))
                .isInstanceOf(ScenarioException.class)
                .hasMessage(wrong + ":1:5: the id \"full\" is not the name of the file, expected \"half\"");
    }

    @Test
    void aFileOfTenMegabytesIsRefusedUnparsed() throws IOException {
        byte[] bytes = new byte[10 << 20];
        Arrays.fill(bytes, (byte) '[');
        Path large = Files.write(folder.resolve("large.yaml"), bytes);

        assertThatThrownBy(() -> ScenarioLoader.load(large))
                .hasMessageContaining(":1:1: the file is larger than 1 MiB");
        assertThatThrownBy(() -> ScenarioLoader.parse("large.yaml", "[".repeat(10 << 20)))
                .hasMessageContaining(":1:1: the file is larger than 1 MiB");
    }

    @Test
    void theLimitCountsBytesAndIsItselfAllowed() throws ScenarioException {
        int room = ScenarioLoader.MOST_BYTES - FULL.getBytes(StandardCharsets.UTF_8).length - 1;
        String full = FULL + "#" + "x".repeat(room);
        String over = FULL + "#" + "å".repeat(room / 2 + 1);

        assertThat(one(full).source()).isEqualTo(full);
        assertThatThrownBy(() -> ScenarioLoader.parse("full.yaml", over)).hasMessageContaining("larger than 1 MiB");
    }

    @Test
    void whatIsNoFileIsSaidToBeNone() {
        assertThatThrownBy(() -> ScenarioLoader.load(folder)).hasMessage(folder + ":1:1: this is not a regular file");
        Path missing = folder.resolve("missing.yaml");
        assertThatThrownBy(() -> ScenarioLoader.load(missing)).hasMessage(missing + ":1:1: there is no such file");
    }

    @Test
    void veryManyProblemsAreCounted() {
        String text = "[" + "*a, ".repeat(149) + "*a]";
        ScenarioException refused =
                catchThrowableOfType(ScenarioException.class, () -> ScenarioLoader.parse("many.yaml", text));

        assertThat(refused.problems()).hasSize(101);
        assertThat(refused.problems().get(100).text())
                .isEqualTo("many.yaml:1:398: ... and 51 more problems from here on, not shown");
    }

    @Test
    void problemsAreToldInBokmalToo() {
        ScenarioException refused = catchThrowableOfType(
                ScenarioException.class,
                () -> ScenarioLoader.parse("full.yaml", FULL.replace("set-nx-px-fenced", "set-nx-px-fencd")));

        assertThat(refused.problems().get(0).text("nb"))
                .startsWith("full.yaml:9:13: «set-nx-px-fencd» er ukjent her, ventet en av no-lock, ")
                .endsWith(", mente du «set-nx-px-fenced»?");
    }

    @Test
    void aPieceOfTheFileCannotSteerTheTerminal() {
        assertThatThrownBy(() -> ScenarioLoader.parse("full.yaml", "\"a\\e[2J\\u202Eb\": 1"))
                .hasMessageContaining("unknown key \"a\\u001B[2J\\u202Eb\"");
    }

    private static Scenario one(String text) throws ScenarioException {
        List<Scenario> scenarios = ScenarioLoader.parse("full.yaml", text);
        assertThat(scenarios).hasSize(1);
        return scenarios.get(0);
    }
}
