package dev.lockscope.model;

import dev.lockscope.lab.EventMatcher;
import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.ScriptStep;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.EventText;
import dev.lockscope.trace.Recorder;
import dev.lockscope.trace.ScriptFact.ScriptStepFailed;
import dev.lockscope.trace.ScriptFact.ScriptStepReached;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;

/**
 * Runs a script: reads the events in the order of their arrival and does a step's actions when its event comes, before
 * anything else happens. For one thread.
 */
final class ModelScript {

    private final List<ScriptStep> steps;
    private final Recorder recorder;
    private final BiConsumer<Action, Long> act;
    private int read;
    private int reached;
    private long since;
    private boolean failed;

    /**
     * A script at its beginning.
     *
     * @param act does an action, caused by the event with the given {@code seq}
     */
    ModelScript(List<ScriptStep> steps, Recorder recorder, BiConsumer<Action, Long> act) {
        this.steps = steps;
        this.recorder = recorder;
        this.act = act;
    }

    boolean isDone() {
        return reached == steps.size();
    }

    boolean hasFailed() {
        return failed;
    }

    /** When the step that is waited for fails, ns since the run's start, or {@link Long#MAX_VALUE} for none. */
    long deadline() {
        return isDone() ? Long.MAX_VALUE : since + steps.get(reached).within().toNanos();
    }

    /** Reads the events that came since the last time. */
    void readOn(long now) {
        while (!isDone() && read < recorder.size()) {
            Event event = recorder.from(read).get(0);
            read++;
            if (EventMatcher.matches(steps.get(reached).when(), event)) {
                reach(event, now);
            }
        }
    }

    private void reach(Event event, long now) {
        ScriptStep step = steps.get(reached);
        reached++;
        since = now;
        String actions = step.actions().stream().map(Action::text).collect(Collectors.joining(", "));
        long seq = recorder.record(
                Event.SCRIPT,
                event.seq(),
                new ScriptStepReached(reached, step.when().toString(), actions));
        step.actions().forEach(action -> act.accept(action, seq));
    }

    /** Gives up, because the event did not come in time. */
    void fail(long now) {
        failed = true;
        List<Event> events = recorder.from(0);
        String last = events.isEmpty() ? "nothing" : describe(events.get(events.size() - 1));
        String when = steps.get(reached).when().toString();
        recorder.record(Event.SCRIPT, Event.NO_CAUSE, new ScriptStepFailed(reached + 1, when, now - since, last));
    }

    private static String describe(Event event) {
        return event.actor() + " " + EventText.in("en").of(event);
    }
}
