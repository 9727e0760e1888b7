package dev.lockscope.explore;

import dev.lockscope.lab.EventMatcher;
import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.EventPattern;
import dev.lockscope.scenario.ScriptStep;
import dev.lockscope.trace.Event;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Ties actions to the events before them, so that they make a script. */
final class Ties {

    /** How much longer than in the schedule a step may wait. */
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final List<EventPattern> events = new ArrayList<>();
    private final List<ScriptStep> steps = new ArrayList<>();
    private int used;
    private long waited;

    /** Something happens. */
    void happens(Option.Told told) {
        pattern(told).ifPresent(events::add);
    }

    /** How a script names what happens, if it can. */
    static Optional<EventPattern> pattern(Option.Told told) {
        return EventMatcher.pattern(new Event(1, 0, told.actor(), Event.NO_CAUSE, told.fact()));
    }

    void waits(long nanos) {
        waited += nanos;
    }

    /** Something is done now. */
    void act(List<Action> actions) {
        if (actions.isEmpty()) {
            return;
        }
        int place = events.size() - 1;
        if (place < used) {
            addToLast(actions);
            return;
        }
        EventPattern pattern = events.get(place);
        Duration within = PATIENCE.plusNanos(waited);
        for (EventPattern before : events.subList(used, place)) {
            if (before.equals(pattern)) {
                steps.add(new ScriptStep(pattern, List.of(), within));
            }
        }
        steps.add(new ScriptStep(pattern, actions, within));
        used = place + 1;
        waited = 0;
    }

    private void addToLast(List<Action> actions) {
        if (steps.isEmpty()) {
            throw new IllegalStateException("nothing has happened to which " + actions + " could be tied");
        }
        ScriptStep before = steps.remove(steps.size() - 1);
        List<Action> all = new ArrayList<>(before.actions());
        all.addAll(actions);
        steps.add(new ScriptStep(before.when(), all, before.within()));
    }

    List<ScriptStep> steps() {
        return List.copyOf(steps);
    }
}
