package dev.lockscope.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.testkit.LabScenarios;
import dev.lockscope.testkit.ModelPlayer;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LockFact.LockReleased;
import dev.lockscope.trace.Prominence;
import dev.lockscope.trace.ResourceFact.WriteAccepted;
import dev.lockscope.trace.ResourceFact.WriteRejected;
import dev.lockscope.trace.Trace;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

class ComparisonTest {

    private static Trace trace(String id, long seed) throws Exception {
        Scenario scenario = ScenarioLoader.load(LabScenarios.file(id)).get(0);
        return ModelPlayer.play(scenario, seed);
    }

    private static Comparison compare(Trace left, Trace right) {
        return Comparison.of(left, right, event -> Prominence.of(event.fact()) == Prominence.HEADLINE);
    }

    /** The same run a little slower, and with other random tokens. */
    private static Trace slower(Trace trace) {
        return new Trace(
                trace.header(),
                trace.events().stream()
                        .map(event ->
                                new Event(event.seq(), event.at() * 3 / 2, event.actor(), event.cause(), event.fact()))
                        .toList());
    }

    @Test
    void aRunIsTheSameAsItself() throws Exception {
        Trace trace = trace("gc-pause", 1);
        assertThat(compare(trace, trace).isSame()).isTrue();
    }

    @Test
    void whatDiffersIsTheSameFromEitherSide() throws Exception {
        for (String[] pair : new String[][] {
            {"gc-pause", "gc-pause-fenced"}, {"late-del-chain", "safe-release"}, {"gc-pause", "redlock"}
        }) {
            Comparison one = Comparison.of(trace(pair[0], 1), trace(pair[1], 1), event -> true);
            Comparison other = Comparison.of(trace(pair[1], 1), trace(pair[0], 1), event -> true);
            assertThat(other.rows().stream().map(ComparisonTest::swapped).toList())
                    .containsExactlyInAnyOrderElementsOf(one.rows());
            assertThat(other.onlyLeft()).isEqualTo(one.onlyRight());
            Tally tally = one.tally();
            assertThat(other.tally())
                    .isEqualTo(new Tally(
                            /* onlyLeft= */ tally.onlyRight(),
                            /* onlyRight= */ tally.onlyLeft(),
                            tally.order(),
                            tally.outcome(),
                            tally.alike()));
        }
    }

    private static Row swapped(Row row) {
        if (row instanceof Row.Both both) {
            return new Row.Both(both.right(), both.left(), both.changed());
        } else if (row instanceof Row.Left left) {
            return new Row.Right(left.left(), left.elsewhere());
        }
        Row.Right right = (Row.Right) row;
        return new Row.Left(right.right(), right.elsewhere());
    }

    @Test
    void everyEventIsCountedOnce() throws Exception {
        Trace left = trace("gc-pause", 1);
        Trace right = trace("gc-pause-fenced", 1);
        Tally tally = Comparison.of(left, right, event -> true).tally();
        long both = tally.alike() + tally.outcome() + tally.order();
        assertThat(both + tally.onlyLeft()).isEqualTo(left.events().size());
        assertThat(both + tally.onlyRight()).isEqualTo(right.events().size());
    }

    @Test
    void runsOfScenariosThatHaveNothingToDoWithOneAnotherAreStrangers() throws Exception {
        assertThat(kinship("gc-pause", "gc-pause-fenced")).isEqualTo(Kinship.RELATED);
        assertThat(kinship("gc-pause", "redlock")).isEqualTo(Kinship.STRANGERS);
        assertThat(kinship("gc-pause", "herd")).isEqualTo(Kinship.STRANGERS);
        assertThat(kinship("gc-pause", "gc-pause")).isEqualTo(Kinship.SAME);
    }

    private static Kinship kinship(String left, String right) throws Exception {
        Trace one = trace(left, 1);
        Trace other = trace(right, 2);
        return Kinship.of(one.header(), other.header(), compare(one, other).tally());
    }

