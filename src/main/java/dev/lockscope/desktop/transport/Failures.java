package dev.lockscope.desktop.transport;

import dev.lockscope.desktop.session.Session;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.FaultFact.ActionRefused;
import dev.lockscope.trace.ScriptFact.ScriptStepFailed;
import dev.lockscope.trace.world.WorldIndex;
import java.util.Comparator;
import java.util.Optional;
import java.util.TreeSet;

/** What was asked of a run and did not come about: actions that were refused, script steps that waited in vain. */
final class Failures {

    /** An event that is told late takes its place among those that are known; none comes after this many later ones. */
    private static final int LATE = 1000;

    private final WorldIndex index;
    private final TreeSet<Event> found =
            new TreeSet<>(Comparator.comparingLong(Event::at).thenComparingLong(Event::seq));
    private int read;

    Failures(Session session) {
        this.index = session.index();
    }

    /** The latest failure of what has happened by an instant, ns since the run's start. */
    Optional<Event> latest(long instant) {
        if (index.size() > read) {
            for (int i = Math.max(0, read - LATE); i < index.size(); i++) {
                if (isFailure(index.event(i))) {
                    found.add(index.event(i));
                }
            }
            read = index.size();
        }
        for (Event event : found.descendingSet()) {
            if (event.at() <= instant) {
                return Optional.of(event);
            }
        }
        return Optional.empty();
    }

    private static boolean isFailure(Event event) {
        return event.fact() instanceof ActionRefused || event.fact() instanceof ScriptStepFailed;
    }
}
