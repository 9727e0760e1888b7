package dev.lockscope.app;

import dev.lockscope.course.Challenge;
import dev.lockscope.course.deeds.Attempt;
import dev.lockscope.lab.Branch;
import dev.lockscope.lab.EventMatcher;
import dev.lockscope.lab.Play;
import dev.lockscope.lab.Run;
import dev.lockscope.model.AttemptOnTheModel;
import dev.lockscope.scenario.EventPattern;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.testkit.ModelPlayer;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.FaultFact.LearnerActed;
import dev.lockscope.trace.Trace;
import java.util.ArrayList;
import java.util.List;

/** Does on real servers what a learner has done on the model, at the same events, and ends the run. */
final class LearnerOnServers {

    private static final long PATIENCE = 40_000_000_000L;

    private LearnerOnServers() {}

    /** How the run is to be played. */
    static Play play(Attempt attempt, Challenge challenge, Scenario scenario) {
        if (!challenge.free()) {
            return new Play.Scripted();
        }
        Trace trace =
                AttemptOnTheModel.play(attempt, challenge.start(), true, 1).trace();
        List<Event> events = trace.events();
        for (int n = events.size() - 1; n >= 0; n--) {
            if (events.get(n).fact() instanceof LearnerActed last) {
                return Branch.of(scenario, trace, n, attempt.action(scenario, last.action()));
            }
        }
        return new Play.Free();
    }

    /** Lets the run go to the end of a try. */
    static void finish(Attempt attempt, Scenario scenario, Run run) throws InterruptedException {
        run.start();
        if (!attempt.until().isEmpty()) {
            await(run, last(attempt, scenario));
            run.end();
        }
        run.awaitEnd();
    }

    /** What is waited for after the last action. */
    private static List<EventPattern> last(Attempt attempt, Scenario scenario) {
        int acting = attempt.deeds().size();
        while (acting > 0 && attempt.deeds().get(acting - 1).actions().isEmpty()) {
            acting--;
        }
        List<EventPattern> patterns = new ArrayList<>();
        attempt.deeds()
                .subList(acting, attempt.deeds().size())
                .forEach(deed -> patterns.add(ModelPlayer.event(scenario, deed.when())));
        patterns.add(ModelPlayer.event(scenario, attempt.until()));
        return patterns;
    }

    private static void await(Run run, List<EventPattern> patterns) throws InterruptedException {
        int read = 0;
        int reached = 0;
        while (reached < patterns.size() && run.recorder().awaitMoreThan(read, PATIENCE)) {
            for (Event event : run.recorder().from(read)) {
                read++;
                boolean acted = event.fact() instanceof LearnerActed;
                boolean fits = reached < patterns.size() && EventMatcher.matches(patterns.get(reached), event);
                reached = acted ? 0 : fits ? reached + 1 : reached;
            }
        }
    }
}
