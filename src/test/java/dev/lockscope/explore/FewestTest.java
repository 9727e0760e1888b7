package dev.lockscope.explore;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The fewest faults that break something. */
class FewestTest {

    private static Fewest.Answer asked(Cases of, Budget budget, Property property) throws Exception {
        Problem problem = Problem.of(of.scenario(), budget, Set.of(property));
        return new Fewest(problem, Limits.USUAL, 2, System::nanoTime).run(() -> false, (faults, tally) -> {});
    }

    @Test
    void onePauseBreaksTheExclusionOfALease() throws Exception {
        Fewest.Answer answer = asked(
                Cases.of("set-nx-px-safe"),
                Budget.of(Map.of(FaultKind.PAUSE, 2, FaultKind.CRASH_CLIENT, 1)),
                Property.EXCLUSION);

        assertThat(answer.faults()).isEqualTo(1);
        assertThat(answer.results().get(0)).isInstanceOf(Result.Complete.class);
        assertThat(answer.last()).isInstanceOf(Result.Broken.class);
    }

    @Test
    void nothingHasToGoWrongWhereNobodyTakesALock() throws Exception {
        Fewest.Answer answer = asked(Cases.of("no-lock"), Budget.one(FaultKind.PAUSE), Property.NO_LOST_UPDATE);

        assertThat(answer.faults()).isZero();
        assertThat(answer.last()).isInstanceOf(Result.Broken.class);
    }

    @Test
    void whatCannotBeBrokenIsSearchedWithTheWholeBudget() throws Exception {
        Fewest.Answer answer = asked(
                Cases.of("set-nx-px-safe").guarding("kind: sql, balance: 1000, compare: version"),
                Budget.of(Map.of(FaultKind.PAUSE, 1, FaultKind.CRASH_CLIENT, 1)),
                Property.NO_LOST_UPDATE);

        assertThat(answer.results()).hasSize(3).allMatch(Result.Complete.class::isInstance);
    }

    @Test
    void aSearchThatStopsEndsItWithoutAnAnswer() throws Exception {
        Problem problem = Problem.of(
                Cases.of("set-nx-px-safe").scenario(),
                Budget.of(Map.of(FaultKind.PAUSE, 2)),
                Set.of(Property.LIVENESS));
        Fewest.Answer answer = new Fewest(problem, new Limits(20, 100, Limits.USUAL.time()), 1, System::nanoTime)
                .run(() -> false, (faults, tally) -> {});

        assertThat(answer.results()).hasSize(1);
        assertThat(answer.last()).isInstanceOf(Result.Stopped.class);
    }
}
