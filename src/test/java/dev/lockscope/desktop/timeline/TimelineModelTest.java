package dev.lockscope.desktop.timeline;

import static dev.lockscope.desktop.timeline.Runs.MS;
import static dev.lockscope.testkit.History.ACCOUNT;
import static dev.lockscope.testkit.History.LOCK;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.session.Session;
import dev.lockscope.timeline.Lane;
import dev.lockscope.timeline.LaneKind;
import dev.lockscope.timeline.Metrics;
import dev.lockscope.timeline.Row;
import dev.lockscope.timeline.Slot;
import dev.lockscope.timeline.SpanKind;
import dev.lockscope.trace.ClientFact.ClientPaused;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.ResourceFact.WriteAccepted;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TimelineModelTest {

    private final Session session = Runs.session();
    private final TimelineModel model = new TimelineModel(session);

    @BeforeEach
    void aPicture() {
        model.resize(1_000, 120);
        model.update();
    }

    private double x(long ms) {
        return model.viewport().scale().x(ms * MS);
    }

    private double middle(Row row) {
        Slot slot = model.layout().slotOf(row).orElseThrow();
        return slot.y() + slot.height() / 2;
    }

    private Event event(Class<?> fact) {
        return session.trace().events().stream()
                .filter(event -> fact.isInstance(event.fact()))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aClickShowsTheMomentAndSelectsTheEventThatBeganWhatIsThere() {
        model.click(x(170), middle(Row.belief("A", LOCK)));
        assertThat(session.moment().get().live()).isFalse();
        assertThat(session.moment().get().instant()).isBetween(165 * MS, 175 * MS);
        assertThat(session.selected().get()).hasValue(event(LockAcquired.class));
    }

    @Test
    void aClickOnAPointGoesRightBehindItsEvent() {
        model.click(x(720) + 3, middle(Row.requests(ACCOUNT)));
        Event write = event(WriteAccepted.class);
        assertThat(session.selected().get()).hasValue(write);
        assertThat(session.latestEvent()).hasValue(write);
    }

    @Test
    void aClickOnNothingShowsTheMomentAndSelectsNothing() {
        session.select(session.latestEvent());
        model.click(x(50), middle(Row.belief("A", LOCK)));
        assertThat(session.moment().get().instant()).isBetween(45 * MS, 55 * MS);
        assertThat(session.selected().get()).isEmpty();
    }

    @Test
    void beyondTheLatestMomentTheLatestIsShownAndGoesOn() {
        session.goTo(300 * MS);
        model.goTo(5_000 * MS);
        assertThat(session.moment().get().live()).isTrue();
        assertThat(session.moment().get().instant()).isEqualTo(session.now());
    }

    @Test
    void whatLiesOverABarIsHitBeforeTheBar() {
        assertThat(model.hit(x(300), middle(Row.state("A")))
                        .orElseThrow()
                        .span()
                        .kind())
                .isEqualTo(SpanKind.PAUSED);
        assertThat(model.hit(x(170), middle(Row.state("A")))
                        .orElseThrow()
                        .span()
                        .kind())
                .isEqualTo(SpanKind.HOLDING);
    }

    @Test
    void lanesScrollOnlyAsFarAsThereAreAny() {
        assertThat(model.mostScroll()).isPositive();
        model.scrollTo(1e6);
        assertThat(model.scroll()).isEqualTo(model.mostScroll());
        model.scrollTo(-5);
        assertThat(model.scroll()).isZero();
        model.resize(1_000, 5_000);
        assertThat(model.mostScroll()).isZero();
    }

    @Test
    void eventsAreBroughtIntoSightTogether() {
        model.viewport().show(900 * MS, 950 * MS);
        List<Event> events = List.of(event(ClientPaused.class), event(WriteAccepted.class));
        model.reveal(events);
        assertThat(events)
                .allSatisfy(event ->
                        assertThat(model.viewport().scale().x(event.at())).isBetween(0.0, 1_000.0));
        model.reveal(event(WriteAccepted.class));
        Slot slot = model.layout().slotOf(Row.requests(ACCOUNT)).orElseThrow();
        assertThat(slot.y() - model.scroll()).isBetween(0.0, 120.0);
    }

    @Test
    void aLaneThatIsLeftOutIsNotHit() {
        double y = middle(Row.belief("A", LOCK));
        model.order(model.order().hiding(new Lane(LaneKind.CLIENT, "A")));
        assertThat(model.update()).isTrue();
        assertThat(model.update()).isFalse();
        assertThat(model.hit(x(170), y)).isEmpty();
    }

    @Test
    void largerTypeMakesLargerLanes() {
        double before = model.layout().height();
        model.metrics(Metrics.forText(20));
        model.update();
        assertThat(model.layout().height()).isGreaterThan(before);
    }

    @Test
    void aPictureIsStaleOnlyAfterAChange() {
        assertThat(model.isStale()).isTrue();
        model.drawn();
        assertThat(model.isStale()).isFalse();
        session.goTo(300 * MS);
        assertThat(model.isStale()).as("the cursor is above the picture").isFalse();
        model.viewport().zoom(500, 2);
        assertThat(model.isStale()).isTrue();
    }
}
