package dev.lockscope.desktop.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.timeline.Timeline;
import dev.lockscope.trace.ClientFact.ClientPaused;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.world.World;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SessionTest {

    private final Desks desks = new Desks();
    private Session session;

    @BeforeEach
    void openARecordedRun() throws InterruptedException {
        session = desks.recorded();
        desks.settle();
    }

    @Test
    void aRecordedRunIsShownAtItsEnd() {
        Moment moment = session.moment().get();
        assertThat(session.phase().get()).isEqualTo(Phase.RECORDED);
        assertThat(moment.live()).isTrue();
        assertThat(moment.events()).isEqualTo(session.index().size()).isPositive();
        assertThat(moment.instant()).isEqualTo(session.now());
    }

    @Test
    void everyMomentIsTheFoldOfTheEventsUpToIt() {
        for (long instant = 0; instant <= session.now(); instant += session.now() / 50) {
            session.goTo(instant);
            Moment moment = session.moment().get();
            assertThat(moment.instant()).isEqualTo(instant);
            assertThat(moment.world()).isEqualTo(World.after(session.trace(), moment.events()));
            assertThat(session.trace().events().subList(0, moment.events()))
                    .allMatch(event -> event.at() <= moment.instant());
        }
    }

    @Test
    void theVerdictFollowsTheMoment() {
        assertThat(found()).contains(FindingId.OVERLAP, FindingId.LOST_UPDATE);
        session.goTo(0);
        desks.settle();
        assertThat(found()).isEmpty();
        session.goLive();
        desks.settle();
        assertThat(found()).contains(FindingId.OVERLAP, FindingId.LOST_UPDATE);
    }

    private Set<FindingId> found() {
        return session.judgement().get().orElseThrow().verdict().ids();
    }

    @Test
    void goingFromEventToEventMeetsEachOnce() {
        session.goTo(-1);
        int seen = session.moment().get().events();
        while (!session.moment().get().live()) {
            session.goToNext(event -> true);
            if (!session.moment().get().live()) {
                assertThat(session.moment().get().events()).isEqualTo(++seen);
            }
        }
        assertThat(seen).isEqualTo(session.index().size());
    }

    @Test
    void goingBackFromTheEndMeetsEveryTurnOfTheStory() {
        List<Event> turns =
                session.trace().events().stream().filter(Timeline.TURNS).toList();
        for (int i = turns.size() - 2; i >= 0; i--) {
            session.goToPrevious(Timeline.TURNS);
            assertThat(session.selected().get()).contains(turns.get(i));
        }
        session.goToPrevious(Timeline.TURNS);
        assertThat(session.moment().get().instant()).isZero();
        assertThat(session.selected().get()).isEmpty();
    }

    @Test
    void anInstantOutsideOfTheRunIsTheNearestInside() {
        session.goTo(Long.MAX_VALUE);
        assertThat(session.moment().get().instant()).isEqualTo(session.now());
        session.goTo(Long.MIN_VALUE);
        assertThat(session.moment().get().instant()).isZero();
    }

    @Test
    void thePastIsPlayedAtTheSpeedThatIsAskedForAndEndsLive() {
        AtomicLong clock = new AtomicLong(5_000);
        session.goTo(1_000_000);
        session.playBack(clock::get, 2);
        clock.addAndGet(500_000_000);
        session.pulse();
        assertThat(session.moment().get().instant()).isEqualTo(1_001_000_000);
        session.stopPlayingBack();
        clock.addAndGet(500_000_000);
        session.pulse();
        assertThat(session.moment().get().instant()).isEqualTo(1_001_000_000);
        session.playBack(clock::get, 20);
        clock.addAndGet(100_000_000_000L);
        session.pulse();
        assertThat(session.moment().get().live()).isTrue();
        assertThat(session.isPlayingBack()).isFalse();
    }

    @Test
    void highlightedEventsAreThoseOfTheNumbers() {
        Event pause = session.trace().events().stream()
                .filter(event -> event.fact() instanceof ClientPaused)
                .findFirst()
                .orElseThrow();
        session.highlight(List.of(pause.seq(), 1_000_000L));
        assertThat(session.highlighted().get()).containsExactly(pause);
        session.highlight(List.of());
        assertThat(session.highlighted().get()).isEmpty();
    }

    @Test
    void clientsHaveTheirPlacesInTheCast() {
        assertThat(session.placeOf("A")).isZero();
        assertThat(session.placeOf("B")).isEqualTo(1);
        assertThat(session.latestEvent())
                .isEqualTo(Optional.of(session.index().event(session.index().size() - 1)));
    }
}
