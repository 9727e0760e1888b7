package dev.lockscope.resource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.lock.FencingToken;
import dev.lockscope.lock.port.GuardedResource.Charge;
import dev.lockscope.lock.port.GuardedResource.Commit;
import dev.lockscope.lock.port.GuardedResource.Outcome;
import dev.lockscope.lock.port.GuardedResource.Outcome.Accepted;
import dev.lockscope.lock.port.GuardedResource.Outcome.Rejected;
import dev.lockscope.lock.port.GuardedResource.Outcome.Replayed;
import dev.lockscope.lock.port.GuardedResource.Reading;
import dev.lockscope.lock.port.GuardedResource.Reason;
import dev.lockscope.lock.port.GuardedResource.Write;
import dev.lockscope.time.Randomness;
import dev.lockscope.trace.ResourceFact.Compare;
import dev.lockscope.trace.ResourceFact.Fencing;
import dev.lockscope.trace.ResourceFact.Keys;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** What every ledger must do, whatever keeps its books. */
public abstract class LedgerContract {

    private static final long FIRST = 1_000;
    private static final long SEED = 20_260_101;
    private static final Outcome.Queued QUEUED = new Outcome.Queued();

    /** Opens a ledger that shares nothing with any other. */
    protected abstract Ledger open(long balance, Terms terms);

    // Fencing

    @ParameterizedTest
    @EnumSource(Fencing.class)
    void itStartsWithItsFirstValue(Fencing rule) {
        try (Ledger ledger = open(FIRST, Terms.fenced(rule))) {
            assertThat(ledger.connect().read()).isEqualTo(new Reading(FIRST, 0));
        }
    }

    @ParameterizedTest
    @EnumSource(Fencing.class)
    void anAcceptedWriteTellsOldAndNewAndIsReadByEverybody(Fencing rule) {
        try (Ledger ledger = open(FIRST, Terms.fenced(rule))) {
            assertThat(ledger.connect().write(write(900, 33))).isEqualTo(new Accepted(FIRST, 900, 1));
            assertThat(ledger.connect().read()).isEqualTo(new Reading(900, 1));
        }
    }

    @ParameterizedTest
    @EnumSource(Fencing.class)
    void aNewerTokenIsAccepted(Fencing rule) {
        try (Ledger ledger = open(FIRST, Terms.fenced(rule))) {
            Session session = ledger.connect();
            session.write(write(900, 33));
            assertThat(session.write(write(800, 34))).isEqualTo(new Accepted(900, 800, 2));
        }
    }

    @ParameterizedTest
    @EnumSource(value = Fencing.class, mode = Mode.EXCLUDE, names = "NONE")
    void anOlderTokenIsRejectedAndChangesNothing(Fencing rule) {
        try (Ledger ledger = open(FIRST, Terms.fenced(rule))) {
            Session session = ledger.connect();
            session.write(write(900, 34));
            assertThat(ledger.connect().write(write(800, 33)))
                    .isEqualTo(new Rejected(
                            Reason.FENCE,
                            new Reading(900, 1),
                            Optional.of(new FencingToken(34)),
                            "token 33 is older than 34"));
            assertThat(session.read()).isEqualTo(new Reading(900, 1));
            assertThat(session.write(write(700, 35))).isEqualTo(new Accepted(900, 700, 2));
        }
    }

    @Test
    void theStrictRuleTakesOneChangeATokenAndTurnsAwayTheSecond() {
        try (Ledger ledger = open(FIRST, Terms.fenced(Fencing.STRICT))) {
            Session session = ledger.connect();
            session.write(write(900, 34));
            assertThat(reasons(session.write(write(800, 34)), session.charge(charge("42", 100, 34))))
                    .containsExactly(Reason.FENCE, Reason.FENCE);
            assertThat(session.read()).isEqualTo(new Reading(900, 1));
        }
    }

