package dev.lockscope.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lab.Lab;
import dev.lockscope.lab.Run;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.StoreFact.KeyStored;
import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.Judge;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a scenario says of its locks and counters, on the model. */
class ScenarioKeysOnTheModelTest {

    private static final String FILE = """
            id: keys
            title: {en: Keys, nb: Nøkler}
            goal: {en: Keys., nb: Nøkler.}
            topology: single
            lock: lock:a
            first-fence: 33
            resource: {kind: memory, balance: 1000, fencing: none}
            clients:
              A: {recipe: set-nx-px-fenced, ttl: 3s, does: [acquire, work: 1s, release]}
              B: {recipe: set-nx-px-fenced, lock: lock:b, ttl: 3s, does: [acquire, work: 1s, release]}
            expect: safe
            """;

    private final Trace trace;

    ScenarioKeysOnTheModelTest() throws Exception {
        Scenario scenario = ScenarioLoader.parse("keys.yaml", FILE).get(0);
        try (Run run =
                new ModelLab(WallClock.system(), new Lab.Versions("test", "17")).open(scenario, new RunOptions(1, 7))) {
            run.start();
            run.awaitEnd();
            trace = run.trace();
        }
    }

    @Test
    void theFirstFencingTokenOfEveryLockIsTheOneThatTheScenarioSets() {
        assertThat(facts(LockAcquired.class)).extracting(LockAcquired::fence).containsExactly(33L, 33L);
    }

    @Test
    void theCountersAreStoredByNobodyBeforeTheRunStarts() {
        List<Event> stored = trace.events().stream()
                .filter(event -> event.fact() instanceof KeyStored)
                .limit(2)
                .toList();
        assertThat(stored)
                .extracting(Event::fact)
                .containsExactly(
                        new KeyStored("redis", "lock:a:fence", "32", null),
                        new KeyStored("redis", "lock:b:fence", "32", null));
        assertThat(stored).extracting(Event::cause).containsOnly(Event.NO_CAUSE);
    }

    @Test
    void clientsOfDifferentLocksAreInsideAtOnceWithoutAFinding() {
        assertThat(facts(LockAcquired.class))
                .extracting(LockAcquired::lock)
                .containsExactlyInAnyOrder("lock:a", "lock:b");
        assertThat(Judge.judge(trace).ids()).isEmpty();
    }

    private <F extends Fact> List<F> facts(Class<F> kind) {
        return trace.events().stream()
                .map(Event::fact)
                .filter(kind::isInstance)
                .map(kind::cast)
                .toList();
    }
}
