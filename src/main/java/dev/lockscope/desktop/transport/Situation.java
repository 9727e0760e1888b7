package dev.lockscope.desktop.transport;

import dev.lockscope.desktop.session.Moment;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.trace.world.ClientState;
import dev.lockscope.trace.world.ClientView;
import java.util.List;

/**
 * What decides which of the bar's buttons can be pressed.
 *
 * @param phase how far the run is
 * @param latest whether the latest moment is shown, and followed
 * @param beginning whether the very beginning is shown
 * @param playing whether the past is being played
 * @param waiting whether the run is to be held at its next turn
 * @param happened whether anything has happened at all
 * @param repeatable whether its scenario is known, so that it can be started once more
 * @param ready the clients that are held between two steps, in the order of the cast
 */
record Situation(
        Phase phase,
        boolean latest,
        boolean beginning,
        boolean playing,
        boolean waiting,
        boolean happened,
        boolean repeatable,
        List<String> ready) {

    Situation {
        ready = List.copyOf(ready);
    }

    /** That of a session. */
    static Situation of(Session session, boolean waiting) {
        Moment moment = session.moment().get();
        List<String> ready = moment.world().clients().values().stream()
                .filter(client -> client.state() instanceof ClientState.Running)
                .map(ClientView::name)
                .toList();
        return new Situation(
                session.phase().get(),
                moment.live(),
                moment.instant() == 0 && !moment.live(),
                session.isPlayingBack(),
                waiting,
                session.now() > 0,
                session.scenario().isPresent(),
                session.phase().get() == Phase.HELD ? ready : List.of());
    }

    /** Whether the run is over. */
    boolean isOver() {
        return !phase.isLive();
    }
}