    @Test
    void theAtLeastRuleTakesASecondWriteOfTheSameTokenAndTheSameWriteAgain() {
        try (Ledger ledger = open(FIRST, Terms.fenced(Fencing.AT_LEAST))) {
            Session session = ledger.connect();
            session.write(write(900, 34));
            assertThat(session.write(write(800, 34))).isEqualTo(new Accepted(900, 800, 2));
            assertThat(session.write(write(900, 34))).isEqualTo(new Accepted(800, 900, 3));
        }
    }

    @Test
    void anUnfencedLedgerTakesAnythingAtAnyTime() {
        try (Ledger ledger = open(FIRST, Terms.NONE)) {
            Session session = ledger.connect();
            assertThat(session.write(write(900, 34))).isEqualTo(new Accepted(FIRST, 900, 1));
            assertThat(session.write(write(800, 33))).isEqualTo(new Accepted(900, 800, 2));
            assertThat(session.write(new Write(700, -100, Optional.empty(), Optional.empty())))
                    .isEqualTo(new Accepted(800, 700, 3));
        }
    }

    @ParameterizedTest
    @EnumSource(value = Fencing.class, mode = Mode.EXCLUDE, names = "NONE")
    void aFencedLedgerTurnsAwayWhatComesWithoutAToken(Fencing rule) {
        try (Ledger ledger = open(FIRST, Terms.fenced(rule))) {
            Session session = ledger.connect();
            assertThat(session.write(new Write(900, -100, Optional.empty(), Optional.empty())))
                    .isEqualTo(new Rejected(
                            Reason.FENCE, new Reading(FIRST, 0), Optional.empty(), "no fencing token was shown"));
            assertThat(reasons(session.charge(new Charge("42", 100, Optional.empty()))))
                    .containsExactly(Reason.FENCE);
            assertThat(session.read()).isEqualTo(new Reading(FIRST, 0));
        }
    }

    @ParameterizedTest
    @EnumSource(value = Fencing.class, mode = Mode.EXCLUDE, names = "NONE")
    void aChargeCountsForTheFenceAsAWriteDoes(Fencing rule) {
        try (Ledger ledger = open(FIRST, Terms.fenced(rule))) {
            Session session = ledger.connect();
            assertThat(session.charge(charge("42", 100, 34))).isEqualTo(new Accepted(FIRST, 900, 1));
            assertThat(reasons(session.write(write(800, 33)), session.charge(charge("43", 100, 33))))
                    .containsExactly(Reason.FENCE, Reason.FENCE);
        }
    }

    /** A token may be as large as a counter that was set by hand; and what was turned away leaves no token behind. */
    @Test
    void aRejectedTokenIsNotRememberedAndALargeOneIs() {
        try (Ledger ledger = open(FIRST, new Terms(Fencing.AT_LEAST, Compare.VERSION, Keys.NONE))) {
            Session session = ledger.connect();
            assertThat(reasons(session.write(seen(900, 7, 4_000_000_000L)))).containsExactly(Reason.CONFLICT);
            assertThat(session.write(seen(900, 0, 1))).isEqualTo(new Accepted(FIRST, 900, 1));
            assertThat(session.write(seen(800, 1, 4_000_000_000L))).isEqualTo(new Accepted(900, 800, 2));
            assertThat(reasons(session.write(seen(700, 2, 3_999_999_999L)))).containsExactly(Reason.FENCE);
        }
    }

    // Compare-and-set

    @Test
    void aWriteFromAnOldVersionConflictsAndChangesNothing() {
        try (Ledger ledger = open(10, comparing(Compare.VERSION))) {
            Session one = ledger.connect();
            Session other = ledger.connect();
            assertThat(one.write(seen(9, new Reading(10, 0)))).isEqualTo(new Accepted(10, 9, 1));
            assertThat(other.write(seen(9, new Reading(10, 0))))
                    .isEqualTo(new Rejected(
                            Reason.CONFLICT,
                            new Reading(9, 1),
                            Optional.empty(),
                            "it was computed from version 0, but that is 1 now"));
            assertThat(other.write(seen(8, other.read()))).isEqualTo(new Accepted(9, 8, 2));
        }
    }

