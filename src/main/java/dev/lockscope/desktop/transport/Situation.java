package dev.lockscope.desktop.transport;

import dev.lockscope.desktop.session.Moment;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.scenario.ClientSpec;
import dev.lockscope.trace.world.ClientState;
import dev.lockscope.trace.world.ClientView;
import dev.lockscope.trace.world.Roster;
import java.util.ArrayList;
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
 * @param ready the clients that may be able to take a step, those that surely are first
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
        return new Situation(
                session.phase().get(),
                moment.live(),
                moment.instant() == 0 && !moment.live(),
                session.isPlayingBack(),
                waiting,
                session.now() > 0,
                session.scenario().isPresent(),
                session.phase().get() == Phase.HELD ? ready(session) : List.of());
    }

    /** That a client has begun is its first step, and told by no event before; those that wait to be told come last. */
    private static List<String> ready(Session session) {
        Roster<String, ClientView> clients = session.moment().get().world().clients();
        List<String> ready = new ArrayList<>();
        List<String> told = new ArrayList<>();
        for (ClientView client : clients.values()) {
            if (client.state() instanceof ClientState.Running) {
                ready.add(client.name());
            } else if (client.state() instanceof ClientState.NotStarted) {
                (beginsAtOnce(session, client.name()) ? ready : told).add(client.name());
            }
        }
        ready.addAll(told);
        return ready;
    }

    private static boolean beginsAtOnce(Session session, String client) {
        return session.scenario().stream()
                .flatMap(scenario -> scenario.clients().stream())
                .anyMatch(spec -> spec.name().equals(client) && spec.start() == ClientSpec.Start.AT_ONCE);
    }

    /** Whether the run is over. */
    boolean isOver() {
        return !phase.isLive();
    }
}
