package dev.lockscope.timeline;

import static dev.lockscope.testkit.History.LOCK;
import static dev.lockscope.testkit.History.NODE;
import static dev.lockscope.testkit.History.history;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.timeline.Layout.Line;
import dev.lockscope.trace.ClientFact.ClientStarted;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.NodeFact.Role;
import dev.lockscope.trace.RandomEvents;
import dev.lockscope.trace.StoreFact.KeyDeleted;
import dev.lockscope.trace.StoreFact.KeyStored;
import dev.lockscope.trace.Trace;
import java.util.List;
import org.junit.jupiter.api.Test;

class LayoutTest {

    private static final Metrics METRICS = Metrics.forText(13);

    private static Layout of(Timeline timeline, LaneOrder order) {
        return Layout.of(order.of(timeline.lanes()), timeline::rows, METRICS);
    }

    private static Trace twoHolders() {
        return history()
                .add(0, "A", 0, new ClientStarted("A"))
                .acquires("A", 100, "a", 500L)
                .pauses("A", 120)
                .learns("B", 300, "b", null)
                .enters("B", 310)
                .leaves("B", 400)
                .ends(1_000)
                .build();
    }

    @Test
    void everyRowHasAPlaceAndLinesNeverOverlap() {
        for (long seed = 0; seed < 20; seed++) {
            Timeline timeline = new Timeline(twoHolders().header());
            timeline.append(RandomEvents.plain(seed).events(400));
            Layout layout = of(timeline, LaneOrder.NATURAL);
            for (Lane lane : timeline.lanes()) {
                assertThat(layout.rows()).as("seed %d, %s", seed, lane).containsAll(timeline.rows(lane));
            }
            double bottom = 0;
            for (Line line : layout.lines()) {
                assertThat(line.y()).isGreaterThanOrEqualTo(bottom);
                bottom = line.bottom();
            }
            double end = bottom;
            assertThat(layout.slots()).allSatisfy(slot -> assertThat(slot.y()).isBetween(0.0, end));
            assertThat(layout.height()).isGreaterThanOrEqualTo(bottom);
        }
    }

    @Test
    void whatBecomesOfAKeyStandsInTheLineOfThatKey() {
        Timeline timeline = Timeline.of(history()
                .requests("A", 0)
                .stores("A", 1, "t1", 100L)
                .add(2, NODE, 0, new KeyStored(NODE, LOCK + ":fence", "1", null))
                .deletes("A", 20, "t1")
                .add(30, NODE, 0, new KeyDeleted(NODE, LOCK + ":fence", "1", null))
                .build());
        Layout layout = of(timeline, LaneOrder.NATURAL);
        for (String key : List.of(LOCK, LOCK + ":fence")) {
            Row changes = new Row(new Lane(LaneKind.NODE, NODE), RowKind.CHANGES, key);
            assertThat(layout.slotOf(changes).orElseThrow().y())
                    .as(key)
                    .isEqualTo(layout.slotOf(Row.key(NODE, key)).orElseThrow().y());
        }
    }

    @Test
    void aClientIsOneLineOfWhatItBelievesDoesAndIs() {
        Layout layout = of(Timeline.of(twoHolders()), LaneOrder.NATURAL);
        Line line = layout.lines().get(0);
        assertThat(line.lane()).isEqualTo(new Lane(LaneKind.CLIENT, "A"));
        assertThat(List.of(Row.belief("A", LOCK), Row.section("A"), Row.state("A")))
                .allSatisfy(row -> {
                    assertThat(layout.slotOf(row).orElseThrow().y()).isEqualTo(line.y());
                    assertThat(layout.slotOf(row).orElseThrow().height()).isEqualTo(line.height());
                });
        assertThat(layout.lineAt(line.y() + 1)).hasValue(line);
    }

    @Test
    void overlapsLieAcrossAllClients() {
        Layout layout = of(Timeline.of(twoHolders()), LaneOrder.NATURAL);
        Slot band = layout.slotOf(Row.overlap(LOCK, RowKind.BELIEF)).orElseThrow();
        assertThat(band.form()).isEqualTo(Form.BAND);
        assertThat(layout.lines())
                .filteredOn(line -> line.lane().kind() == LaneKind.CLIENT)
                .hasSize(2)
                .allMatch(line -> band.y() < line.y() && line.bottom() <= band.bottom());
        assertThat(layout.lines())
                .filteredOn(line -> line.lane().kind() == LaneKind.NODE)
                .allMatch(line -> line.y() >= band.bottom());
    }

    @Test
    void lanesCanBeLeftOutAndPutElsewhere() {
        Timeline timeline = Timeline.of(twoHolders());
        Lane node = new Lane(LaneKind.NODE, NODE);
        LaneOrder order = LaneOrder.NATURAL.moving(node, 0, timeline.lanes()).hiding(new Lane(LaneKind.CLIENT, "A"));
        Layout layout = of(timeline, order);
        assertThat(layout.lines().get(0).lane()).isEqualTo(node);
        assertThat(layout.rows()).doesNotContain(Row.belief("A", LOCK)).contains(Row.belief("B", LOCK));
    }

    @Test
    void anEventKnowsTheSpansThatItBeganAndEnded() {
        Trace trace = twoHolders();
        Timeline timeline = Timeline.of(trace);
        Event entered = trace.events().stream()
                .filter(event -> event.at() == 310_000_000L)
                .findFirst()
                .orElseThrow();
        assertThat(timeline.of(entered))
                .extracting(span -> span.kind() + " " + span.row().lane().name())
                .containsExactlyInAnyOrder("IN_SECTION B", "SECTION_OVERLAP " + LOCK);
        Event left = timeline.next(entered, event -> true).orElseThrow();
        assertThat(timeline.of(left)).contains(timeline.of(entered).get(0));
    }

    @Test
    void theStoryBeginsWithWhatClientsDo() {
        Timeline timeline = new Timeline(twoHolders().header());
        timeline.advance(5_000_000);
        assertThat(timeline.beginning()).isEqualTo(5_000_000);
        timeline.append(history()
                .starts(0, Role.MASTER)
                .stalls("A", 300)
                .requests("B", 200)
                .build()
                .events());
        assertThat(timeline.beginning()).isEqualTo(200_000_000);
    }
}
