package dev.lockscope.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.testkit.LabScenarios;
import dev.lockscope.testkit.ModelPlayer;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LockFact;
import dev.lockscope.trace.Prominence;
import dev.lockscope.trace.Trace;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class AlignmentTest {

    private static final long LATER = 312_000_000;

    private final Trace left = play("gc-pause");
    private List<Row> rows = List.of();

    private static Trace play(String id) {
        try {
            Scenario scenario = ScenarioLoader.load(LabScenarios.file(id)).get(0);
            return ModelPlayer.play(scenario);
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    /** The same run, all of which happened later. */
    private static Trace later(Trace trace) {
        return new Trace(
                trace.header(),
                trace.events().stream()
                        .map(event ->
                                new Event(event.seq(), event.at() + LATER, event.actor(), event.cause(), event.fact()))
                        .toList());
    }

    @BeforeEach
    void compare() {
        rows = Comparison.of(left, later(left), event -> Prominence.of(event.fact()) == Prominence.HEADLINE)
                .rows();
    }

    @Test
    void itBeginsAtTheFirstLockThatBothGranted() {
        Alignment first = Alignment.first(rows);
        assertThat(first.left().orElseThrow().fact()).isInstanceOf(LockFact.LockAcquired.class);
        assertThat(first.right().orElseThrow().fact())
                .isEqualTo(first.left().orElseThrow().fact());
    }

    @Test
    void runsWithoutACommonTurnAreAlignedAtTheirStarts() {
        assertThat(Alignment.first(List.of())).isEqualTo(Alignment.START);
        List<Row> alone = left.events().stream()
                .<Row>map(event -> new Row.Left(event, Optional.empty()))
                .toList();
        assertThat(Alignment.first(alone)).isEqualTo(Alignment.START);
    }

    @Test
    void atWhateverRowTheyAreAlignedOrderStaysAndThatRowIsAtTheSameTime() {
        for (Row row : rows) {
            Alignment alignment = Alignment.at(row).orElseThrow();
            assertThat(alignment.later(row)).contains(0L);
            assertThat(rows.stream().map(one -> alignment.ofLeft(one.ofLeft().orElseThrow())))
                    .isSorted();
            assertThat(rows.stream().map(one -> alignment.ofRight(one.ofRight().orElseThrow())))
                    .isSorted();
            assertThat(alignment.offset()).isEqualTo(-LATER);
            assertThat(alignment.swapped().offset()).isEqualTo(LATER);
        }
    }

    @Test
    void whatIsLaterThanToleratedDiffers() {
        Row row = rows.get(rows.size() - 1);
        assertThat(Alignment.START.later(row)).contains(LATER);
        assertThat(Alignment.START.difference(row, LATER)).isEmpty();
        assertThat(Alignment.START.difference(row, LATER - 1)).contains(Difference.TIME);
        assertThat(Alignment.first(rows).difference(row, 0)).isEmpty();
    }

    @Test
    void whatOneRunHasAloneIsNoPlaceToAlignAt() {
        Event event = left.events().get(0);
        assertThat(Alignment.at(new Row.Left(event, Optional.empty()))).isEmpty();
        assertThat(Alignment.at(new Row.Right(event, Optional.empty()))).isEmpty();
        assertThat(Alignment.at(new Row.Right(event, Optional.of(event)))).isPresent();
    }

    @Test
    void anEventIsFoundByItsNameWithOrWithoutItsDetail() {
        Event event = Alignment.find(left, "redis.expired").orElseThrow();
        assertThat(Alignment.find(left, "redis.expired lock:account")).contains(event);
        assertThat(Alignment.find(left, "B.aquired")).isEmpty();
        assertThat(Alignment.names(left))
                .contains("B.acquired", "redis.expired", "redis.expired lock:account")
                .doesNotHaveDuplicates();
    }
}
