package dev.lockscope.timeline;

import static dev.lockscope.testkit.History.ACCOUNT;
import static dev.lockscope.testkit.History.LOCK;
import static dev.lockscope.testkit.History.history;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.testkit.History;
import dev.lockscope.time.Randomness;
import dev.lockscope.trace.CommandFact.CommandExecuted;
import dev.lockscope.trace.CommandFact.CommandReplied;
import dev.lockscope.trace.CommandFact.CommandSent;
import dev.lockscope.trace.CommandFact.Reply;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.EventText;
import dev.lockscope.trace.LinkFact.Direction;
import dev.lockscope.trace.LinkFact.MessageHeld;
import dev.lockscope.trace.LinkFact.MessageLost;
import dev.lockscope.trace.LinkFact.MessageReleased;
import dev.lockscope.trace.LockFact;
import dev.lockscope.trace.LockFact.Release;
import dev.lockscope.trace.RandomEvents;
import dev.lockscope.trace.Trace;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class FindingThingsTest {

    private static final long MS = 1_000_000;
    private static final TimeScale SCALE = new TimeScale(0, MS, 1_000);

    @Test
    void aHitIsTheSpanUnderThePointerOrTheNearestInReach() {
        Timeline timeline = Timeline.of(history()
                .enters("A", 100)
                .leaves("A", 200)
                .enters("A", 205)
                .leaves("A", 300)
                .enters("A", 400)
                .build());
        timeline.advance(500 * MS);
        Row section = Row.section("A");
        assertThat(hit(timeline, section, 150, 2)).hasValue(100L);
        assertThat(hit(timeline, section, 201, 3)).hasValue(100L);
        assertThat(hit(timeline, section, 204, 3)).hasValue(205L);
        assertThat(hit(timeline, section, 350, 3)).isEmpty();
        assertThat(hit(timeline, section, 450, 0)).as("goes on").hasValue(400L);
        assertThat(hit(timeline, section, 502, 3)).as("goes on until now").hasValue(400L);
        assertThat(hit(timeline, section, 510, 3)).isEmpty();
        assertThat(hit(timeline, Row.section("Z"), 150, 2)).isEmpty();
    }

    @Test
    void pointsUnderOnePixelAreHitTogetherAndTheOneThatMattersIsNamed() {
        History history = history();
        for (int i = 0; i < 10; i++) {
            history.reads("A", 50, i);
        }
        history.rejected("A", 50, 9, 1L, 2L).reads("A", 60, 9);
        Timeline timeline = Timeline.of(history.build());
        Hit hit = timeline.hit(Row.requests(ACCOUNT), SCALE, 50.5, 1).orElseThrow();
        assertThat(hit.span().kind()).isEqualTo(SpanKind.WRITE_REJECTED);
        assertThat(hit.others()).isEqualTo(10);
    }

    @Test
    void everyDrawnPixelIsHit() {
        for (long seed = 0; seed < 40; seed++) {
            SyntheticRows rows = SyntheticRows.random(Randomness.seeded(seed), 1, 500);
            TimeScale scale = rows.somewhere(Randomness.seeded(seed + 1));
            for (Run run : rows.frame(scale).runs()) {
                for (int column = run.first(); column <= run.last(); column++) {
                    assertThat(rows.hit(0, scale, column + 0.5, 0.5))
                            .as("seed %d, column %d of %s", seed, column, run)
                            .isPresent();
                }
            }
        }
    }

    @Test
    void eventsAreFoundByTimeAndOneAfterAnother() {
        Timeline timeline = Timeline.of(history()
                .requests("A", 10)
                .learns("A", 20, "t1", null)
                .reads("A", 30, 5)
                .released("A", 40, "t1", Release.RELEASED)
                .build());
        assertThat(seq(timeline.nearest(26 * MS, event -> true))).hasValue(3L);
        assertThat(seq(timeline.nearest(26 * MS, Timeline.TURNS))).hasValue(2L);
        assertThat(seq(timeline.nearest(1_000 * MS, event -> true))).hasValue(4L);
        Event first = timeline.nearest(0, event -> true).orElseThrow();
        Event turn = timeline.next(first, Timeline.TURNS).orElseThrow();
        assertThat(turn.seq()).isEqualTo(2);
        assertThat(seq(timeline.next(turn, Timeline.TURNS))).hasValue(4L);
        assertThat(seq(timeline.previous(turn, event -> true))).hasValue(1L);
        assertThat(timeline.previous(turn, Timeline.TURNS)).isEmpty();
        assertThat(seq(timeline.nextAfter(20 * MS, event -> true))).hasValue(3L);
        assertThat(seq(timeline.previousBefore(20 * MS, event -> true))).hasValue(1L);
        assertThat(timeline.nextAfter(Long.MAX_VALUE, event -> true)).isEmpty();
    }

    @Test
    void theEventsOfASpanAreFoundByTheirNumbers() {
        for (long seed = 0; seed < 10; seed++) {
            List<Event> arrived = Leases.random(seed, 200);
            Trace trace = new Trace(RandomEvents.plain(seed).header(), arrived);
            Timeline timeline = Timeline.of(trace);
            for (Event event : arrived) {
                assertThat(timeline.event(event.seq())).contains(event);
            }
            assertThat(timeline.event(0)).isEmpty();
            assertThat(timeline.event(201)).isEmpty();
            for (Span span :
                    timeline.findSpans(Query.text(""), Integer.MAX_VALUE).things()) {
                assertThat(timeline.event(span.beganBy())).isPresent();
                assertThat(span.isOpen() || span.ranOut())
                        .isEqualTo(timeline.event(span.endedBy()).isEmpty());
            }
        }
    }

    @Test
    void aSearchFindsSpansAndEventsAndSaysHowManyItLeavesOut() {
        Timeline timeline = Timeline.of(history()
                .requests("A", 1)
                .learns("A", 2, "secret", null)
                .enters("A", 3)
                .requests("B", 4)
                .build());
        assertThat(timeline.findSpans(Query.text("SECRET"), 10).things())
                .extracting(Span::kind)
                .containsExactly(SpanKind.HOLDING);
        Found<Span> all = timeline.findSpans(Query.text(LOCK), 2);
        assertThat(all.things()).hasSize(2);
        assertThat(all.total()).isEqualTo(4);
        Query requests = new Query("", Set.of(SpanKind.REQUESTING), Set.of());
        assertThat(timeline.findSpans(requests, 10).things())
                .extracting(Span::from)
                .containsExactly(MS, 4 * MS);
        EventText words = EventText.in("en");
        Query lockFacts = new Query("b", Set.of(), Set.of(LockFact.class));
        assertThat(timeline.findEvents(lockFacts, words, 10).things())
                .extracting(Event::seq)
                .contains(4L)
                .doesNotContain(3L);
    }

    @Test
    void lanesCanBeHiddenAndMoved() {
        Lane a = new Lane(LaneKind.CLIENT, "A");
        Lane b = new Lane(LaneKind.CLIENT, "B");
        Lane n1 = new Lane(LaneKind.NODE, "n1");
        List<Lane> lanes = List.of(a, b, n1);
        assertThat(LaneOrder.NATURAL.of(lanes)).isEqualTo(lanes);
        LaneOrder moved = LaneOrder.NATURAL.moving(n1, 0, lanes);
        assertThat(moved.of(lanes)).containsExactly(n1, a, b);
        assertThat(moved.hiding(a).of(lanes)).containsExactly(n1, b);
        assertThat(moved.hiding(a).showing(a).of(lanes)).containsExactly(n1, a, b);
        assertThat(moved.of(List.of(a, Lane.SCRIPT))).containsExactly(a, Lane.SCRIPT);
        assertThatThrownBy(() -> moved.moving(Lane.FAULTS, 0, lanes)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void anArrowTellsItsWayThereAndBack() {
        Timeline timeline = Timeline.of(history()
                .add(1, "A", 0, new CommandSent("A", "n1", 1, "GET x"))
                .add(2, "run", 0, new MessageHeld("A", "n1", Direction.THERE, 1, 20))
                .add(5, "run", 0, new MessageReleased("A", "n1", Direction.THERE, 1, 20))
                .add(9, "A", 0, new CommandReplied("A", "n1", 1, Reply.VALUE, "5"))
                .add(6, "n1", 0, new CommandExecuted("A", "n1", 1, "GET x", false))
                .add(10, "A", 0, new CommandSent("A", "n1", 2, "DEL x"))
                .add(11, "n1", 0, new CommandExecuted("A", "n1", 2, "DEL x", false))
                .add(12, "run", 0, new MessageLost("A", "n1", Direction.BACK, 2, 5))
                .add(13, "B", 0, new CommandSent("B", "n1", 3, "GET x"))
                .build());
        List<Arrow> arrows = timeline.arrows(0, 20 * MS, 10).shown();
        assertThat(arrows).extracting(Arrow::command).containsExactly(1L, 2L, 3L);
        Arrow first = arrows.get(0);
        assertThat(first.executed()).hasValue(6 * MS);
        assertThat(first.replied()).hasValue(9 * MS);
        assertThat(first.reply()).hasValue(Reply.VALUE);
        assertThat(first.request().held()).hasValue(2 * MS);
        assertThat(first.request().released()).hasValue(5 * MS);
        assertThat(first.answer()).isEqualTo(Arrow.Journey.SMOOTH);
        assertThat(arrows.get(1).answer().lost()).hasValue(12 * MS);
        assertThat(arrows).extracting(Arrow::isInFlight).containsExactly(false, false, true);
        assertThat(timeline.arrows(15 * MS, 20 * MS, 10).shown())
                .as("what is under way reaches on")
                .extracting(Arrow::command)
                .containsExactly(3L);
    }

    @Test
    void arrowsAreThinnedOutLoudly() {
        History history = history();
        for (int i = 1; i <= 1_000; i++) {
            history.add(i, "A", 0, new CommandSent("A", "n1", i, "GET x"));
            history.add(i, "A", 0, new CommandReplied("A", "n1", i, Reply.VALUE, ""));
        }
        Timeline timeline = Timeline.of(history.build());
        Arrows arrows = timeline.arrows(500 * MS, 899 * MS, 100);
        assertThat(arrows.shown()).hasSize(100).allMatch(arrow -> arrow.sent() >= 500 * MS);
        assertThat(arrows.omitted()).isEqualTo(300);
        assertThat(timeline.arrows(999 * MS, 2_000 * MS, 100).shown()).hasSize(2);
    }

    private static Optional<Long> hit(Timeline timeline, Row row, double x, double tolerance) {
        return timeline.hit(row, SCALE, x, tolerance).map(hit -> hit.span().from() / MS);
    }

    private static Optional<Long> seq(Optional<Event> event) {
        return event.map(Event::seq);
    }
}
