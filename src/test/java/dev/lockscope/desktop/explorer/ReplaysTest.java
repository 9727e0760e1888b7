package dev.lockscope.desktop.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.session.Origin;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.explore.Counterexample;
import dev.lockscope.lab.Lab;
import dev.lockscope.model.ModelLab;
import dev.lockscope.redis.RedisClusterFactory;
import dev.lockscope.redis.process.BinaryCache;
import dev.lockscope.redis.process.Servers;
import dev.lockscope.resource.Ledgers;
import dev.lockscope.resource.Terms;
import dev.lockscope.scenario.ClientAction;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.testkit.LabScenarios;
import dev.lockscope.time.Secrets;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.RunFact.RunDisturbed;
import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.Judge;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Whether real servers agree with the explorer is said, and never hidden. */
@Timeout(120)
class ReplaysTest {

    @TempDir
    private Path folder = Path.of("");

    private static Counterexample found(Bench bench) throws InterruptedException {
        bench.exploring.begin(Bench.breakable());
        bench.settleUntil(() -> !bench.exploring.isGoing());
        return bench.exploring.found().orElseThrow();
    }

    private static Session opened(Bench bench, Counterexample found) {
        Origin origin = new Origin(Path.of("found.yaml"), List.of(found.scenario()), new Origin.How.Found());
        bench.workbench.play(found.scenario(), origin);
        return bench.workbench.current().get().orElseThrow();
    }

    private static Fate ran(Bench bench, Counterexample found) throws InterruptedException {
        Session session = opened(bench, found);
        session.run();
        bench.settleUntil(() -> session.phase().get() == Phase.ENDED);
        bench.settle();
        return bench.replays.fate().get();
    }

    private Lab realLab() {
        return new Lab(
                new RedisClusterFactory(() -> Servers.open(
                        new BinaryCache(folder.resolve("cache")).bundled(),
                        folder.resolve("runs"),
                        new Secrets().password(),
                        Map.of())),
                spec -> Ledgers.inMemory(spec.balance(), Terms.NONE),
                SystemRunClock::startingNow,
                WallClock.system(),
                new Lab.Versions("test", "17"));
    }

    @Test
    void realServersAgree() throws Exception {
        Lab lab = realLab();
        Bench bench = new Bench(Optional.of(lab::open));
        Counterexample found = found(bench);
        Fate fate = ran(bench, found);
        for (int again = 0; again < 3 && fate instanceof Fate.NoProof; again++) {
            fate = ran(bench, found);
        }

        assertThat(fate).isEqualTo(new Fate.Same(found.verdict().ids()));
        assertThat(found.verdict().ids()).contains(FindingId.OVERLAP);
    }

    @Test
    void serversOnWhichNothingBreaksDisagree() throws Exception {
        ModelLab model = new Bench().model;
        Bench bench =
                new Bench(Optional.of((scenario, options) -> model.open(Bench.scenario("safe-release"), options)));
        Counterexample found = found(bench);
        Fate fate = ran(bench, found);

        assertThat(fate).isInstanceOf(Fate.Disagrees.class);
        assertThat(((Fate.Disagrees) fate).model()).isEqualTo(found.verdict().ids());
        assertThat(((Fate.Disagrees) fate).servers()).doesNotContain(FindingId.OVERLAP);
    }

    @Test
    void serversOnWhichMoreBreaksDiffer() throws Exception {
        ModelLab model = new Bench().model;
        Bench bench = new Bench(Optional.of((scenario, options) -> model.open(Bench.scenario("gc-pause"), options)));
        Counterexample found = found(bench);
        Fate fate = ran(bench, found);

        assertThat(fate).isInstanceOf(Fate.Differs.class);
        assertThat(((Fate.Differs) fate).servers()).contains(FindingId.OVERLAP);
    }

    @Test
    void itIsSaidHowFarTheRunIs() throws Exception {
        Bench bench = new Bench();
        Counterexample found = found(bench);
        assertThat(bench.replays.fate().get()).isEqualTo(new Fate.Unknown());
        Session session = opened(bench, found);
        assertThat(bench.replays.fate().get()).isEqualTo(new Fate.Waiting());
        session.run();
        bench.settleUntil(() -> session.phase().get() == Phase.ENDED);
        bench.settle();
        assertThat(bench.replays.fate().get()).isInstanceOf(Fate.Same.class);

        bench.workbench.close(session);
        bench.settle();
        assertThat(bench.replays.fate().get()).isInstanceOf(Fate.Same.class);
    }

    @Test
    void aTabThatIsClosedBeforeItBeginsLeavesNoTrace() throws Exception {
        Bench bench = new Bench();
        Session session = opened(bench, found(bench));
        bench.workbench.close(session);
        bench.settle();
        assertThat(bench.replays.fate().get()).isEqualTo(new Fate.Unknown());
    }