    @Test
    void aVersionTellsAValueThatHasComeBackFromOneThatHasStayed() {
        try (Ledger ledger = open(10, comparing(Compare.VERSION))) {
            Session session = ledger.connect();
            there(session);
            assertThat(reasons(session.write(seen(9, new Reading(10, 0))))).containsExactly(Reason.CONFLICT);
        }
    }

    @Test
    void aValueThatHasComeBackPassesAComparisonOfValues() {
        try (Ledger ledger = open(10, comparing(Compare.VALUE))) {
            Session session = ledger.connect();
            there(session);
            assertThat(session.write(seen(9, new Reading(10, 0)))).isEqualTo(new Accepted(10, 9, 3));
            assertThat(session.write(seen(9, new Reading(10, 0))))
                    .isEqualTo(new Rejected(
                            Reason.CONFLICT,
                            new Reading(9, 3),
                            Optional.empty(),
                            "it was computed from value 10, but that is 9 now"));
        }
    }

    /** 10, 9, 10. */
    private static void there(Session session) {
        session.write(seen(9, session.read()));
        session.write(seen(10, session.read()));
    }

    @ParameterizedTest
    @EnumSource(value = Compare.class, mode = Mode.EXCLUDE, names = "NONE")
    void aWriteWithoutAReadingConflictsWhereReadingsAreCompared(Compare compare) {
        try (Ledger ledger = open(0, comparing(compare))) {
            Session session = ledger.connect();
            assertThat(reasons(session.write(new Write(1, 1, Optional.empty(), Optional.empty()))))
                    .containsExactly(Reason.CONFLICT);
        }
    }

    /** Every accepted write adds one, so the sum shows whether any was lost. */
    @Test
    void concurrentWritersThatCompareVersionsLoseNothing() throws Exception {
        try (Ledger ledger = open(0, comparing(Compare.VERSION))) {
            int accepted = 0;
            for (List<Outcome> outcomes : concurrently(ledger, 4, 50, (session, random) -> {
                Reading reading = session.read();
                return session.write(seen(reading.value() + 1, reading));
            })) {
                accepted += (int)
                        outcomes.stream().filter(Accepted.class::isInstance).count();
            }
            assertThat(accepted).isPositive();
            assertThat(ledger.connect().read()).isEqualTo(new Reading(accepted, accepted));
        }
    }

    // Charges

    @Test
    void aLedgerWithoutKeysChargesAsOftenAsItIsAsked() {
        try (Ledger ledger = open(FIRST, Terms.NONE)) {
            Session session = ledger.connect();
            assertThat(session.charge(charge("42", 100))).isEqualTo(new Accepted(FIRST, 900, 1));
            assertThat(session.charge(charge("42", 100))).isEqualTo(new Accepted(900, 800, 2));
            assertThat(session.lookUp("42")).isFalse();
        }
    }

    @Test
    void aUniqueKeyIsChargedOnce() {
        try (Ledger ledger = open(FIRST, guarding(Keys.UNIQUE))) {
            Session session = ledger.connect();
            assertThat(session.charge(charge("42", 100))).isEqualTo(new Accepted(FIRST, 900, 1));
            assertThat(session.lookUp("42")).isTrue();
            assertThat(ledger.connect().charge(charge("42", 100)))
                    .isEqualTo(new Rejected(
                            Reason.DUPLICATE_KEY, new Reading(900, 1), Optional.empty(), "key 42 is stored already"));
            assertThat(session.charge(charge("43", 1))).isEqualTo(new Accepted(900, 899, 2));
        }
    }

