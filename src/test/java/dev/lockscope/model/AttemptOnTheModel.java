package dev.lockscope.model;

import dev.lockscope.course.deeds.Attempt;
import dev.lockscope.course.deeds.Deed;
import dev.lockscope.lab.EventMatcher;
import dev.lockscope.lab.Lab;
import dev.lockscope.lab.Play;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.scenario.EventPattern;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.testkit.ModelPlayer;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Trace;
import java.time.Duration;

/**
 * Plays a try at a challenge on the model as a learner plays it who holds the run after every single thing that happens
 * and acts by hand. Takes no time and no threads.
 */
public final class AttemptOnTheModel {

    /** Long enough for every lease of the course. */
    private static final Play.Limits LIMITS = new Play.Limits(10_000, Duration.ofMinutes(3));

    private final ModelRun run;
    private final Scenario scenario;
    private final Attempt attempt;
    private int read;

    /**
     * What came of a try.
     *
     * @param trace the run
     * @param done whether every event came that was waited for, and everything could be done then
     */
    public record Played(Trace trace, boolean done) {}

    private AttemptOnTheModel(ModelRun run, Scenario scenario, Attempt attempt) {
        this.run = run;
        this.scenario = scenario;
        this.attempt = attempt;
    }

    /**
     * What comes of a try.
     *
     * @param start what the challenge begins with
     * @param free whether it is played without the script
     */
    public static Played play(Attempt attempt, Scenario start, boolean free, long seed) {
        Scenario scenario = attempt.of(start);
        Play play = free ? new Play.Free(LIMITS) : new Play.Scripted();
        ModelLab lab = new ModelLab(WallClock.system(), new Lab.Versions("test", "17"));
        try (ModelRun run = (ModelRun) lab.open(scenario, new RunOptions(1, seed, play))) {
            run.start();
            boolean done = new AttemptOnTheModel(run, scenario, attempt).play();
            return new Played(run.trace(), done);
        }
    }

    private boolean play() {
        for (Deed deed : attempt.deeds()) {
            if (!comes(deed.when(), deed.nth())) {
                return false;
            }
            for (String action : deed.actions()) {
                if (!run.apply(attempt.action(scenario, action))) {
                    return false;
                }
            }
        }
        if (attempt.until().isEmpty()) {
            return playsOn();
        }
        boolean comes = comes(attempt.until(), 1);
        run.end();
        return comes;
    }

    private boolean playsOn() {
        boolean goesOn = true;
        while (goesOn) {
            goesOn = run.goOnByOne();
        }
        return true;
    }

    private boolean comes(String text, int nth) {
        EventPattern pattern = ModelPlayer.event(scenario, text);
        int wanted = nth;
        for (boolean goesOn = true; goesOn; goesOn = run.goOnByOne()) {
            for (Event event : run.recorder().from(read)) {
                read++;
                wanted -= EventMatcher.matches(pattern, event) ? 1 : 0;
                if (wanted == 0) {
                    return true;
                }
            }
        }
        return false;
    }
}
