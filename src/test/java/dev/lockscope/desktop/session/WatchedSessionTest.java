package dev.lockscope.desktop.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lab.EventMatcher;
import dev.lockscope.scenario.ClientAction.Pause;
import dev.lockscope.scenario.EventKind;
import dev.lockscope.scenario.EventPattern;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.StoreFact.KeyExpired;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A run that is watched with stops: the run goes on, the watcher does not, and comes behind it. */
class WatchedSessionTest {

    private static final long SECOND = 1_000_000_000;
    private static final EventPattern EXPIRES = new EventPattern("redis", EventKind.EXPIRED, Optional.empty());
    private static final EventPattern B_WRITES = new EventPattern("B", EventKind.WROTE, Optional.empty());

    private final Desks desks = new Desks();
    private final Workbench workbench = new Workbench(desks.background, desks.model::open, () -> 42);
    private long time;

    /** A session whose run on the model is over as soon as it begins; its watcher has not seen anything yet. */
    private Session watched(EventPattern... stops) {
        workbench.open(Desks.GC_PAUSE);
        desks.settle();
        Session session = workbench.current().get().orElseThrow();
        session.watch(
                List.of(stops).stream()
                        .map(pattern -> new Stop(pattern.toString(), event -> EventMatcher.matches(pattern, event), 1))
                        .toList(),
                () -> time);
        session.run();
        desks.settle();
        return session;
    }

    private void passes(Session session, long nanos) {
        time += nanos;
        session.pulse();
        desks.settle();
    }

    private static boolean saw(Session session, EventPattern pattern) {
        return session.index().events(session.index().size()).stream()
                .anyMatch(event -> EventMatcher.matches(pattern, event));
    }

    @Test
    void whatHappensIsSeenInItsOwnTime() {
        Session session = watched();
        passes(session, SECOND);
        assertThat(session.now()).isEqualTo(SECOND);
        assertThat(session.phase().get()).isEqualTo(Phase.RUNNING);
        assertThat(session.trace().events()).isNotEmpty().allMatch(event -> event.at() <= SECOND);
        passes(session, 100 * SECOND);
        assertThat(session.phase().get()).isEqualTo(Phase.ENDED);
        assertThat(session.isComplete()).isTrue();
    }

    @Test
    void atAStopTimeStandsAndNothingIsSeenOfWhatLiesAhead() {
        Session session = watched(EXPIRES);
        passes(session, 100 * SECOND);
        Stopped stopped = session.stop().get().orElseThrow();
        assertThat(stopped.stops()).containsExactly(EXPIRES.toString());
        Event stop = stopped.event();
        assertThat(stop.fact()).isInstanceOf(KeyExpired.class);
        assertThat(session.phase().get()).isEqualTo(Phase.HELD);
        assertThat(session.now()).isEqualTo(stop.at());
        passes(session, SECOND);
        assertThat(session.now()).isEqualTo(stop.at());
        assertThat(session.trace().events()).allMatch(event -> event.at() <= stop.at());
        assertThat(session.timeline().now()).isEqualTo(stop.at());
    }

    @Test
    void fromAStopItGoesOnToTheNextAndToTheEnd() {
        Session session = watched(EXPIRES, B_WRITES);
        passes(session, 100 * SECOND);
        assertThat(saw(session, B_WRITES)).isFalse();
        session.run();
        assertThat(session.stop().get()).isEmpty();
        passes(session, 100 * SECOND);
        assertThat(session.stop().get()).isPresent();
        assertThat(saw(session, B_WRITES)).isTrue();
        assertThat(session.phase().get()).isEqualTo(Phase.HELD);
        session.run();
        passes(session, 100 * SECOND);
        assertThat(session.phase().get()).isEqualTo(Phase.ENDED);
        assertThat(session.trace().events()).hasSize(session.size().get());
        assertThat(session.isComplete()).isTrue();
    }

    @Test
    void theVerdictAtAStopIsAboutThatMoment() {
        Session session = watched(B_WRITES);
        passes(session, 100 * SECOND);
        Judgement judged = session.judgement().get().orElseThrow();
        assertThat(judged.instant()).isEqualTo(session.now());
        assertThat(judged.events()).isEqualTo(session.size().get());
    }

    @Test
    void theWatcherCanHoldAndGoStepByStep() {
        Session session = watched();
        passes(session, SECOND / 1000);
        session.hold();
        long held = session.now();
        int seen = session.size().get();
        passes(session, SECOND);
        assertThat(session.now()).isEqualTo(held);
        session.step("B");
        passes(session, 1);
        assertThat(session.size().get()).isGreaterThan(seen);
        assertThat(session.latestEvent().map(Event::actor)).contains("B");
        assertThat(session.phase().get()).isEqualTo(Phase.HELD);
    }

    @Test
    void whoeverDoesNotWantToStopSeesAllThatHasHappened() {
        Session session = watched(EXPIRES, B_WRITES);
        passes(session, 100 * SECOND);
        session.catchUp();
        passes(session, 1);
        assertThat(session.phase().get()).isEqualTo(Phase.ENDED);
        assertThat(saw(session, B_WRITES)).isTrue();
    }

    @Test
    void whatIsDoneWhileOneWatchesLeavesTheRunThereSinceTheRunItselfIsFurtherOn() {
        Session session = watched(EXPIRES);
        passes(session, 100 * SECOND);
        workbench.act(new Pause("A"));
        Session branch = workbench.current().get().orElseThrow();
        assertThat(branch).isNotSameAs(session);
        assertThat(branch.origin().how()).isInstanceOf(Origin.How.Branched.class);
    }
}
