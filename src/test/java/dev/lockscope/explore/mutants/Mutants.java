package dev.lockscope.explore.mutants;

import static dev.lockscope.explore.FaultKind.CLOCK_JUMP;
import static dev.lockscope.explore.FaultKind.CRASH_CLIENT;
import static dev.lockscope.explore.FaultKind.CRASH_NODE;
import static dev.lockscope.explore.FaultKind.FAILOVER;
import static dev.lockscope.explore.FaultKind.LAG;
import static dev.lockscope.explore.FaultKind.LATE_REQUEST;
import static dev.lockscope.explore.FaultKind.LOST_REPLY;
import static dev.lockscope.explore.FaultKind.LOST_REQUEST;
import static dev.lockscope.explore.FaultKind.PAUSE;
import static dev.lockscope.explore.FaultKind.RESTART_NODE;
import static dev.lockscope.explore.Property.EXCLUSION;
import static dev.lockscope.explore.Property.LIVENESS;
import static dev.lockscope.explore.Property.NO_STALE_WRITE;

import dev.lockscope.explore.Budget;
import dev.lockscope.explore.Property;
import dev.lockscope.explore.mutants.Mutant.Trial;
import dev.lockscope.lock.LockRecipe;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Ports;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/** All recipes with a bug. */
final class Mutants {

    private static final String WORK = "acquire, work: 200ms, release";
    private static final String LONG = "acquire, work: 1s, release";
    private static final String THREE = "{kind: independent, nodes: 3}";
    private static final String FIVE = "{kind: independent, nodes: 5}";

    private static final Match PLAIN = Match.usual().doing(WORK, WORK);
    private static final Match TRIO = Match.usual().doing(WORK, WORK, WORK);
    private static final Match AGAIN = Match.usual()
            .with("ttl: 3s, timeout: 50ms, retry: {attempts: 2, delay: 500ms}")
            .doing(LONG, LONG);
    private static final String WAIT =
            "ttl: 3s, timeout: 50ms, retry: {attempts: 1, delay: 500ms}, wait: {replicas: %d, limit: 200ms}";
    private static final Match PAIR =
            PLAIN.on("{kind: replicated, replicas: 1}").with(WAIT.formatted(1));
    private static final Match QUORUM = PLAIN.on(THREE);
    private static final Match SLOW = PLAIN.on(THREE).with("ttl: 3s, timeout: 4s, retry: {attempts: 1, delay: 500ms}");
    private static final Match WATCHED = Match.usual()
            .doing(
                    "acquire, read, work: 6s, check, write: -100, release",
                    "acquire, read, work: 2s, check, write: -100, release");

    private static final BiFunction<Ports, LockSettings, LockRecipe> WITHOUT_LEASE = RedlockWithoutLease::new;

    private final List<Mutant> all = new ArrayList<>();

    private Mutants() {
        onOneNode();
        fenced();
        replicated();
        redlock();
        withoutLease();
        watched();
    }

    static List<Mutant> all() {
        return List.copyOf(new Mutants().all);
    }

    /** The copies that the mutants are made of, without a bug. */
    static List<Mutant> faithful() {
        return List.of(
                new Mutant(
                        "safe", SafeCopy::new, Trial.of("set-nx-px-safe", AGAIN, Budget.one(LOST_REQUEST), EXCLUSION)),
                new Mutant(
                        "fenced",
                        FencedCopy::new,
                        Trial.of("set-nx-px-fenced", Match.usual(), Budget.one(LOST_REPLY), EXCLUSION)),
                new Mutant(
                        "wait",
                        WaitCopy::new,
                        Trial.of("set-then-wait", PAIR, Budget.of(Map.of(LAG, 1, FAILOVER, 1)), EXCLUSION)),
                new Mutant(
                        "redlock", RedlockCopy::new, Trial.of("redlock", QUORUM, Budget.one(LOST_REQUEST), EXCLUSION)),
                new Mutant(
                        "watched",
                        WatchedFaithfully::new,
                        Trial.of("set-nx-px-watched", WATCHED, Budget.one(RESTART_NODE), NO_STALE_WRITE)));
    }

    private void add(
            String name,
            BiFunction<Ports, LockSettings, LockRecipe> wrong,
            String like,
            Match match,
            Budget budget,
            Property property) {
        all.add(new Mutant(name, wrong, Trial.of(like, match, budget, property)));
    }

    private void onOneNode() {
        plain("SET without NX", SetWithoutNx::new, PLAIN, Budget.NONE, EXCLUSION);
        plain("GET, then SET", LooksThenSets::new, PLAIN, Budget.NONE, EXCLUSION);
        plain("seconds for milliseconds", SecondsForMilliseconds::new, PLAIN, Budget.NONE, EXCLUSION);
        plain("takes by force when it has waited", TakesByForceAtLast::new, PLAIN, Budget.NONE, EXCLUSION);
        plain("SET without PX", SetWithoutPx::new, PLAIN, Budget.one(CRASH_CLIENT), LIVENESS);
        plain("SETNX, then PEXPIRE", SetThenExpire::new, PLAIN, Budget.one(CRASH_CLIENT), LIVENESS);
        plain("no answer counts as a yes", UnknownIsAcquired::new, PLAIN, Budget.one(LOST_REQUEST), EXCLUSION);
        plain("an error counts as a yes", ErrorIsAcquired::new, PLAIN, Budget.one(CRASH_NODE), EXCLUSION);
        plain("take-back by DEL", TakeBackDeletes::new, AGAIN, Budget.one(LOST_REQUEST), EXCLUSION);
        plain("release by DEL", DeletesUnchecked::new, TRIO, Budget.one(LATE_REQUEST), EXCLUSION);
        plain("release by GET, then DEL", LooksThenDeletes::new, TRIO, Budget.one(LATE_REQUEST), EXCLUSION);
        plain("one token for all clients", OneTokenForAll::new, TRIO, Budget.one(LATE_REQUEST), EXCLUSION);
        plain(
                "one token for all attempts",
                OneTokenForAllAttempts::new,
                AGAIN,
                Budget.of(Map.of(LOST_REQUEST, 1, LATE_REQUEST, 1)),
                EXCLUSION);
    }