    @Test
    void anIdempotencyKeyReplaysItsAnswerWhateverHappenedSince() {
        try (Ledger ledger = open(FIRST, guarding(Keys.IDEMPOTENT))) {
            Session session = ledger.connect();
            session.charge(charge("42", 100));
            session.charge(charge("43", 300));
            assertThat(ledger.connect().charge(charge("42", 100))).isEqualTo(new Replayed(900));
            assertThat(session.read()).isEqualTo(new Reading(600, 2));
        }
    }

    @Test
    void anIdempotencyKeyWithAnotherAmountIsAMistake() {
        try (Ledger ledger = open(FIRST, guarding(Keys.IDEMPOTENT))) {
            Session session = ledger.connect();
            session.charge(charge("42", 100));
            assertThat(session.charge(charge("42", 200)))
                    .isEqualTo(new Rejected(
                            Reason.OTHER_PAYLOAD,
                            new Reading(900, 1),
                            Optional.empty(),
                            "key 42 was charged 100 before, not 200"));
        }
    }

    @ParameterizedTest
    @EnumSource(value = Keys.class, mode = Mode.EXCLUDE, names = "NONE")
    void aKeyThatWasStoredWithoutAChargeStopsTheCharge(Keys keys) {
        try (Ledger ledger = open(FIRST, guarding(keys))) {
            Session session = ledger.connect();
            session.remember("42");
            assertThat(reasons(session.charge(charge("42", 100)))).containsExactly(Reason.DUPLICATE_KEY);
            assertThat(session.read().value()).isEqualTo(FIRST);
        }
    }

    @ParameterizedTest
    @EnumSource(value = Keys.class, mode = Mode.EXCLUDE, names = "NONE")
    void aChargeThatTheFenceTurnsAwayStoresNoKey(Keys keys) {
        try (Ledger ledger = open(FIRST, new Terms(Fencing.STRICT, Compare.NONE, keys))) {
            Session session = ledger.connect();
            session.write(write(900, 34));
            assertThat(reasons(session.charge(charge("42", 100, 33)))).containsExactly(Reason.FENCE);
            assertThat(session.lookUp("42")).isFalse();
            assertThat(session.charge(charge("42", 100, 35))).isEqualTo(new Accepted(900, 800, 2));
        }
    }

    @ParameterizedTest
    @EnumSource(value = Keys.class, mode = Mode.EXCLUDE, names = "NONE")
    void ofConcurrentChargesForOneKeyOneIsMade(Keys keys) throws Exception {
        try (Ledger ledger = open(FIRST, guarding(keys))) {
            List<List<Outcome>> all = concurrently(ledger, 4, 5, (session, random) -> session.charge(charge("42", 7)));
            assertThat(all.stream().flatMap(List::stream).filter(Accepted.class::isInstance))
                    .hasSize(1);
            assertThat(ledger.connect().read()).isEqualTo(new Reading(FIRST - 7, 1));
        }
    }

    // Keys and entries

    @Test
    void aStoredKeyIsThereForEverybodyAndIsFreshOnce() {
        try (Ledger ledger = open(FIRST, Terms.NONE)) {
            Session session = ledger.connect();
            assertThat(session.lookUp("report")).isFalse();
            assertThat(session.put("report")).isTrue();
            assertThat(ledger.connect().lookUp("report")).isTrue();
            assertThat(session.put("report")).isFalse();
            assertThat(session.remember("report")).isFalse();
            assertThat(session.remember("42")).isTrue();
            assertThat(session.read()).isEqualTo(new Reading(FIRST, 0));
        }
    }

    // Transactions

    @Test
    void aTransactionIsSeenByNobodyBeforeItCommits() {
        try (Ledger ledger = open(FIRST, guarding(Keys.UNIQUE))) {
            Session session = ledger.connect();
            Session other = ledger.connect();
            session.begin();
            assertThat(session.write(write(900, 1))).isEqualTo(QUEUED);
            assertThat(session.charge(charge("42", 50))).isEqualTo(QUEUED);
            assertThat(other.read()).isEqualTo(new Reading(FIRST, 0));
            assertThat(other.lookUp("42")).isFalse();

            assertThat(session.commit())
                    .isEqualTo(new Commit.Committed(List.of(new Accepted(FIRST, 900, 1), new Accepted(900, 850, 2))));
            assertThat(other.read()).isEqualTo(new Reading(850, 2));
            assertThat(other.lookUp("42")).isTrue();
        }
    }

