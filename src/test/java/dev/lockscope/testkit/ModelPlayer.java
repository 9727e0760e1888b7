package dev.lockscope.testkit;

import dev.lockscope.lab.Cue;
import dev.lockscope.lab.EventMatcher;
import dev.lockscope.lab.Lab;
import dev.lockscope.lab.Play;
import dev.lockscope.lab.Run;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.model.ModelLab;
import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.ActionText;
import dev.lockscope.scenario.EventPattern;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.Vocabulary;
import dev.lockscope.scenario.problem.Position;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.yaml.Yaml;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Trace;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Plays scenarios on the model, to their ends. */
public final class ModelPlayer {

    private static final long LONG = 30_000_000_000L;

    private ModelPlayer() {}

    public static Trace play(Scenario scenario) throws InterruptedException {
        return play(scenario, 42);
    }

    public static Trace play(Scenario scenario, long seed) throws InterruptedException {
        try (Run run = open(scenario, new RunOptions(1, seed))) {
            run.start();
            run.awaitEnd();
            return run.trace();
        }
    }

    /**
     * The trace of a run without the script, in which the learner acts when events come.
     *
     * @param last the event after which it is ended, as in scripts
     * @param cues events and actions in turn, as in scripts
     */
    public static Trace playFree(Scenario scenario, String last, String... cues) throws InterruptedException {
        List<Cue> read = new ArrayList<>();
        for (int i = 0; i < cues.length; i += 2) {
            Action action = new ActionText(scenario).read(cues[i + 1]).orElseThrow();
            Cue.Awaited awaited = new Cue.Awaited.Next(event(scenario, cues[i]));
            read.add(new Cue(awaited, new Cue.Deed.OfLearner(action), Duration.ofSeconds(30)));
        }
        EventPattern end = event(scenario, last);
        Play play = new Play.Branch(read, Play.Limits.USUAL);
        try (Run run = open(scenario, new RunOptions(1, 42, play))) {
            // Free play waits for more when nothing is left to be done, so somebody has to end it.
            Thread ender = new Thread(() -> endAfter(run, end), "ender");
            ender.setDaemon(true);
            ender.start();
            run.start();
            run.awaitEnd();
            return run.trace();
        }
    }

    private static void endAfter(Run run, EventPattern last) {
        try {
            int seen = 0;
            while (run.recorder().awaitMoreThan(seen, LONG)) {
                for (Event event : run.recorder().from(seen)) {
                    seen++;
                    if (EventMatcher.matches(last, event)) {
                        run.end();
                        return;
                    }
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** An event as in scripts. */
    public static EventPattern event(Scenario scenario, String text) {
        Problems problems = new Problems("test");
        Yaml.Scalar written = new Yaml.Scalar(Position.START, text, Yaml.Type.TEXT, -1);
        return new Vocabulary(scenario, problems)
                .event(written)
                .orElseThrow(() -> new AssertionError(problems.inOrder().toString()));
    }

    private static Run open(Scenario scenario, RunOptions options) {
        return new ModelLab(WallClock.system(), new Lab.Versions("test", "17")).open(scenario, options);
    }
}
