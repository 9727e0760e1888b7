package dev.lockscope.lab;

import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.ScriptStep;
import dev.lockscope.time.RunClock;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.EventText;
import dev.lockscope.trace.NodeFact.NodeCrashed;
import dev.lockscope.trace.Recorder;
import dev.lockscope.trace.ScriptFact.ScriptStepFailed;
import dev.lockscope.trace.ScriptFact.ScriptStepReached;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;

/**
 * Runs a script: reads the events in the order of their arrival, and does a step's actions when its event comes.
 *
 * <p>Clients wait for the director through {@link Lockstep}, so that nothing happens between an event and the actions
 * that it calls for. One thread calls {@link #direct}.
 */
final class Director {

    private final List<ScriptStep> script;
    private final Recorder recorder;
    private final RunClock clock;
    private final Lockstep lockstep;
    private final BiConsumer<Action, Long> act;
    private final Runnable onServerLost;

    /**
     * A director of a script.
     *
     * @param act does an action, caused by the event with the given {@code seq}
     * @param onServerLost is called when a server died that nothing in the run had killed; the script ends then
     */
    Director(
            List<ScriptStep> script,
            Recorder recorder,
            RunClock clock,
            Lockstep lockstep,
            BiConsumer<Action, Long> act,
            Runnable onServerLost) {
        this.script = script;
        this.recorder = recorder;
        this.clock = clock;
        this.lockstep = lockstep;
        this.act = act;
        this.onServerLost = onServerLost;
    }

    /**
     * Directs until the script has ended.
     *
     * @return whether every step was reached
     * @throws InterruptedException when the calling thread is interrupted
     */
    boolean direct() throws InterruptedException {
        try {
            int read = 0;
            for (int number = 1; number <= script.size(); number++) {
                ScriptStep step = script.get(number - 1);
                read = awaitEvent(number, step, read);
                if (read < 0) {
                    return false;
                }
            }
            return true;
        } finally {
            lockstep.free();
        }
    }

    /** Answers how many events are read up to and with the step's own, or -1 when it did not come in time. */
    private int awaitEvent(int number, ScriptStep step, int from) throws InterruptedException {
        int read = from;
        long began = clock.nanos();
        long deadline = began + step.within().toNanos();
        while (true) {
            for (Event event : recorder.from(read)) {
                read++;
                if (EventMatcher.matches(step.when(), event)) {
                    reach(number, step, event);
                    lockstep.handled(event.seq());
                    return read;
                }
                lockstep.handled(event.seq());
                if (event.fact() instanceof NodeCrashed && event.cause() == Event.NO_CAUSE) {
                    onServerLost.run();
                    return -1;
                }
            }
            if (!recorder.awaitMoreThan(read, deadline - clock.nanos())) {
                fail(number, step, clock.nanos() - began);
                return -1;
            }
        }
    }

    private void reach(int number, ScriptStep step, Event event) {
        String actions = step.actions().stream().map(Action::text).collect(Collectors.joining(", "));
        long seq = recorder.record(
                Event.SCRIPT,
                event.seq(),
                new ScriptStepReached(number, step.when().toString(), actions));
        step.actions().forEach(action -> act.accept(action, seq));
    }

    private void fail(int number, ScriptStep step, long waited) {
        List<Event> events = recorder.from(0);
        String last = events.isEmpty() ? "nothing" : describe(events.get(events.size() - 1));
        recorder.record(
                Event.SCRIPT,
                Event.NO_CAUSE,
                new ScriptStepFailed(number, step.when().toString(), waited, last));
    }

    private static String describe(Event event) {
        return event.actor() + " " + EventText.in("en").of(event);
    }
}
