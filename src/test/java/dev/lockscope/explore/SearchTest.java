package dev.lockscope.explore;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SearchTest {

    private static final Budget SOME = Budget.of(Map.of(FaultKind.PAUSE, 1, FaultKind.LOST_REPLY, 1));

    static List<Problem> problems() throws Exception {
        Set<Property> stale = EnumSet.of(Property.NO_STALE_WRITE);
        Cases pair = Cases.of("set-then-wait").on("{kind: replicated, replicas: 1}");
        return List.of(
                Problem.of(Cases.of("set-nx-px-safe").scenario(), SOME, stale),
                Problem.of(
                        Cases.of("set-nx-px-fenced")
                                .guarding("kind: sql, balance: 1000, fencing: strict")
                                .scenario(),
                        SOME.and(FaultKind.LATE_REQUEST, 1),
                        stale),
                Problem.of(
                        pair.with("ttl: 3s, wait: {replicas: 1, limit: 200ms}").scenario(),
                        Budget.of(Map.of(FaultKind.LAG, 1, FaultKind.FAILOVER, 1)),
                        EnumSet.allOf(Property.class)),
                Problem.of(
                        Cases.of("redlock").on("{kind: independent, nodes: 3}").scenario(),
                        Budget.one(FaultKind.CRASH_NODE),
                        EnumSet.of(Property.EXCLUSION)),
                Problem.of(
                        Cases.of("wake-up").with("ttl: 1s, timeout: 50ms").scenario(),
                        Budget.one(FaultKind.CRASH_CLIENT),
                        EnumSet.of(Property.LIVENESS)));
    }

    private static Result searched(Problem problem, Limits limits, int threads, Search.Way way)
            throws InterruptedException {
        return new Search(problem, limits, threads, System::nanoTime, way).run(() -> false, tally -> {});
    }

    @ParameterizedTest
    @MethodSource("problems")
    void theResultIsTheSameOnAnyNumberOfThreadsAndHoweverItIsWorkedOut(Problem problem) throws Exception {
        Limits limits = new Limits(40_000, 10_000, Duration.ofMinutes(5));
        Result one = searched(problem, limits, 1, MemoryExpansion::new);
        Result three = searched(problem, limits, 3, MemoryExpansion::new);
        Result plain = searched(problem, limits, 2, PlainExpansion::new);

        for (Result other : List.of(three, plain)) {
            assertThat(other.getClass()).isEqualTo(one.getClass());
            if (one instanceof Result.Broken broken && other instanceof Result.Broken same) {
                assertThat(same.schedule()).isEqualTo(broken.schedule());
                assertThat(same.broken()).isEqualTo(broken.broken());
            }
            if (!(one instanceof Result.Stopped)) {
                assertThat(other.tally().states()).isEqualTo(one.tally().states());
                assertThat(other.tally().transitions()).isEqualTo(one.tally().transitions());
            }
        }
    }

    @Test
    void aSearchThatStopsAtItsBoundIsNeverCalledComplete() throws Exception {
        Problem problem = Problem.of(
                Cases.of("set-nx-px-fenced")
                        .guarding("kind: sql, balance: 1000, fencing: strict")
                        .scenario(),
                SOME,
                EnumSet.of(Property.NO_STALE_WRITE));

        assertThat(searched(problem, new Limits(100, 10_000, Duration.ofMinutes(1)), 1, MemoryExpansion::new))
                .isInstanceOfSatisfying(
                        Result.Stopped.class,
                        stopped -> assertThat(stopped.reason()).isEqualTo(Result.Reason.STATES));
        assertThat(searched(problem, new Limits(1_000_000, 3, Duration.ofMinutes(1)), 1, MemoryExpansion::new))
                .isInstanceOfSatisfying(
                        Result.Stopped.class,
                        stopped -> assertThat(stopped.reason()).isEqualTo(Result.Reason.DEPTH));
        assertThat(searched(problem, new Limits(1_000_000, 10_000, Duration.ZERO), 1, MemoryExpansion::new))
                .isInstanceOfSatisfying(
                        Result.Stopped.class,
                        stopped -> assertThat(stopped.reason()).isEqualTo(Result.Reason.TIME));
    }

    @Test
    void aSearchCanBeCancelledAndTellsHowFarItIs() throws Exception {
        Problem problem = problems().get(1);
        AtomicInteger told = new AtomicInteger();
        Result result = new Search(problem, Limits.USUAL, 1, System::nanoTime)
                .run(() -> told.get() > 2, tally -> told.incrementAndGet());

        assertThat(result).isInstanceOfSatisfying(Result.Stopped.class, stopped -> {
            assertThat(stopped.reason()).isEqualTo(Result.Reason.CANCELLED);
            assertThat(stopped.tally().open()).isPositive();
        });
    }

    @Test
    void everyMoveOfAScheduleIsPossibleWhereItStandsAndTheLastOneBreaksWhatIsSaid() throws Exception {
        Problem problem = problems().get(0);
        Result.Broken found = (Result.Broken) searched(problem, Limits.USUAL, 1, MemoryExpansion::new);

        assertThat(new Retelling(problem).of(found.schedule(), true))
                .hasValueSatisfying(whole -> assertThat(whole.broken()).isEqualTo(found.broken()));
        assertThat(new Retelling(problem)
                        .of(found.schedule().subList(0, found.schedule().size() - 1), false))
                .hasValueSatisfying(whole -> assertThat(whole.broken()).isEmpty());
    }
}
