package dev.lockscope.desktop.gallery;

import dev.lockscope.course.Lesson;
import dev.lockscope.course.Lessons;
import dev.lockscope.course.Profiles;
import dev.lockscope.course.Progress;
import dev.lockscope.course.Progress.Prediction;
import dev.lockscope.course.Result;
import dev.lockscope.lab.Lab;
import dev.lockscope.lab.Run;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.model.ModelLab;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.Judge;
import java.util.Optional;

/** Learners who have come some way, for pictures. */
final class Learnt {

    private Learnt() {}

    /**
     * Somebody who has done a share of the course.
     *
     * @param share from 0 to 1
     */
    static Profiles of(Lessons lessons, double share) {
        long done = Math.round(lessons.lessons().size() * share);
        Progress progress = Progress.NONE;
        for (Lesson lesson : lessons.lessons()) {
            if (lesson.number() <= done) {
                progress = progress.withPrediction(lesson.id(), prediction(lesson), Optional.of("a"))
                        .withDone(lesson.id());
                progress = lesson.number() % 4 == 0 ? progress.withWon(lesson.id()) : progress;
                progress = run(lesson, progress);
            } else if (lesson.number() == done + 1 && done > 0) {
                progress = progress.withBegun(lesson.id());
            }
        }
        return Profiles.NONE.of("Kari").with(progress);
    }

    private static Prediction prediction(Lesson lesson) {
        if (lesson.cards().isPresent()) {
            return Prediction.OPEN;
        }
        return switch (lesson.number() % 3) {
            case 0 -> Prediction.WRONG;
            case 1 -> Prediction.RIGHT;
            default -> lesson.number() % 2 == 0 ? Prediction.SKIPPED : Prediction.RIGHT;
        };
    }

    /** Runs what a learner runs in a lesson, on the model. */
    private static Progress run(Lesson lesson, Progress before) {
        if (lesson.run().isEmpty()) {
            return before;
        }
        Lesson.OfRun content = lesson.run().get();
        Progress progress = before;
        for (Scenario scenario : content.variants()) {
            if (scenario.equals(content.start()) || content.repaired().contains(scenario)) {
                Trace trace = trace(scenario);
                Optional<Result> result = Result.of(trace, scenario, Judge.judge(trace));
                if (result.isPresent()) {
                    progress =
                            progress.withResult(lesson.id(), scenario.variant().orElse(""), result.get());
                }
            }
        }
        return progress;
    }

    private static Trace trace(Scenario scenario) {
        ModelLab lab = new ModelLab(WallClock.system(), new Lab.Versions("0", "17"));
        try (Run run = lab.open(scenario, new RunOptions(1, 42))) {
            run.start();
            run.awaitEnd();
            return run.trace();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }
}
