package dev.lockscope.lab;

import dev.lockscope.lab.Cue.Awaited;
import dev.lockscope.lab.Cue.Deed;
import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.ActionText;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioException;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.trace.ClientFact;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.FaultFact.LearnerActed;
import dev.lockscope.trace.LinkFact;
import dev.lockscope.trace.NodeFact.ClockMoved;
import dev.lockscope.trace.RunFact.RunStarted;
import dev.lockscope.trace.ScriptFact.ScriptStepReached;
import dev.lockscope.trace.Trace;
import dev.lockscope.trace.UnknownFact;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Acting in the past: a run of the same scenario in which all that was done before a point of an old run is done again,
 * and then something else.
 *
 * <p>The new run matches events, not milliseconds. What the script and the learner did is tied to the event before it,
 * known by its {@link Signature} and by how many of its kind came before; and so is the new action. Nothing else is made
 * to be as it was: holds and steps are not done again, and where clients race, the new run may come out otherwise.
 */
public final class Branch {

    /** How much longer than in the old run an event may take. */
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private static final Signature START = new Signature(Event.RUN, RunStarted.class.getSimpleName(), "");

    private final Scenario scenario;
    private final ActionText actions;
    private final Trace trace;
    private final List<Cue> cues = new ArrayList<>();
    private long before;

    private Branch(Scenario scenario, Trace trace) {
        this.scenario = scenario;
        this.actions = new ActionText(scenario);
        this.trace = trace;
    }

    /**
     * What is to be played to act after the first {@code n} events of a trace, in the order in which they happened.
     *
     * @param n 0 to the number of events
     * @param action the new action
     * @throws ScenarioException when the trace's scenario cannot be read
     * @throws IllegalArgumentException when the trace tells of actions that its scenario does not know
     */
    public static Play.Branch of(Trace trace, int n, Action action) throws ScenarioException {
        Scenario scenario = ScenarioLoader.parse(
                trace.header().scenarioName(),
                trace.header().scenario(),
                Optional.ofNullable(trace.header().variant()));
        return of(scenario, trace, n, action);
    }

    /**
     * As {@link #of(Trace, int, Action)}, where the trace's scenario is at hand.
     *
     * @param scenario the scenario of which it is a trace
     */
    public static Play.Branch of(Scenario scenario, Trace trace, int n, Action action) {
        Branch branch = new Branch(scenario, trace);
        for (int i = 0; i < n; i++) {
            branch.take(i);
        }
        branch.add(n, new Deed.OfLearner(action));
        return new Play.Branch(branch.cues, Play.Limits.USUAL);
    }

    private void take(int place) {
        Event event = trace.events().get(place);
        if (event.fact() instanceof ScriptStepReached step) {
            List<Action> written = step.step() <= scenario.script().size()
                    ? scenario.script().get(step.step() - 1).actions()
                    : List.of();
            add(place, new Deed.OfScript(step.step(), step.when(), written));
        } else if (event.fact() instanceof LearnerActed acted) {
            Action action = actions.read(acted.action())
                    .orElseThrow(() -> new IllegalArgumentException("no such action: " + acted.action()));
            add(place, new Deed.OfLearner(action));
        }
    }

    /** Something is done that was done at that place, before the event there. */
    private void add(int place, Deed deed) {
        int tied = tied(place);
        Signature signature = tied < 0 ? START : Signature.of(trace.events().get(tied));
        long at = tied < 0 ? 0 : trace.events().get(tied).at();
        int occurrence = 0;
        for (int i = 0; i <= tied; i++) {
            occurrence += Signature.of(trace.events().get(i)).equals(signature) ? 1 : 0;
        }
        Duration within = PATIENCE.plusNanos(Math.max(0, at - before));
        cues.add(new Cue(new Awaited.Nth(signature, Math.max(1, occurrence)), deed, within));
        before = Math.max(before, at);
    }

    /** The place of the event that something at a place is tied to, or -1: what led to it, or else the one before it. */
    private int tied(int place) {
        if (place < trace.events().size()) {
            long cause = trace.events().get(place).cause();
            int led = trace.place(cause).orElse(-1);
            boolean wasDone = trace.events().get(place).fact() instanceof ScriptStepReached
                    || trace.events().get(place).fact() instanceof LearnerActed;
            if (wasDone && led >= 0 && led < place && isLandmark(trace.events().get(led))) {
                return led;
            }
        }
        for (int i = place - 1; i >= 0; i--) {
            if (isLandmark(trace.events().get(i))) {
                return i;
            }
        }
        return -1;
    }

    /** What comes again in a run in which the same is done. */
    private static boolean isLandmark(Event event) {
        boolean ofThePlay = event.actor().equals(Event.SCRIPT)
                || event.actor().equals(Event.LEARNER)
                || event.actor().equals(Event.RUN);
        boolean known = !(ofThePlay || event.fact() instanceof UnknownFact || isOfTheEnd(event));
        return known || event.fact() instanceof RunStarted;
    }

    /** At a run's end its faults are ended, and what comes of that has no cause. */
    static boolean isOfTheEnd(Event event) {
        return event.cause() == Event.NO_CAUSE
                && (event.fact() instanceof ClientFact
                        || event.fact() instanceof LinkFact
                        || event.fact() instanceof ClockMoved);
    }
}
