package dev.lockscope.explore;

import dev.lockscope.lab.Lab;
import dev.lockscope.lab.Run;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.model.ModelLab;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.scenario.SavedScenario;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioException;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.scenario.ScriptStep;
import dev.lockscope.scenario.Text;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.Judge;
import dev.lockscope.verdict.Verdict;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Makes scenarios of schedules, and runs them on the model. */
public final class Playing {

    private final Stage stage;

    /** Where scenarios are run: on the model. */
    @FunctionalInterface
    public interface Stage {

        /**
         * Runs a scenario to its end.
         *
         * @throws InterruptedException when the calling thread is interrupted
         */
        Trace play(Scenario scenario) throws InterruptedException;
    }

    /** Scenarios that are run on a stage. */
    public Playing(Stage stage) {
        this.stage = stage;
    }

    /**
     * Scenarios that are run on the model.
     *
     * @param clock for the headers of their traces
     * @param versions for the same
     */
    public Playing(WallClock clock, Lab.Versions versions) {
        this(new ModelLab(clock, versions));
    }

    /** Scenarios that are run in a lab. */
    public Playing(ModelLab lab) {
        this(scenario -> {
            try (Run run = lab.open(scenario, new RunOptions(1, 1))) {
                run.start();
                run.awaitEnd();
                return run.trace();
            }
        });
    }

    /** What a scenario is called that has no other name, by what it was made of, such as {@code gc-pause-exclusion}. */
    public static String id(Scenario explored, Result.Broken found) {
        String what = found.broken().stream().map(Property::id).sorted().collect(Collectors.joining("-"));
        return explored.id() + "-" + what;
    }

    /**
     * A schedule as a scenario, and its run.
     *
     * @param scenario the scenario that was explored
     * @param budget the budget within which the schedule was found
     * @param found what was found
     * @param id the new scenario's id
     * @param title its title
     * @throws ScenarioException when the schedule makes no scenario
     */
    public Counterexample of(Scenario scenario, Budget budget, Result.Broken found, String id, Text title)
            throws ScenarioException, InterruptedException {
        Problem problem = Problem.of(scenario, budget, found.broken());
        List<Move> tidy = Tidying.of(problem, found.schedule(), found.broken());
        Optional<Counterexample> first = Optional.empty();
        for (Manner manner : Manner.values()) {
            List<Move> schedule = manner.isLate() ? Tidying.late(problem, found.schedule(), found.broken()) : tidy;
            Counterexample played = played(scenario, budget, found, id, title, scenes(problem, schedule), manner);
            if (played.isConfirmed()) {
                return played;
            }
            first = first.or(() -> Optional.of(played));
        }
        return first.orElseThrow();
    }

    /** The moves of a schedule and what each does, tidied; also where no scenario can be made of it. */
    public static List<Counterexample.Step> steps(Scenario scenario, Budget budget, Result.Broken found) {
        Problem problem = Problem.of(scenario, budget, found.broken());
        return steps(scenes(problem, Tidying.of(problem, found.schedule(), found.broken())));
    }

    private static List<Scene> scenes(Problem problem, List<Move> schedule) {
        return new Retelling(problem)
                .of(schedule, true)
                .orElseThrow(() -> new IllegalStateException("a schedule that was found is not possible"))
                .scenes();
    }

    private Counterexample played(
            Scenario scenario,
            Budget budget,
            Result.Broken found,
            String id,
            Text title,
            List<Scene> scenes,
            Manner manner)
            throws ScenarioException, InterruptedException {
        List<ScriptStep> script = Scripting.of(scenario, budget, scenes, manner);
        Set<String> begun = scenes.stream()
                .filter(scene -> scene.move() instanceof Move.Begin)
                .map(scene -> scenario.clients()
                        .get(((Move.Begin) scene.move()).client())
                        .name())
                .collect(Collectors.toSet());
        Set<String> absent = scenario.clients().stream()
                .map(client -> client.name())
                .filter(name -> !begun.contains(name))
                .collect(Collectors.toSet());
        Text goal = ScheduleText.goal(scenario, found.broken(), found.schedule().size(), faults(scenes));
        Trace trace = stage.play(parsed(scenario, id, title, goal, absent, begun, script, Set.of()));
        Verdict verdict = Judge.judge(trace);
        Set<FindingId> findings = verdict.ids();
        Scenario last = parsed(scenario, id, title, goal, absent, begun, script, findings);
        return new Counterexample(steps(scenes), found.broken(), last.source(), last, stage.play(last), verdict);
    }

    /** How often what has gone wrong when they are over; only what has. */
    private static Map<FaultKind, Integer> faults(List<Scene> scenes) {
        Map<FaultKind, Integer> faults = new EnumMap<>(FaultKind.class);
        if (!scenes.isEmpty()) {
            Spent spent = scenes.get(scenes.size() - 1).after().spent();
            for (FaultKind kind : FaultKind.values()) {
                if (spent.count(kind) > 0) {
                    faults.put(kind, spent.count(kind));
                }
            }
        }
        return faults;
    }

    private static List<Counterexample.Step> steps(List<Scene> scenes) {
        return scenes.stream()
                .map(scene -> new Counterexample.Step(
                        scene.move(),
                        scene.told().stream().map(Option.Told::fact).toList(),
                        scene.waited()))
                .toList();
    }

    private static Scenario parsed(
            Scenario scenario,
            String id,
            Text title,
            Text goal,
            Set<String> absent,
            Set<String> begun,
            List<ScriptStep> script,
            Set<FindingId> expect)
            throws ScenarioException {
        String text = new SavedScenario(id, title, goal, absent, begun, script, expect)
                .text(scenario.source(), scenario.variant());
        return ScenarioLoader.parse(id, text, Optional.empty());
    }
}