    @Test
    void aComparisonThatNobodyWaitsForEnds() throws Exception {
        Trace trace = trace("gc-pause", 1);
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> compare(trace, trace)).isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void howFarItIsNeverGoesBack() throws Exception {
        List<Double> shares = new ArrayList<>();
        Comparison.of(trace("redlock", 1), trace("herd", 1), event -> true, shares::add);
        assertThat(shares).isSorted().startsWith(0.0).endsWith(1.0);
    }

    @Test
    void otherTimesAndTokensMakeNoOtherRun() throws Exception {
        Comparison comparison = compare(trace("gc-pause", 1), slower(trace("gc-pause", 2)));
        assertThat(comparison.isSame()).isTrue();
        assertThat(comparison.rows()).isNotEmpty().allMatch(Row.Both.class::isInstance);
    }

    @Test
    void whatOneRunHasAloneIsToldAndSoIsTheVerdict() throws Exception {
        Comparison comparison = compare(trace("gc-pause", 1), trace("gc-pause-fenced", 1));
        assertThat(comparison.isSame()).isFalse();
        assertThat(comparison.onlyLeft()).contains(FindingId.STALE_WRITE_ACCEPTED, FindingId.LOST_UPDATE);
        assertThat(comparison.onlyRight()).contains(FindingId.STALE_WRITE_REJECTED);
        assertThat(comparison.rows())
                .anyMatch(row -> row instanceof Row.Right alone
                        && alone.right().fact() instanceof WriteRejected
                        && alone.elsewhere().isEmpty());
        assertThat(comparison.rows())
                .anyMatch(row -> row instanceof Row.Left alone
                        && alone.left().fact() instanceof WriteAccepted
                        && alone.elsewhere().isEmpty());
        assertThat(comparison.rows())
                .anyMatch(row ->
                        row instanceof Row.Both both && both.left().fact() instanceof LockReleased && both.changed());
    }

    @Test
    void anotherOrderIsToldFromALack() throws Exception {
        Trace trace = trace("gc-pause", 1);
        List<Event> turns = trace.events().stream()
                .filter(event -> Prominence.of(event.fact()) == Prominence.HEADLINE)
                .toList();
        Event first = turns.get(0);
        Event last = turns.get(turns.size() - 1);
        List<Event> moved = new ArrayList<>();
        for (Event event : trace.events()) {
            if (event.equals(first)) {
                continue;
            }
            moved.add(event);
        }
        Event late = new Event(last.seq() + 1000, last.at() + 1, first.actor(), first.cause(), first.fact());
        moved.add(late);
        Comparison comparison = compare(trace, new Trace(trace.header(), moved));
        assertThat(comparison.rows()).contains(new Row.Left(first, Optional.of(late)));
        assertThat(comparison.rows()).contains(new Row.Right(late, Optional.of(first)));
    }

    /** Whatever is left out of a run or put in another order, each event of both runs is in exactly one row, in order. */
    @Test
    void noEventIsLostOrToldTwice() throws Exception {
        Trace trace = trace("late-del-chain", 1);
        Random random = new Random(7);
        for (int round = 0; round < 200; round++) {
            List<Event> other = new ArrayList<>(trace.events());
            for (int i = 0; i < random.nextInt(10); i++) {
                other.remove(random.nextInt(other.size()));
            }
            for (int i = 0; i < random.nextInt(4); i++) {
                Collections.swap(other, random.nextInt(other.size()), random.nextInt(other.size()));
            }
            List<Event> timed = new ArrayList<>();
            for (int i = 0; i < other.size(); i++) {
                Event event = other.get(i);
                timed.add(new Event(i + 1, i, event.actor(), Event.NO_CAUSE, event.fact()));
            }
            Trace changed = new Trace(trace.header(), timed);
            Comparison comparison = Comparison.of(trace, changed, event -> true);
            assertThat(comparison.rows().stream().flatMap(row -> row.ofLeft().stream()))
                    .containsExactlyElementsOf(trace.events());
            assertThat(comparison.rows().stream().flatMap(row -> row.ofRight().stream()))
                    .containsExactlyElementsOf(changed.events());
        }
    }
}
