package dev.lockscope.handout;

import dev.lockscope.course.Lesson;
import dev.lockscope.course.LessonTrial;
import dev.lockscope.course.Lessons;
import dev.lockscope.trace.Trace;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Runs that show what is right, since no lesson says it.
 *
 * @param runs for each lesson with a run, by its id, a run of each variant that its question is about, by its name
 */
public record Answers(Map<String, Map<String, Trace>> runs) {

    public Answers {
        runs = Collections.unmodifiableMap(new LinkedHashMap<>(runs));
    }

    /**
     * Plays all lessons.
     *
     * @throws InterruptedException when the calling thread is interrupted
     */
    public static Answers of(Lessons course, LessonTrial trial) throws InterruptedException {
        Map<String, Map<String, Trace>> runs = new LinkedHashMap<>();
        for (Lesson lesson : course.lessons()) {
            if (lesson.content() instanceof Lesson.OfRun run) {
                runs.put(lesson.id(), trial.runs(run));
            }
        }
        return new Answers(runs);
    }

    Map<String, Trace> of(Lesson lesson) {
        return runs.getOrDefault(lesson.id(), Map.of());
    }
}
