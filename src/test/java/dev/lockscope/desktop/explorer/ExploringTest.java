package dev.lockscope.desktop.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.explorer.Exploring.State;
import dev.lockscope.desktop.session.Background;
import dev.lockscope.explore.Budget;
import dev.lockscope.explore.Counterexample;
import dev.lockscope.explore.FaultKind;
import dev.lockscope.explore.Limits;
import dev.lockscope.explore.Property;
import dev.lockscope.explore.Result;
import dev.lockscope.explore.Tally;
import dev.lockscope.scenario.ScenarioLoader;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
class ExploringTest {

    private final Bench bench = new Bench();
    private final Exploring exploring = bench.exploring;

    private State searched(Asked asked) throws InterruptedException {
        exploring.begin(asked);
        assertThat(exploring.isGoing()).isTrue();
        bench.settleUntil(() -> !exploring.isGoing());
        return exploring.state().get();
    }

    @Test
    void aScheduleThatBreaksTheLockIsFoundAndMadeAScenario() throws Exception {
        State.Broken broken = (State.Broken) searched(Bench.breakable());

        Counterexample found = broken.found().orElseThrow();
        assertThat(broken.result().broken()).containsExactly(Property.EXCLUSION);
        assertThat(found.isConfirmed()).isTrue();
        assertThat(found.scenario().id()).isEqualTo("gc-pause-exclusion");
        assertThat(ScenarioLoader.parse("gc-pause-exclusion.yaml", found.text()))
                .hasSize(1);
        assertThat(exploring.found()).contains(found);
    }

    @Test
    void whatWasFoundCanHaveAnotherName() throws Exception {
        State.Broken broken = (State.Broken) searched(Bench.breakable());

        Counterexample named = exploring.made(broken.asked(), broken.result(), "my-find");
        assertThat(named.scenario().id()).isEqualTo("my-find");
        assertThat(named.steps()).hasSameSizeAs(broken.found().orElseThrow().steps());
    }

    @Test
    void aLockThatHoldsIsSaidToHoldWithinItsBudget() throws Exception {
        Asked asked =
                Bench.asked("gc-pause-fenced", Budget.one(FaultKind.PAUSE), Limits.USUAL, Property.NO_STALE_WRITE);
        State state = searched(asked);

        assertThat(state).isInstanceOf(State.Complete.class);
        Tally tally = ((State.Complete) state).tally();
        assertThat(tally.open()).isZero();
        assertThat(tally.states()).isPositive();
        assertThat(exploring.found()).isEmpty();
    }

    @Test
    void aBoundThatIsReachedIsNoAnswer() throws Exception {
        Limits few = new Limits(50, 10_000, Duration.ofMinutes(1));
        State states = searched(Bench.asked("gc-pause-fenced", Bench.ENDLESS, few, Property.NO_STALE_WRITE));
        assertThat(((State.Stopped) states).reason()).isEqualTo(Result.Reason.STATES);

        Limits shallow = new Limits(1_000_000, 2, Duration.ofMinutes(1));
        State depth = searched(Bench.asked("gc-pause-fenced", Bench.ENDLESS, shallow, Property.NO_STALE_WRITE));
        assertThat(((State.Stopped) depth).reason()).isEqualTo(Result.Reason.DEPTH);
        assertThat(exploring.found()).isEmpty();
    }

    @Test
    void aSearchTellsHowFarItIsUntilItIsStopped() throws Exception {
        exploring.begin(Bench.endless());
        bench.settleUntil(() -> exploring.state().get() instanceof State.Going going
                && going.tally().states() > 1_000);
        exploring.stop();
        bench.settleUntil(() -> !exploring.isGoing());

        State.Stopped stopped = (State.Stopped) exploring.state().get();
        assertThat(stopped.reason()).isEqualTo(Result.Reason.CANCELLED);
        assertThat(stopped.tally().states()).isGreaterThan(1_000);
        assertThat(stopped.tally().open()).isPositive();
    }

    @Test
    void anotherQuestionPutsAnEndToTheFirst() throws Exception {
        List<State> states = new ArrayList<>();
        exploring.begin(Bench.endless());
        bench.settleUntil(() -> exploring.state().get() instanceof State.Going going
                && going.tally().states() > 1_000);
        exploring.state().addListener((property, old, now) -> states.add(now));
        Asked second = Bench.breakable();
        exploring.begin(second);
        bench.settle();

        assertThat(exploring.state().get()).isInstanceOf(State.Broken.class);
        assertThat(states).noneMatch(State.Stopped.class::isInstance);
        assertThat(states)
                .allSatisfy(state -> assertThat(
                                state instanceof State.Going going ? going.asked() : ((State.Broken) state).asked())
                        .isEqualTo(second));
    }

    @Test
    void theEndOfTheWindowIsTheEndOfTheSearch() throws Exception {
        exploring.begin(Bench.endless());
        bench.settleUntil(() -> exploring.state().get() instanceof State.Going going
                && going.tally().states() > 1_000);
        bench.workbench.explorations().end();
        bench.settle();

        assertThat(bench.isQuiet()).isTrue();
        assertThat(exploring.state().get()).isInstanceOf(State.Stopped.class);
    }

    @Test
    void whatWasFoundBeforeIsForgottenByTheNextSearch() throws Exception {
        searched(Bench.breakable());
        exploring.begin(Bench.endless());
        assertThat(exploring.found()).isEqualTo(Optional.empty());
        exploring.stop();
        bench.settle();
    }

    @Test
    void theEndOfTheWindowLeavesNoThread() throws Exception {
        Set<Thread> before = Thread.getAllStackTraces().keySet();
        exploring.begin(Bench.endless());
        bench.settleUntil(() -> exploring.state().get() instanceof State.Going going
                && going.tally().states() > 1_000);
        List<Thread> searching = Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> !before.contains(thread))
                .toList();
        assertThat(searching).isNotEmpty();
        bench.workbench.explorations().end();
        for (Thread thread : searching) {
            thread.join(20_000);
            assertThat(thread.isAlive()).as(thread.getName()).isFalse();
        }
        bench.settle();
    }

    @Test
    void whateverElseWasBegunMeanwhileEndsWithTheWindowToo() throws Exception {
        exploring.begin(Bench.endless());
        CountDownLatch other = new CountDownLatch(1);
        Background.Job job = bench.background.run(
                () -> {
                    other.countDown();
                    new CountDownLatch(1).await();
                    return true;
                },
                done -> {},
                failure -> {});
        bench.workbench.explorations().begun(job);
        other.await();
        bench.workbench.explorations().end();
        bench.settle();

        assertThat(job.isOver()).isTrue();
        assertThat(exploring.state().get()).isInstanceOf(State.Stopped.class);
    }
}