    @Test
    void aTransactionWithOneThingTurnedAwayIsNotDoneAtAll() {
        try (Ledger ledger = open(FIRST, guarding(Keys.UNIQUE))) {
            Session session = ledger.connect();
            session.charge(charge("42", 100));
            session.begin();
            session.charge(charge("41", 1));
            session.charge(charge("42", 100));
            session.charge(charge("43", 1));

            assertThat(session.commit()).isInstanceOfSatisfying(Commit.RolledBack.class, back -> {
                assertThat(back.place()).isEqualTo(1);
                assertThat(back.why().reason()).isEqualTo(Reason.DUPLICATE_KEY);
            });
            assertThat(session.read()).isEqualTo(new Reading(900, 1));
            assertThat(session.lookUp("41")).isFalse();
            assertThat(session.charge(charge("41", 1))).isEqualTo(new Accepted(900, 899, 2));
        }
    }

    @Test
    void aKeyTwiceInOneTransactionIsADuplicateToo() {
        try (Ledger ledger = open(FIRST, guarding(Keys.UNIQUE))) {
            Session session = ledger.connect();
            session.begin();
            session.charge(charge("42", 100));
            session.charge(charge("42", 100));
            assertThat(session.commit()).isInstanceOf(Commit.RolledBack.class);
            assertThat(session.read()).isEqualTo(new Reading(FIRST, 0));
        }
    }

    @Test
    void aReplayInATransactionLeavesTheRestOfItDone() {
        try (Ledger ledger = open(FIRST, guarding(Keys.IDEMPOTENT))) {
            Session session = ledger.connect();
            session.charge(charge("42", 100));
            session.begin();
            session.charge(charge("42", 100));
            session.charge(charge("43", 1));
            assertThat(session.commit())
                    .isEqualTo(new Commit.Committed(List.of(new Replayed(900), new Accepted(900, 899, 2))));
        }
    }

    @Test
    void aTransactionThatIsRolledBackOrLeftBehindComesToNothing() {
        try (Ledger ledger = open(FIRST, Terms.NONE)) {
            Session session = ledger.connect();
            session.begin();
            session.write(write(900, 1));
            session.rollBack();
            session.begin();
            session.write(write(800, 1));
            session.close();
            assertThat(ledger.connect().read()).isEqualTo(new Reading(FIRST, 0));
        }
    }

    @Test
    void anEmptyTransactionCommits() {
        try (Ledger ledger = open(FIRST, Terms.NONE)) {
            Session session = ledger.connect();
            session.begin();
            assertThat(session.commit()).isEqualTo(new Commit.Committed(List.of()));
            assertThat(session.read()).isEqualTo(new Reading(FIRST, 0));
        }
    }

    @Test
    void transactionsDoNotNestAndDoNotEndTwice() {
        try (Ledger ledger = open(FIRST, Terms.NONE)) {
            Session session = ledger.connect();
            assertThatThrownBy(session::commit).isInstanceOf(IllegalStateException.class);
            assertThatThrownBy(session::rollBack).isInstanceOf(IllegalStateException.class);
            session.begin();
            assertThatThrownBy(session::begin).isInstanceOf(IllegalStateException.class);
        }
    }

    // The whole

    @Test
    void twoLedgersShareNothing() {
        try (Ledger one = open(FIRST, guarding(Keys.UNIQUE));
                Ledger other = open(5, guarding(Keys.UNIQUE))) {
            one.connect().charge(charge("42", 100));
            assertThat(other.connect().lookUp("42")).isFalse();
            assertThat(other.connect().read()).isEqualTo(new Reading(5, 0));
        }
    }

