package dev.lockscope.lab;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.ActionText;
import dev.lockscope.scenario.EventPattern;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.scenario.SavedScenario;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioException;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.scenario.ScriptStep;
import dev.lockscope.scenario.Text;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.FaultFact.ActionRefused;
import dev.lockscope.trace.FaultFact.LearnerActed;
import dev.lockscope.trace.RunFact.RunStarted;
import dev.lockscope.trace.ScriptFact.ScriptStepReached;
import dev.lockscope.trace.StoreFact;
import dev.lockscope.trace.Trace;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Makes a scenario of a run that was played by hand: what the script and the learner did becomes a script, each action
 * tied to the event before it that a script can name.
 *
 * <p>Actions that were refused are left out, and so are clients that nobody started, because a scenario has to make sense
 * of every line. A client that works until it is told and was not told by the run's end is told at the script's end.
 */
public final class SavedPlay {

    private static final Text GOAL = new Text("A run that was played by hand.", "En kjøring som ble spilt for hånd.");

    /** The most events of the same kind that a script lets pass before the one that it waits for. */
    private static final int MOST_PASSED = 10;

    /** How much longer than in the run a step may wait. */
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final Scenario scenario;
    private final ActionText texts;
    private final List<Event> events;
    private final double speed;
    private final Set<String> keys;
    private final Set<Long> refused;
    private final List<ScriptStep> script = new ArrayList<>();
    private int used;
    private long usedAt;

    private SavedPlay(Scenario scenario, Trace trace) {
        this.scenario = scenario;
        this.texts = new ActionText(scenario);
        this.events = trace.arrivals();
        this.speed = trace.header().speed();
        this.usedAt = events.stream()
                .filter(event -> event.fact() instanceof RunStarted)
                .mapToLong(Event::at)
                .findFirst()
                .orElse(0);
        this.keys = scenario.locks().stream()
                .flatMap(lock -> Stream.of(lock, LockSettings.fenceKey(lock)))
                .collect(Collectors.toSet());
        this.refused = events.stream()
                .filter(event ->
                        event.fact() instanceof ActionRefused && event.actor().equals(Event.LEARNER))
                .map(Event::cause)
                .collect(Collectors.toSet());
    }

    /**
     * The text of a scenario file.
     *
     * @param trace the run
     * @param id the file's id: small letters, digits and hyphens
     * @param title what the scenario is to be called
     * @param expect what the verdict on the run found
     * @throws ScenarioException when the trace's own scenario cannot be read, or when what was played makes no scenario:
     *     the problems say why
     */
    public static String text(Trace trace, String id, Text title, Set<FindingId> expect) throws ScenarioException {
        Optional<String> variant = Optional.ofNullable(trace.header().variant());
        String source = trace.header().scenario();
        Scenario scenario = ScenarioLoader.parse(trace.header().scenarioName(), source, variant);
        SavedPlay play = new SavedPlay(scenario, trace);
        for (int place = 0; place < play.events.size(); place++) {
            play.take(place);
        }
        PlayedCast cast = PlayedCast.of(scenario, play.script);
        play.tie(play.events.size(), cast.untold());
        return new SavedScenario(id, title, GOAL, cast.absent(), cast.without(play.script), expect)
                .text(source, variant);
    }

    private void take(int place) {
        Event event = events.get(place);
        if (event.fact() instanceof ScriptStepReached step
                && step.step() <= scenario.script().size()) {
            tie(place, scenario.script().get(step.step() - 1).actions());
        } else if (event.fact() instanceof LearnerActed acted && !refused.contains(event.seq())) {
            tie(place, texts.read(acted.action()).stream().toList());
        }
    }

    /** Actions that were done at a place are tied to the nearest event before it that fits; no action needs no event. */
    private void tie(int place, List<Action> actions) {
        if (actions.isEmpty()) {
            return;
        }
        for (int i = place - 1; i >= used; i--) {
            Optional<EventPattern> pattern = name(events.get(i));
            if (pattern.isPresent() && passed(pattern.get(), i) <= MOST_PASSED) {
                add(pattern.get(), i, actions);
                return;
            }
        }
        if (script.isEmpty()) {
            tieToFirst(place, actions);
        } else {
            addToLast(actions);
        }
    }

    /** What was done before anything that has a name is done with the first that has. */
    private void tieToFirst(int place, List<Action> actions) {
        for (int i = place; i < events.size(); i++) {
            Optional<EventPattern> pattern = name(events.get(i));
            if (pattern.isPresent()) {
                add(pattern.get(), i, actions);
                return;
            }
        }
    }

    /** The pattern for an event that comes again when the same is done; a key that scenarios do not know has no name. */
    private Optional<EventPattern> name(Event event) {
        Optional<EventPattern> pattern = Branch.isOfTheEnd(event) ? Optional.empty() : EventMatcher.pattern(event);
        boolean known = !(event.fact() instanceof StoreFact store) || keys.contains(store.key());
        return known ? pattern : pattern.map(most -> new EventPattern(most.actor(), most.kind(), Optional.empty()));
    }

    /** How many events that fit come before the one at a place and after the one that the last step waits for. */
    private int passed(EventPattern pattern, int place) {
        return (int) events.subList(used, place).stream()
                .filter(event -> EventMatcher.matches(pattern, event))
                .count();
    }

    private void add(EventPattern pattern, int place, List<Action> actions) {
        long gap = Math.max(0, events.get(place).at() - usedAt);
        Duration asWritten = Duration.ofSeconds((long) Math.ceil(gap * Math.max(1, speed) / 1e9));
        Duration within = asWritten.compareTo(PATIENCE.dividedBy(2)) > 0 ? PATIENCE.plus(asWritten) : PATIENCE;
        for (int passed = passed(pattern, place); passed > 0; passed--) {
            script.add(new ScriptStep(pattern, List.of(), within));
        }
        script.add(new ScriptStep(pattern, actions, within));
        used = place + 1;
        usedAt = events.get(place).at();
    }

    private void addToLast(List<Action> actions) {
        ScriptStep last = script.remove(script.size() - 1);
        List<Action> all = new ArrayList<>(last.actions());
        all.addAll(actions);
        script.add(new ScriptStep(last.when(), all, last.within()));
    }
}
