package dev.lockscope.explore;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class SearchTest {

    private static final Budget SOME = Budget.of(Map.of(FaultKind.PAUSE, 1, FaultKind.LOST_REPLY, 1));

    /** So many moves that a client can die between two of its messages and another one's go on beside it. */
    private static final int DEEP = 15;

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
        Result one = searched(problem, limits, 1, MemoryExpansion::sharing);
        Result three = searched(problem, limits, 3, MemoryExpansion::sharing);
        Result plain = searched(problem, limits, 2, PlainExpansion::sharing);

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

    /** What was looked up has to be what would be worked out anew, whichever faults meet one another. */
    static Stream<Arguments> faultsThatMeet() {
        return Stream.of(FaultKind.PAUSE, FaultKind.LOST_REPLY, FaultKind.LATE_REQUEST, FaultKind.CLOCK_JUMP)
                .flatMap(kind -> Stream.of("redlock", "redlock-using", "set-nx-px-watched", "set-then-wait")
                        .map(recipe -> Arguments.of(recipe, kind)));
    }

    @ParameterizedTest
    @MethodSource("faultsThatMeet")
    void itIsWorkedOutAsItWouldBeAnewWhereAClientDiesToo(String recipe, FaultKind kind) throws Exception {
        String topology =
                recipe.startsWith("redlock") ? "{kind: independent, nodes: 3}" : "{kind: replicated, replicas: 1}";
        Problem problem = Problem.of(
                Cases.of(recipe).on(topology).scenario(),
                Budget.of(Map.of(kind, 2, FaultKind.CRASH_CLIENT, 1)),
                EnumSet.of(Property.LIVENESS));
        Limits limits = new Limits(1_000_000, DEEP, Duration.ofMinutes(5));
        Result known = searched(problem, limits, 1, MemoryExpansion::sharing);
        Result anew = searched(problem, limits, 2, PlainExpansion::sharing);

        assertThat(anew.getClass()).isEqualTo(known.getClass());
        assertThat(anew.tally().states()).isEqualTo(known.tally().states());
        assertThat(anew.tally().transitions()).isEqualTo(known.tally().transitions());
    }

    @Test
    void aSearchThatStopsAtItsBoundIsNeverCalledComplete() throws Exception {
        Problem problem = Problem.of(
                Cases.of("set-nx-px-fenced")
                        .guarding("kind: sql, balance: 1000, fencing: strict")
                        .scenario(),
                SOME,
                EnumSet.of(Property.NO_STALE_WRITE));

        assertThat(searched(problem, new Limits(100, 10_000, Duration.ofMinutes(1)), 1, MemoryExpansion::sharing))
                .isInstanceOfSatisfying(
                        Result.Stopped.class,
                        stopped -> assertThat(stopped.reason()).isEqualTo(Result.Reason.STATES));
        assertThat(searched(problem, new Limits(1_000_000, 3, Duration.ofMinutes(1)), 1, MemoryExpansion::sharing))
                .isInstanceOfSatisfying(
                        Result.Stopped.class,
                        stopped -> assertThat(stopped.reason()).isEqualTo(Result.Reason.DEPTH));
        assertThat(searched(problem, new Limits(1_000_000, 10_000, Duration.ZERO), 1, MemoryExpansion::sharing))
                .isInstanceOfSatisfying(
                        Result.Stopped.class,
                        stopped -> assertThat(stopped.reason()).isEqualTo(Result.Reason.TIME));
    }

    @Test
    void itFindsExactlyAsManyStatesAsItMayAndIsCompleteWhereThereAreNoMore() throws Exception {
        Problem problem = problems().get(1);
        Result whole = searched(problem, Limits.USUAL, 2, MemoryExpansion::sharing);
        int states = (int) whole.tally().states();

        assertThat(whole).isInstanceOf(Result.Complete.class);
        assertThat(searched(problem, atMost(states), 2, MemoryExpansion::sharing))
                .isInstanceOf(Result.Complete.class);
        for (int fewer : List.of(1, 2, states / 2, states - 1)) {
            assertThat(searched(problem, atMost(fewer), 2, MemoryExpansion::sharing))
                    .isInstanceOfSatisfying(Result.Stopped.class, stopped -> {
                        assertThat(stopped.reason()).isEqualTo(Result.Reason.STATES);
                        assertThat(stopped.tally().states()).isEqualTo(fewer);
                    });
        }
    }

    private static Limits atMost(int states) {
        return new Limits(states, 10_000, Duration.ofMinutes(1));
    }

    @Test
    void aSearchStopsInTheMiddleOfWhatItDoesWhenItsTimeIsOver() throws Exception {
        Problem problem = problems().get(1);
        AtomicLong asked = new AtomicLong();
        Result whole = new Search(problem, Limits.USUAL, 1, asked::incrementAndGet).run(() -> false, tally -> {});
        long times = asked.getAndSet(0);
        Result result = new Search(
                        problem, new Limits(10_000_000, 10_000, Duration.ofNanos(times / 2)), 1, asked::incrementAndGet)
                .run(() -> false, tally -> {});

        assertThat(whole).isInstanceOf(Result.Complete.class);
        assertThat(times).isGreaterThan(whole.tally().states() / 32);
        assertThat(asked.get()).isBetween(times / 2, times / 2 + 5);
        assertThat(result)
                .isInstanceOfSatisfying(
                        Result.Stopped.class,
                        stopped -> assertThat(stopped.reason()).isEqualTo(Result.Reason.TIME));
    }

    @Test
    void aSearchThatHasNoMemoryLeftSaysSo() throws Exception {
        Result result = searched(
                problems().get(1),
                Limits.USUAL,
                2,
                (successors, rows) -> () -> (row, numbers, into) -> {
                    throw new OutOfMemoryError("nothing left");
                });

        assertThat(result)
                .isInstanceOfSatisfying(
                        Result.Stopped.class,
                        stopped -> assertThat(stopped.reason()).isEqualTo(Result.Reason.MEMORY));
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
        Result.Broken found = (Result.Broken) searched(problem, Limits.USUAL, 1, MemoryExpansion::sharing);

        assertThat(new Retelling(problem).of(found.schedule(), true))
                .hasValueSatisfying(whole -> assertThat(whole.broken()).isEqualTo(found.broken()));
        assertThat(new Retelling(problem)
                        .of(found.schedule().subList(0, found.schedule().size() - 1), false))
                .hasValueSatisfying(whole -> assertThat(whole.broken()).isEmpty());
    }
}
