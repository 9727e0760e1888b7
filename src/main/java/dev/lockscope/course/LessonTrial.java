package dev.lockscope.course;

import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioFiles;
import dev.lockscope.scenario.problem.Problem;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import dev.lockscope.trace.Trace;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Runs a lesson to see whether it tells the truth: exactly one option is what happens, and the run comes to every beat.
 */
public final class LessonTrial {

    private final Player player;

    /** Runs scenarios. */
    @FunctionalInterface
    public interface Player {

        /**
         * The trace of a whole run that the script leads.
         *
         * @throws InterruptedException when the calling thread is interrupted
         */
        Trace play(Scenario scenario) throws InterruptedException;
    }

    /** A trial whose runs are played so. */
    public LessonTrial(Player player) {
        this.player = player;
    }

    /**
     * A run of each variant that the lesson's question is about, by the variant's name.
     *
     * @throws InterruptedException when the calling thread is interrupted
     */
    public Map<String, Trace> runs(Lesson.OfRun lesson) throws InterruptedException {
        Map<String, Trace> runs = new LinkedHashMap<>();
        for (Scenario scenario : lesson.variants()) {
            String variant = scenario.variant().orElse("");
            if (lesson.question().variants().contains(variant)) {
                runs.put(variant, player.play(scenario));
            }
        }
        return runs;
    }

    /**
     * What of a lesson its runs contradict, in the order of its description; nothing where it tells the truth.
     *
     * @throws InterruptedException when the calling thread is interrupted
     */
    public List<Problem> problems(Lesson lesson) throws InterruptedException {
        if (lesson.run().isEmpty()) {
            return List.of();
        }
        return problems(lesson, lesson.run().get());
    }

    private List<Problem> problems(Lesson whole, Lesson.OfRun lesson) throws InterruptedException {
        Path file = whole.folder().resolve(ScenarioFiles.LESSON);
        Problems problems = new Problems(file.toString());
        Places places = Places.of(whole.folder());
        Map<String, Trace> runs = runs(lesson);
        Map<String, Observed> observed = new HashMap<>();
        runs.forEach((variant, trace) -> observed.put(variant, Observed.of(trace)));
        List<String> holding = lesson.question()
                .holding(new Observations(observed, lesson.question().usual()));
        if (holding.isEmpty()) {
            problems.add(places.options(), Wording.NO_OPTION_HOLDS.with(), Wording.WANT_ONE_OPTION.with());
        } else if (holding.size() > 1) {
            problems.add(
                    places.options(),
                    Wording.SEVERAL_OPTIONS_HOLD.with(String.join(", ", holding)),
                    Wording.WANT_ONE_OPTION.with());
        }
        for (Beat beat : lesson.beats()) {
            if (!isReached(beat, lesson, observed)) {
                problems.add(places.beat(beat.id()), Wording.BEAT_NOT_REACHED.with(beat.id()));
            }
        }
        return problems.inOrder();
    }

    private boolean isReached(Beat beat, Lesson.OfRun lesson, Map<String, Observed> observed)
            throws InterruptedException {
        Observed start = observed.get(lesson.question().usual());
        if (start != null && start.nth(beat.at(), beat.nth()).isPresent()) {
            return true;
        }
        for (Scenario scenario : lesson.repaired()) {
            String variant = scenario.variant().orElse("");
            if (!observed.containsKey(variant)) {
                observed.put(variant, Observed.of(player.play(scenario)));
            }
            Observed run = observed.get(variant);
            if (run != null && run.nth(beat.at(), beat.nth()).isPresent()) {
                return true;
            }
        }
        return false;
    }
}
