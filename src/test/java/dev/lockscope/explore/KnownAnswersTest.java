package dev.lockscope.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.ScenarioException;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What is known of the locks comes out of the search. */
class KnownAnswersTest {

    private static final String THREE = "{kind: independent, nodes: 3}";
    private static final String PAIR = "{kind: replicated, replicas: 1}";
    private static final String ONCE = "ttl: 3s, timeout: 50ms, retry: {attempts: 1, delay: 500ms}";

    private static Result explored(Cases of, Budget budget, Property property) throws Exception {
        Problem problem = Problem.of(of.scenario(), budget, Set.of(property));
        return new Search(problem, Limits.USUAL, 2, System::nanoTime).run(() -> false, tally -> {});
    }

    private static void breaks(Cases of, Budget budget, Property property) throws Exception {
        assertThat(explored(of, budget, property)).isInstanceOf(Result.Broken.class);
    }

    private static void holds(Cases of, Budget budget, Property property) throws Exception {
        assertThat(explored(of, budget, property)).isInstanceOf(Result.Complete.class);
    }

    @Test
    void noLockLosesAnUpdateByItself() throws Exception {
        breaks(Cases.of("no-lock"), Budget.NONE, Property.NO_LOST_UPDATE);
    }

    @Test
    void aLockIsEnoughAsLongAsNothingGoesWrong() throws Exception {
        for (Property property : Property.values()) {
            holds(Cases.of("set-nx-px"), Budget.NONE, property);
            holds(Cases.of("set-nx-px-safe"), Budget.NONE, property);
        }
    }

    @Test
    void plainDelIsBrokenByWorkThatOutlastsTheLease() throws Exception {
        Cases slow = Cases.of("set-nx-px").doing("acquire, read, work: 4s, write: -100, release");

        breaks(slow, Budget.NONE, Property.EXCLUSION);
        breaks(slow, Budget.NONE, Property.NO_LOST_UPDATE);
    }

    @Test
    void aTokenCheckedReleaseDoesNotSaveExclusionFromAPause() throws Exception {
        breaks(Cases.of("set-nx-px-safe"), Budget.one(FaultKind.PAUSE), Property.EXCLUSION);
        breaks(Cases.of("set-nx-px-safe"), Budget.one(FaultKind.PAUSE), Property.NO_STALE_WRITE);
    }

    @Test
    void aFenceLetsNoStaleWriteThroughWhileExclusionStillBreaks() throws Exception {
        Cases fenced = Cases.of("set-nx-px-fenced").guarding("kind: sql, balance: 1000, fencing: strict");
        Budget much = Budget.of(Map.of(FaultKind.PAUSE, 2, FaultKind.LOST_REPLY, 1, FaultKind.CRASH_CLIENT, 1));

        breaks(fenced, Budget.one(FaultKind.PAUSE), Property.EXCLUSION);
        holds(fenced, much, Property.NO_STALE_WRITE);
    }

    @Test
    void comparingTheVersionLosesNoUpdate() throws Exception {
        Cases compared = Cases.of("set-nx-px-safe").guarding("kind: sql, balance: 1000, compare: version");

        holds(compared, Budget.of(Map.of(FaultKind.PAUSE, 2, FaultKind.CRASH_CLIENT, 1)), Property.NO_LOST_UPDATE);
        holds(
                Cases.of("no-lock").guarding("kind: sql, balance: 1000, compare: version"),
                Budget.NONE,
                Property.NO_LOST_UPDATE);
    }

    @Test
    void redlockIsBrokenByAClockJumpOfOneNodeAndMinorityVotes() throws Exception {
        breaks(redlock(THREE), Budget.of(Map.of(FaultKind.CLOCK_JUMP, 1)), Property.EXCLUSION);
    }

    @Test
    void redlockIsBrokenByARestartWithoutPersistence() throws Exception {
        breaks(redlock(THREE), Budget.one(FaultKind.RESTART_NODE), Property.EXCLUSION);
    }

    @Test
    void redlockHoldsThroughTheCrashOfAMinority() throws Exception {
        holds(redlock(THREE), Budget.one(FaultKind.CRASH_NODE), Property.EXCLUSION);
    }

    @Test
    void aDelayedRestartRepairsRedlock() throws Exception {
        holds(
                redlock(THREE),
                Budget.one(FaultKind.RESTART_NODE).restartingAfter(Duration.ofSeconds(4)),
                Property.EXCLUSION);
    }

    private static Cases redlock(String topology) {
        return Cases.of("redlock").on(topology).with(ONCE);
    }

    @Test
    void aPairIsBrokenByOneCrashBeforeTheWriteIsReplicated() throws Exception {
        breaks(pair("set-nx-px-safe"), Budget.one(FaultKind.FAILOVER), Property.EXCLUSION);
    }

    @Test
    void waitIsNoHelpToAClientThatDoesNotLookAtItsAnswer() throws Exception {
        Budget lagThenCrash = Budget.of(Map.of(FaultKind.LAG, 1, FaultKind.FAILOVER, 1));
        Cases unchecked = pair("set-then-wait-unchecked").with(ONCE + ", wait: {replicas: 1, limit: 200ms}");
        Cases checked = pair("set-then-wait").with(ONCE + ", wait: {replicas: 1, limit: 200ms}");

        breaks(unchecked, lagThenCrash, Property.EXCLUSION);
        holds(checked, lagThenCrash, Property.EXCLUSION);
    }

    private static Cases pair(String recipe) throws ScenarioException {
        return Cases.of(recipe).on(PAIR).with(ONCE);
    }

    @Test
    void aLockWithoutATtlIsStuckWhenItsHolderDies() throws Exception {
        breaks(Cases.of("setnx-then-expire"), Budget.one(FaultKind.CRASH_CLIENT), Property.LIVENESS);
        holds(Cases.of("set-nx-px-safe"), Budget.one(FaultKind.CRASH_CLIENT), Property.LIVENESS);
    }
}