    /**
     * Every write carries its token as its value, so the value that a write replaced is the highest token of that
     * moment: an accepted write that replaced a higher one has gone backwards.
     */
    @ParameterizedTest
    @EnumSource(value = Fencing.class, mode = Mode.EXCLUDE, names = "NONE")
    void concurrentWritersNeverTakeTheHighestTokenBackwards(Fencing rule) throws Exception {
        int writers = 4;
        int writesEach = 100;
        try (Ledger ledger = open(0, Terms.fenced(rule))) {
            int accepted = 0;
            for (List<Outcome> outcomes : concurrently(ledger, writers, writesEach, (session, random) -> {
                long token = 1 + session.read().version() + random.nextLong(20);
                return session.write(write(token, token));
            })) {
                for (Outcome outcome : outcomes) {
                    if (outcome instanceof Accepted write) {
                        accepted++;
                        assertThat(write.after())
                                .as("seed %d: %s", SEED, write)
                                .isGreaterThanOrEqualTo(rule == Fencing.STRICT ? write.before() + 1 : write.before());
                    }
                }
            }
            assertThat(accepted).as("seed %d", SEED).isBetween(1, writers * writesEach - 1);
        }
    }

    @Test
    void closingTwiceDoesNothingMore() {
        Ledger ledger = open(FIRST, Terms.NONE);
        Session session = ledger.connect();
        session.close();
        session.close();
        ledger.close();
        ledger.close();
        try (Ledger next = open(7, Terms.NONE)) {
            assertThat(next.connect().read().value()).isEqualTo(7);
        }
    }

    /** One thing that one of several clients does. */
    private interface Doing {
        Outcome by(Session session, Randomness random);
    }

    private static List<List<Outcome>> concurrently(Ledger ledger, int clients, int times, Doing doing)
            throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(clients);
        try {
            List<Callable<List<Outcome>>> work = new ArrayList<>();
            for (int client = 0; client < clients; client++) {
                Randomness random = Randomness.seeded(SEED).fork("client-" + client);
                Session session = ledger.connect();
                work.add(() -> {
                    List<Outcome> outcomes = new ArrayList<>();
                    for (int i = 0; i < times; i++) {
                        outcomes.add(doing.by(session, random));
                    }
                    return outcomes;
                });
            }
            List<List<Outcome>> all = new ArrayList<>();
            for (Future<List<Outcome>> outcomes : pool.invokeAll(work)) {
                all.add(outcomes.get());
            }
            return all;
        } finally {
            pool.shutdownNow();
        }
    }

    private static Terms comparing(Compare compare) {
        return new Terms(Fencing.NONE, compare, Keys.NONE);
    }

    private static Terms guarding(Keys keys) {
        return new Terms(Fencing.NONE, Compare.NONE, keys);
    }

    private static List<Reason> reasons(Outcome... outcomes) {
        return List.of(outcomes).stream()
                .map(outcome -> outcome instanceof Rejected rejected
                        ? Optional.of(rejected.reason())
                        : Optional.<Reason>empty())
                .flatMap(Optional::stream)
                .toList();
    }

    private static Write write(long value, long token) {
        return new Write(value, -100, Optional.of(new FencingToken(token)), Optional.empty());
    }

    private static Write seen(long value, Reading seen) {
        return new Write(value, value - seen.value(), Optional.empty(), Optional.of(seen));
    }

    private static Write seen(long value, long version, long token) {
        return new Write(value, -100, Optional.of(new FencingToken(token)), Optional.of(new Reading(0, version)));
    }

    private static Charge charge(String key, long amount) {
        return new Charge(key, amount, Optional.empty());
    }

    private static Charge charge(String key, long amount, long token) {
        return new Charge(key, amount, Optional.of(new FencingToken(token)));
    }
}