    private void plain(
            String name,
            BiFunction<Ports, LockSettings, LockRecipe> wrong,
            Match match,
            Budget budget,
            Property property) {
        add(name, wrong, "set-nx-px-safe", match, budget, property);
    }

    private void fenced() {
        Match strict = Match.usual().guarding("fencing: strict");
        Match atLeast = Match.usual().guarding("fencing: at-least");
        fence("fencing token fetched before the lock", FenceBeforeTheLock::new, strict, 2);
        fence("fencing token that never grows", FenceThatNeverGrows::new, atLeast, 1);
        fence("fencing token raised at the release", FenceRaisedAtRelease::new, atLeast, 1);
    }

    private void fence(String name, BiFunction<Ports, LockSettings, LockRecipe> wrong, Match match, int pauses) {
        add(name, wrong, "set-nx-px-fenced", match, Budget.of(Map.of(PAUSE, pauses)), NO_STALE_WRITE);
    }

    private void replicated() {
        Budget budget = Budget.of(Map.of(LAG, 1, FAILOVER, 1));
        add("answer to WAIT not looked at", WaitUnheeded::new, "set-then-wait", PAIR, budget, EXCLUSION);
        add(
                "WAIT with one replica too few",
                WaitOneTooFew::new,
                "set-then-wait",
                PLAIN.on("{kind: replicated, replicas: 2}").with(WAIT.formatted(2)),
                budget,
                EXCLUSION);
    }

    private void redlock() {
        quorum("quorum of n/2", HalfIsAMajority::new, QUORUM, Budget.NONE);
        quorum("quorum of two of five", TwoAreAMajority::new, QUORUM.on(FIVE), Budget.NONE);
        quorum("no answer counts as a vote", UnknownIsAVote::new, QUORUM, Budget.one(LOST_REQUEST));
        quorum(
                "majority of the nodes that answered",
                MajorityOfThoseThatAnswered::new,
                QUORUM,
                Budget.of(Map.of(LOST_REQUEST, 2)));
        quorum("gives back by DEL", GiveBackDeletes::new, AGAIN.on(THREE), Budget.NONE);
        quorum("validity not looked at", TimeUnheeded::new, SLOW, Budget.one(LOST_REQUEST));
        quorum("validity from the time of the answers", TimeFromTheAnswers::new, SLOW, Budget.one(LOST_REQUEST));
        quorum(
                "validity without drift",
                DriftForgotten::new,
                QUORUM.with("ttl: 3s, timeout: 2980ms, retry: {attempts: 1, delay: 500ms}")
                        .doing("acquire, work: 10ms, release", "acquire, work: 10ms, release"),
                new Budget(Map.of(LOST_REQUEST, 1, CLOCK_JUMP, 1), 2, Duration.ofMillis(25), Duration.ZERO));
    }

    private void quorum(String name, BiFunction<Ports, LockSettings, LockRecipe> wrong, Match match, Budget budget) {
        add(name, wrong, "redlock", match, budget, EXCLUSION);
    }

    /** Without a lease, what is left behind is a lock that stays for ever. */
    private void withoutLease() {
        Budget lost = Budget.of(Map.of(LOST_REPLY, 2));
        left("gives back where the answer was yes", GivesBackWhereGranted::new, lost);
        left("gives nothing back", GivesNothingBack::new, lost);
        left("releases on one node", ReleasesOnOneNode::new, Budget.NONE);
    }

    private void left(String name, BiFunction<Ports, LockSettings, LockRecipe> wrong, Budget budget) {
        all.add(new Mutant(name, wrong, new Trial("redlock", WITHOUT_LEASE, QUORUM, budget, LIVENESS)));
    }

    private void watched() {
        watched("watchdog renews too late", RenewsTooLate::new, WATCHED, Budget.NONE, EXCLUSION);
        watched("watchdog renews once", RenewsOnce::new, WATCHED, Budget.NONE, EXCLUSION);
        watched("watchdog renews by PEXPIRE", RenewsUnchecked::new, WATCHED, Budget.one(RESTART_NODE), NO_STALE_WRITE);
        watched("watchdog ignores the loss", IgnoresTheLoss::new, WATCHED, Budget.one(RESTART_NODE), NO_STALE_WRITE);
        watched("watchdog takes the lock again", TakesAgain::new, WATCHED, Budget.one(RESTART_NODE), NO_STALE_WRITE);
        watched("watchdog stops in silence", StopsInSilence::new, WATCHED, Budget.one(LOST_REQUEST), NO_STALE_WRITE);
    }

    private void watched(
            String name,
            BiFunction<Ports, LockSettings, LockRecipe> wrong,
            Match match,
            Budget budget,
            Property property) {
        add(name, wrong, "set-nx-px-watched", match, budget, property);
    }
}
