package dev.lockscope.desktop.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.session.Origin.How;
import dev.lockscope.explore.Budget;
import dev.lockscope.explore.Property;
import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.lab.Run;
import dev.lockscope.scenario.LinkAction;
import dev.lockscope.scenario.NodeAction;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.testkit.LabScenarios;
import dev.lockscope.trace.ClientFact.ClientPaused;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.FaultFact.FaultBegan;
import dev.lockscope.trace.NodeFact.NodeCrashed;
import dev.lockscope.trace.Trace;
import dev.lockscope.trace.file.Existing;
import dev.lockscope.trace.file.TraceWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WorkbenchTest {

    private final Desks desks = new Desks();
    private final List<Run> started = new ArrayList<>();
    private final Workbench workbench = workbench(desks);

    @TempDir
    Path folder;

    private Workbench workbench(Desks own) {
        return new Workbench(
                own.background,
                (scenario, options) -> {
                    Run run = own.model.open(scenario, options);
                    started.add(run);
                    return run;
                },
                () -> 42);
    }

    private Session open(Path file) {
        workbench.open(file);
        desks.settle();
        return workbench.current().get().orElseThrow();
    }

    @Test
    void aScenarioIsShownBeforeAnythingHasBegun() {
        Session session = open(Desks.GC_PAUSE);
        assertThat(session.phase().get()).isEqualTo(Phase.READY);
        assertThat(session.moment().get().instant()).isZero();
        assertThat(session.scenario()).map(Scenario::id).contains("gc-pause");
        assertThat(session.header().seed()).isEqualTo(42);
        assertThat(workbench.opening().get()).isEmpty();
    }

    @Test
    void theExplorerHearsOfTheSameQuestionAgain() throws Exception {
        Scenario scenario = ScenarioLoader.load(Desks.GC_PAUSE).get(0);
        List<Explorations.Question> heard = new ArrayList<>();
        workbench.explorations().asked().addListener((property, old, now) -> now.ifPresent(heard::add));

        for (int i = 0; i < 2; i++) {
            workbench
                    .explorations()
                    .ask(new Explorations.Question(
                            scenario, "GC pause", Optional.empty(), Budget.NONE, Set.of(Property.EXCLUSION)));
        }

        assertThat(heard).hasSize(2);
    }

    @Test
    void aRunEndsWithEverythingTakenIn() {
        Session session = open(Desks.GC_PAUSE);
        session.run();
        desks.settle();
        assertThat(session.phase().get()).isEqualTo(Phase.ENDED);
        assertThat(session.trace()).isEqualTo(started.get(0).trace());
        assertThat(session.judgement().get().orElseThrow().events())
                .isEqualTo(session.trace().events().size());
    }

    @Test
    void aRestartTakesThePlaceOfTheOldRunWithItsSeed() {
        Session first = open(Desks.GC_PAUSE);
        open(LabScenarios.file("safe-release"));
        workbench.show(first);
        workbench.restart();
        desks.settle();
        assertThat(workbench.sessions()).hasSize(2);
        Session fresh = workbench.sessions().get(0);
        assertThat(fresh).isNotSameAs(first);
        assertThat(fresh.header().seed()).isEqualTo(42);
        assertThat(workbench.current().get()).contains(fresh);
    }

    @Test
    void aRunThatIsRepeatedSlowerGoesHalfAsFast() {
        workbench.speed().set(2);
        Session first = open(Desks.GC_PAUSE);
        workbench.speed().set(5);
        workbench.restartSlower();
        desks.settle();
        Session fresh = workbench.current().get().orElseThrow();
        assertThat(fresh).isNotSameAs(first);
        assertThat(fresh.header().speed()).isEqualTo(1);
        assertThat(workbench.speed().get()).isEqualTo(1);
    }

    @Test
    void anotherVariantTakesThePlaceOfWhatIsShown() throws Exception {
        Path file = LabScenarios.file("late-del-chain");
        Session first = open(file);
        Scenario other = first.origin().variants().get(1);
        workbench.playInstead(other, first.origin());
        desks.settle();
        assertThat(workbench.sessions()).hasSize(1);
        assertThat(workbench.current().get().orElseThrow().scenario()).contains(other);
    }

    @Test
    void aClosedTabIsGoneAndItsNeighbourIsShown() {
        Session first = open(Desks.GC_PAUSE);
        Session second = open(LabScenarios.file("safe-release"));
        workbench.close(second);
        assertThat(workbench.current().get()).contains(first);
        workbench.close(first);
        assertThat(workbench.current().get()).isEmpty();
        assertThat(workbench.sessions()).isEmpty();
    }

    @Test
    void whoeverListensToWhatIsOpenListensToTheOneListThatLastsAsLongAsTheWorkbench() {
        assertThat(workbench.sessions()).isSameAs(workbench.sessions());
    }

    @Test
    void aTraceIsOpenedWithoutServers() throws Exception {
        Path file = folder.resolve("run.jsonl");
        TraceWriter.write(file, desks.trace(Desks.scenario(Desks.GC_PAUSE)), Existing.KEEP);
        Session session = open(file);
        assertThat(session.phase().get()).isEqualTo(Phase.RECORDED);
        assertThat(session.scenario()).map(Scenario::id).contains("gc-pause");
        assertThat(session.origin().how()).isEqualTo(new How.Recorded());
        assertThat(started).isEmpty();
    }

    @Test
    void aTraceThatIsCutOffStaysCutOff() throws Exception {
        Path file = folder.resolve("run.jsonl");
        TraceWriter.write(file, desks.trace(Desks.scenario(Desks.GC_PAUSE)), Existing.KEEP);
        assertThat(open(file).isComplete()).isTrue();
        byte[] whole = Files.readAllBytes(file);
        Path half = Files.write(folder.resolve("half.jsonl"), Arrays.copyOf(whole, whole.length - 20));
        Session session = open(half);
        assertThat(session.origin().cut()).isPresent();
        assertThat(session.isComplete()).isFalse();
    }

    @Test
    void troubleIsToldAndForgottenWithTheNextThingThatIsAsked() throws IOException {
        Path wrong = Files.writeString(folder.resolve("wrong.yaml"), "id: wrong\n");
        workbench.open(wrong);
        desks.settle();
        assertThat(workbench.trouble().get()).containsInstanceOf(Trouble.WrongScenario.class);
        workbench.open(Files.writeString(folder.resolve("wrong.jsonl"), "{}\n"));
        desks.settle();
        assertThat(workbench.trouble().get()).containsInstanceOf(Trouble.WrongTrace.class);
        workbench.open(folder.resolve("missing.jsonl"));
        desks.settle();
        assertThat(workbench.trouble().get()).containsInstanceOf(Trouble.NoFile.class);
        workbench.open(folder.resolve("picture.png"));
        assertThat(workbench.trouble().get()).containsInstanceOf(Trouble.UnknownFile.class);
        open(Desks.GC_PAUSE);
        assertThat(workbench.trouble().get()).isEmpty();
    }

    @Test
    void aMachineThatLacksSomethingIsTold() {
        Workbench poor = new Workbench(
                desks.background,
                (scenario, options) -> {
                    throw new EnvironmentProblem("no server", "get one");
                },
                () -> 42);
        poor.open(Desks.GC_PAUSE);
        desks.settle();
        Session session = poor.current().get().orElseThrow();
        session.run();
        desks.settle();
        assertThat(session.phase().get()).isEqualTo(Phase.READY);
        assertThat(poor.trouble().get()).containsInstanceOf(Trouble.Lacking.class);
        assertThat(poor.opening().get()).isEmpty();
    }

    @Test
    void aStartThatIsCancelledBeginsNothingAndItsServersAreGivenBack() {
        Session session = open(Desks.GC_PAUSE);
        session.run();
        workbench.opening().get().orElseThrow().cancel();
        desks.settle();
        assertThat(session.phase().get()).isEqualTo(Phase.READY);
        assertThat(workbench.trouble().get()).isEmpty();
        assertThat(started).hasSize(1).allMatch(run -> run.recorder().isClosed());
        session.run();
        desks.settle();
        assertThat(session.phase().get()).isEqualTo(Phase.ENDED);
    }

    @Test
    void whatIsClosedWhileItsServersStartGivesThemBack() {
        Session session = open(Desks.GC_PAUSE);
        session.run();
        workbench.close(session);
        desks.settle();
        assertThat(workbench.sessions()).isEmpty();
        assertThat(started).hasSize(1).allMatch(run -> run.recorder().isClosed());
    }

    @Test
    void askingTwiceStartsOnce() {
        Session session = open(Desks.GC_PAUSE);
        session.run();
        session.run();
        desks.settle();
        assertThat(started).hasSize(1);
    }

    @Test
    void whatIsDoneBeforeAnythingHasBegunIsDoneFirst() {
        Session session = open(Desks.GC_PAUSE);
        workbench.act(new LinkAction.Delay("A", "redis", Duration.ofMillis(5), Duration.ZERO, LinkAction.Part.BOTH));
        desks.settle();
        List<Event> events = session.trace().events();
        assertThat(events)
                .filteredOn(event -> event.fact() instanceof FaultBegan)
                .isNotEmpty();
        assertThat(session.phase().get()).isEqualTo(Phase.ENDED);
    }

    @Test
    void actingInThePastLeavesTheOldRunAndStartsABranchThere() throws InterruptedException {
        Desks threads = Desks.threaded();
        Workbench workbench = workbench(threads);
        workbench.open(Desks.GC_PAUSE);
        threads.settleUntil(() -> workbench.current().get().isPresent());
        Session old = workbench.current().get().orElseThrow();
        old.run();
        threads.settleUntil(() -> old.phase().get() == Phase.ENDED);
        Trace before = old.trace();
        Event paused = before.events().stream()
                .filter(event -> event.fact() instanceof ClientPaused)
                .findFirst()
                .orElseThrow();
        old.goTo(paused);
        workbench.act(new NodeAction.Crash("redis"));
        threads.settleUntil(() -> workbench.sessions().size() == 2);
        Session branch = workbench.current().get().orElseThrow();
        assertThat(branch).isNotSameAs(old);
        assertThat(old.trace()).isEqualTo(before);
        assertThat(branch.origin().how()).isInstanceOfSatisfying(How.Branched.class, how -> {
            assertThat(how.from()).isSameAs(old);
            assertThat(how.instant()).isEqualTo(paused.at());
            assertThat(how.action()).isEqualTo("crash redis");
        });
        threads.settleUntil(() -> branch.phase().get() == Phase.RUNNING);
        awaitCrash(started.get(1));
        branch.finish();
        threads.settleUntil(() -> branch.phase().get() == Phase.ENDED);
        assertThat(branch.trace().events()).anyMatch(event -> event.fact() instanceof NodeCrashed);
    }

    private static void awaitCrash(Run run) throws InterruptedException {
        int read = 0;
        boolean crashed = false;
        while (!crashed) {
            assertThat(run.recorder().awaitMoreThan(read, 20_000_000_000L)).isTrue();
            List<Event> more = run.recorder().from(read);
            read += more.size();
            crashed = more.stream().anyMatch(event -> event.fact() instanceof NodeCrashed);
        }
    }
}