    @Test
    void aRunThatIsBegunAnewCountsToo() throws Exception {
        Bench bench = new Bench();
        Counterexample found = found(bench);
        ran(bench, found);
        bench.workbench.restart();
        bench.settle();
        assertThat(bench.replays.fate().get()).isEqualTo(new Fate.Waiting());
    }

    @Test
    void aRunInWhichSomebodyIntervenesProvesNothing() throws Exception {
        Bench bench = new Bench();
        Session session = opened(bench, found(bench));
        session.act(new ClientAction.Crash("A"));
        bench.settleUntil(() -> session.phase().get() == Phase.ENDED);
        bench.settle();
        assertThat(bench.replays.fate().get()).isEqualTo(new Fate.NoProof(new Fate.Why.Acted()));
    }

    @Test
    void theModelsOwnRunIsNoRealOne() throws Exception {
        Bench bench = new Bench();
        Counterexample found = found(bench);
        Origin origin = new Origin(Path.of("found.yaml"), List.of(found.scenario()), new Origin.How.Found());
        bench.workbench.add(Session.of(found.trace(), Optional.of(found.scenario()), origin, bench.background));
        bench.settle();
        assertThat(bench.replays.fate().get()).isEqualTo(new Fate.Unknown());
    }

    @Test
    void aRunThatIsCutShortProvesNothingAndSaysHowItEnded() throws Exception {
        Bench bench = new Bench();
        Counterexample found = found(bench);
        Session session = opened(bench, found);
        session.runHeld();
        bench.settleUntil(() -> session.phase().get() == Phase.HELD);
        assertThat(bench.replays.fate().get()).isEqualTo(new Fate.Running());
        session.finish();
        bench.settleUntil(() -> session.phase().get() == Phase.ENDED);
        bench.settle();

        Fate fate = bench.replays.fate().get();
        assertThat(fate).isInstanceOf(Fate.NoProof.class);
        assertThat(new ExplorerWords(new Words("en")).fate(fate))
                .isEqualTo(
                        "The run on real Redis did not come to its end, so it proves nothing. Ended the run on request.");
        assertThat(new ExplorerWords(new Words("nb")).fate(fate)).endsWith("Avsluttet kjøringen på forespørsel.");
        assertThat(bench.replays.latest()).contains(session);
    }

    @Test
    void aServerThatDiesIsToldByItsName() throws Exception {
        Set<Long> before = servers().map(ProcessHandle::pid).collect(Collectors.toSet());
        Bench bench = new Bench(Optional.of(realLab()::open));
        Session session = opened(bench, found(bench));
        session.runHeld();
        bench.settleUntil(() -> session.phase().get() == Phase.HELD);
        servers().filter(server -> !before.contains(server.pid())).forEach(ProcessHandle::destroyForcibly);
        session.run();
        bench.settleUntil(() -> session.phase().get() == Phase.ENDED);
        bench.settle();

        Fate fate = bench.replays.fate().get();
        assertThat(new ExplorerWords(new Words("en")).fate(fate))
                .isEqualTo("The run on real Redis did not come to its end, so it proves nothing. "
                        + "Ended the run because a server died that nothing in it had killed: redis.");
    }

    private static Stream<ProcessHandle> servers() {
        return ProcessHandle.current()
                .descendants()
                .filter(process -> process.info().command().orElse("").contains("redis-server"));
    }

    @Test
    void aStepThatWaitedInVainIsToldOf() throws Exception {
        ModelLab model = new Bench().model;
        Bench bench = new Bench(Optional.of((scenario, options) -> model.open(waitingInVain(), options)));
        Counterexample found = found(bench);
        Fate fate = ran(bench, found);

        assertThat(new ExplorerWords(new Words("en")).fate(fate))
                .contains("so it proves nothing. Step ", " in vain for ");
    }

    /** The same clients, and a script that waits for what never comes. */
    private static Scenario waitingInVain() {
        try {
            String text = Files.readString(LabScenarios.file("gc-pause")).replace("when: B.wrote", "when: A.crashed");
            return ScenarioLoader.parse("gc-pause.yaml", text).get(0);
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void aRunOnAMachineThatStallsSaysForHowLong() throws Exception {
        Bench bench = new Bench();
        Counterexample found = found(bench);
        List<Event> events = new ArrayList<>(found.trace().events());
        Event end = events.get(events.size() - 1);
        events.add(new Event(
                end.seq() + 1, end.at(), Event.RUN, Event.NO_CAUSE, new RunDisturbed(900_000_000, 300_000_000)));
        Fate fate = Replays.fate(found, Judge.judge(new Trace(found.trace().header(), events)));

        assertThat(fate).isInstanceOf(Fate.NoProof.class);
        assertThat(ReplayAgain.isSlower(fate)).isTrue();
        assertThat(new ExplorerWords(new Words("en")).fate(fate)).contains("disturbed", "stalled for 0.9 s");
    }
}
