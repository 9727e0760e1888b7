package dev.lockscope.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lab.Lab;
import dev.lockscope.lab.Run;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.redis.RedisClusterFactory;
import dev.lockscope.redis.process.BinaryCache;
import dev.lockscope.redis.process.Servers;
import dev.lockscope.resource.Ledgers;
import dev.lockscope.resource.Terms;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.Text;
import dev.lockscope.testkit.ModelPlayer;
import dev.lockscope.time.Secrets;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.Judge;
import dev.lockscope.verdict.Verdict;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the search has found happens in a run, too: on the model, and on real servers. */
@Timeout(120)
class PlayingTest {

    private static final String ONCE = "ttl: 2s, timeout: 100ms, retry: {attempts: 1, delay: 500ms}";
    private static final String PAIR = "{kind: replicated, replicas: 1}";
    private static final String FIVE = "{kind: independent, nodes: 5}";

    @TempDir
    private Path folder = Path.of("");

    private record Found(String name, Cases cases, Budget budget, Property property) {
        @Override
        public String toString() {
            return name;
        }
    }

    static List<Found> findings() {
        Cases safe = Cases.of("set-nx-px-safe").with(ONCE);
        Cases redlock = Cases.of("redlock").on(FIVE).with(ONCE);
        return List.of(
                new Found("a pause", safe, Budget.one(FaultKind.PAUSE), Property.EXCLUSION),
                new Found("a pause before a write", safe, Budget.one(FaultKind.PAUSE), Property.NO_STALE_WRITE),
                new Found("a lost update", safe, Budget.one(FaultKind.PAUSE), Property.NO_LOST_UPDATE),
                new Found("no lock", Cases.of("no-lock").with(ONCE), Budget.NONE, Property.NO_LOST_UPDATE),
                new Found(
                        "a holder that died",
                        Cases.of("setnx-then-expire").with(ONCE),
                        Budget.one(FaultKind.CRASH_CLIENT),
                        Property.LIVENESS),
                new Found(
                        "a failover",
                        Cases.of("set-nx-px-safe").on(PAIR).with(ONCE),
                        Budget.one(FaultKind.FAILOVER),
                        Property.EXCLUSION),
                new Found("a restart under Redlock", redlock, Budget.one(FaultKind.RESTART_NODE), Property.EXCLUSION),
                new Found("a clock jump under Redlock", redlock, Budget.one(FaultKind.CLOCK_JUMP), Property.EXCLUSION));
    }

    private static Counterexample played(Found one) throws Exception {
        Scenario scenario = one.cases().scenario();
        Problem problem = Problem.of(scenario, one.budget(), Set.of(one.property()));
        Result result = new Search(problem, Limits.USUAL, 2, System::nanoTime).run(() -> false, tally -> {});
        Result.Broken broken = (Result.Broken) result;
        return new Playing(ModelPlayer::play).of(scenario, one.budget(), broken, "found", new Text("Found", "Funnet"));
    }

    @ParameterizedTest
    @MethodSource("findings")
    void theScheduleHappensOnTheModel(Found one) throws Exception {
        Counterexample found = played(one);

        assertThat(found.verdict().ids()).contains(one.property().finding());
        assertThat(found.isConfirmed()).isTrue();
        assertThat(found.scenario().goal().en())
                .startsWith("Shows ")
                .contains(one.budget().total() == 0 ? "What goes wrong: nothing." : "What goes wrong: a");
        assertThat(Judge.judge(found.trace()).meets(found.scenario().expect())).isTrue();
    }

    @ParameterizedTest
    @MethodSource("findings")
    void theScheduleHappensOnRealServers(Found one) throws Exception {
        Counterexample found = played(one);
        Verdict verdict = Judge.judge(run(found.scenario()));
        for (int again = 0; again < 3 && verdict.isDisturbed(); again++) {
            verdict = Judge.judge(run(found.scenario()));
        }

        assertThat(verdict.ids()).contains(one.property().finding());
    }

    private Trace run(Scenario scenario) throws Exception {
        Lab lab = new Lab(
                new RedisClusterFactory(() -> Servers.open(
                        new BinaryCache(folder.resolve("cache")).bundled(),
                        folder.resolve("runs"),
                        new Secrets().password(),
                        Map.of())),
                spec -> Ledgers.inMemory(spec.balance(), Terms.NONE),
                SystemRunClock::startingNow,
                WallClock.system(),
                new Lab.Versions("test", "17"));
        try (Run run = lab.open(scenario, new RunOptions(1, 1))) {
            run.start();
            run.awaitEnd();
            return run.trace();
        }
    }
}
