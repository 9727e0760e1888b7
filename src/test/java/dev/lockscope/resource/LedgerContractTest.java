package dev.lockscope.resource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.lock.FencingToken;
import dev.lockscope.lock.port.GuardedResource.Write;
import dev.lockscope.lock.port.GuardedResource.WriteResult;
import dev.lockscope.lock.port.GuardedResource.WriteResult.Accepted;
import dev.lockscope.lock.port.GuardedResource.WriteResult.Rejected;
import dev.lockscope.time.Randomness;
import dev.lockscope.trace.ResourceFact.Fencing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What every ledger must do, whatever keeps its value, under each fencing rule. */
class LedgerContractTest {

    private static final long FIRST = 1_000;

    static Stream<String> kinds() {
        return Stream.of(Ledgers.MEMORY, Ledgers.SQL);
    }

    static Stream<Arguments> kindsAndRules() {
        return kinds().flatMap(kind -> Stream.of(Fencing.values()).map(rule -> Arguments.of(kind, rule)));
    }

    static Stream<Arguments> kindsAndFencedRules() {
        return kindsAndRules().filter(arguments -> arguments.get()[1] != Fencing.NONE);
    }

    @ParameterizedTest
    @MethodSource("kindsAndRules")
    void itStartsWithItsFirstValue(String kind, Fencing rule) {
        try (Ledger ledger = Ledgers.open(kind, FIRST, rule)) {
            assertThat(ledger.read()).isEqualTo(FIRST);
        }
    }

    @ParameterizedTest
    @MethodSource("kindsAndRules")
    void anAcceptedWriteTellsOldAndNewAndIsReadBack(String kind, Fencing rule) {
        try (Ledger ledger = Ledgers.open(kind, FIRST, rule)) {
            assertThat(ledger.write(write(900, 33))).isEqualTo(new Accepted(FIRST, 900));
            assertThat(ledger.read()).isEqualTo(900);
        }
    }

    @ParameterizedTest
    @MethodSource("kindsAndRules")
    void aNewerTokenIsAccepted(String kind, Fencing rule) {
        try (Ledger ledger = Ledgers.open(kind, FIRST, rule)) {
            ledger.write(write(900, 33));
            assertThat(ledger.write(write(800, 34))).isEqualTo(new Accepted(900, 800));
        }
    }

    @ParameterizedTest
    @MethodSource("kindsAndFencedRules")
    void anOlderTokenIsRejectedAndChangesNothing(String kind, Fencing rule) {
        try (Ledger ledger = Ledgers.open(kind, FIRST, rule)) {
            ledger.write(write(900, 34));
            assertThat(ledger.write(write(800, 33)))
                    .isEqualTo(new Rejected(900, Optional.of(new FencingToken(34)), "token 33 is older than 34"));
            assertThat(ledger.read()).isEqualTo(900);
            assertThat(ledger.write(write(700, 35))).isEqualTo(new Accepted(900, 700));
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void theStrictRuleTakesOneWriteATokenAndTurnsAwayTheSecond(String kind) {
        try (Ledger ledger = Ledgers.open(kind, FIRST, Fencing.STRICT)) {
            ledger.write(write(900, 34));
            assertThat(ledger.write(write(800, 34)))
                    .isEqualTo(new Rejected(900, Optional.of(new FencingToken(34)), "token 34 was used before"));
            assertThat(ledger.read()).isEqualTo(900);
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void theAtLeastRuleTakesASecondWriteOfTheSameToken(String kind) {
        try (Ledger ledger = Ledgers.open(kind, FIRST, Fencing.AT_LEAST)) {
            ledger.write(write(900, 34));
            assertThat(ledger.write(write(800, 34))).isEqualTo(new Accepted(900, 800));
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void anUnfencedLedgerTakesAnythingAtAnyTime(String kind) {
        try (Ledger ledger = Ledgers.open(kind, FIRST, Fencing.NONE)) {
            assertThat(ledger.write(write(900, 34))).isEqualTo(new Accepted(FIRST, 900));
            assertThat(ledger.write(write(800, 33))).isEqualTo(new Accepted(900, 800));
            assertThat(ledger.write(new Write(700, -100, Optional.empty()))).isEqualTo(new Accepted(800, 700));
        }
    }

    @ParameterizedTest
    @MethodSource("kindsAndFencedRules")
    void aFencedLedgerTurnsAwayAWriteWithoutAToken(String kind, Fencing rule) {
        try (Ledger ledger = Ledgers.open(kind, FIRST, rule)) {
            assertThat(ledger.write(new Write(900, -100, Optional.empty())))
                    .isEqualTo(new Rejected(FIRST, Optional.empty(), "no fencing token was shown"));
            assertThat(ledger.read()).isEqualTo(FIRST);
        }
    }

    @ParameterizedTest
    @MethodSource("kindsAndRules")
    void twoLedgersShareNothing(String kind, Fencing rule) {
        try (Ledger one = Ledgers.open(kind, FIRST, rule);
                Ledger other = Ledgers.open(kind, 5, rule)) {
            one.write(write(900, 34));
            assertThat(other.read()).isEqualTo(5);
            assertThat(other.write(write(6, 1))).isEqualTo(new Accepted(5, 6));
        }
    }

    /**
     * Every write carries its token as its value, so the value that a write replaced is the highest token of that
     * moment: an accepted write that replaced a higher one has gone backwards.
     */
    @ParameterizedTest
    @MethodSource("kindsAndFencedRules")
    void concurrentWritersNeverTakeTheHighestTokenBackwards(String kind, Fencing rule) throws Exception {
        long seed = 20_260_101;
        int writers = 4;
        int writesEach = 100;
        ExecutorService pool = Executors.newFixedThreadPool(writers);
        try (Ledger ledger = Ledgers.open(kind, 0, rule)) {
            List<Callable<List<WriteResult>>> work = new ArrayList<>();
            for (int writer = 0; writer < writers; writer++) {
                Randomness random = Randomness.seeded(seed).fork("writer-" + writer);
                work.add(() -> {
                    List<WriteResult> results = new ArrayList<>();
                    for (int i = 0; i < writesEach; i++) {
                        long token = 1 + i + random.nextLong(20);
                        results.add(ledger.write(write(token, token)));
                    }
                    return results;
                });
            }
            int accepted = 0;
            for (Future<List<WriteResult>> results : pool.invokeAll(work)) {
                for (WriteResult result : results.get()) {
                    if (result instanceof Accepted write) {
                        accepted++;
                        assertThat(write.after())
                                .as("seed %d: %s", seed, write)
                                .isGreaterThanOrEqualTo(rule == Fencing.STRICT ? write.before() + 1 : write.before());
                    }
                }
            }
            assertThat(accepted).as("seed %d", seed).isBetween(1, writers * writesEach - 1);
        } finally {
            pool.shutdownNow();
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void closingTwiceDoesNothingMore(String kind) {
        Ledger ledger = Ledgers.open(kind, FIRST, Fencing.NONE);
        ledger.close();
        ledger.close();
        try (Ledger next = Ledgers.open(kind, 7, Fencing.NONE)) {
            assertThat(next.read()).isEqualTo(7);
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void anUnknownKindIsNamed(String kind) {
        assertThatThrownBy(() -> Ledgers.open(kind + "x", 0, Fencing.NONE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(kind + "x");
    }

    private static Write write(long value, long token) {
        return new Write(value, -100, Optional.of(new FencingToken(token)));
    }
}
