package dev.lockscope.lab;

import dev.lockscope.scenario.ScriptStep;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.EventText;
import dev.lockscope.trace.ScriptFact.ScriptStepFailed;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The cues of a run and how far it has come in them, in every world. For one thread. */
public final class Course {

    private final List<Cue> cues;
    private final Map<Signature, Integer> seen = new HashMap<>();
    private int reached;
    private long used = Event.NO_CAUSE;

    /** A course at its beginning. */
    public Course(List<Cue> cues) {
        this.cues = List.copyOf(cues);
    }

    /** The course of a play of a scenario with that script. */
    public static Course of(Play play, List<ScriptStep> script) {
        if (play instanceof Play.Branch branch) {
            return new Course(branch.cues());
        } else if (play instanceof Play.Free) {
            return new Course(List.of());
        }
        List<Cue> cues = new ArrayList<>();
        for (ScriptStep step : script) {
            cues.add(Cue.of(cues.size() + 1, step));
        }
        return new Course(cues);
    }

    /** Whether no cue is waited for any more. */
    public boolean isDone() {
        return reached == cues.size();
    }

    /** The cue that is waited for; only when it is not done. */
    public Cue awaited() {
        return cues.get(reached);
    }

    /** An event came; each is told once, in the order of arrival, before it is asked what is due. */
    public void heard(Event event) {
        if (!cues.isEmpty() && cues.get(0).awaited() instanceof Cue.Awaited.Nth) {
            seen.merge(Signature.of(event), 1, Integer::sum);
        }
    }

    /**
     * The next cue, if it is due by now.
     *
     * @param latest the event that was heard last
     */
    public Optional<Cue> due(Event latest) {
        if (isDone() || !isDue(awaited().awaited(), latest)) {
            return Optional.empty();
        }
        used = latest.seq();
        return Optional.of(cues.get(reached++));
    }

    private boolean isDue(Cue.Awaited awaited, Event latest) {
        if (awaited instanceof Cue.Awaited.Nth nth) {
            return seen.getOrDefault(nth.signature(), 0) >= nth.occurrence();
        } else if (awaited instanceof Cue.Awaited.Next next) {
            return latest.seq() != used && EventMatcher.matches(next.pattern(), latest);
        }
        throw new IllegalStateException("cannot wait for " + awaited);
    }

    /**
     * The event of the cue that is waited for did not come in time.
     *
     * @param waited how long it was waited for, ns
     * @param events every event of the run
     */
    public ScriptStepFailed failed(long waited, List<Event> events) {
        int number = awaited().deed() instanceof Cue.Deed.OfScript script ? script.step() : reached + 1;
        String last = events.isEmpty() ? "nothing" : describe(events.get(events.size() - 1));
        return new ScriptStepFailed(number, awaited().awaited().toString(), waited, last);
    }

    private static String describe(Event event) {
        return event.actor() + " " + EventText.in("en").of(event);
    }
}
