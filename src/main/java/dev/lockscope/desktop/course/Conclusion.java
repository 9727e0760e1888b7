package dev.lockscope.desktop.course;

import dev.lockscope.course.Lesson;
import dev.lockscope.course.Result;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.Judge;
import dev.lockscope.verdict.Verdict;
import java.util.Map;
import java.util.Optional;

/**
 * What a whole run comes to.
 *
 * @param grade what it says about the lesson's question, if it is a run of the variant that was asked about
 * @param result what it shows about its lock, if it shows anything
 */
record Conclusion(Verdict verdict, Grade grade, Optional<Result> result) {

    /** Of a run of any of the lesson's variants. */
    static Conclusion of(Trace trace, Optional<Scenario> scenario, Lesson.OfRun lesson) {
        Verdict verdict = Judge.judge(trace);
        if (verdict.isDisturbed()) {
            return new Conclusion(verdict, new Grade.Disturbed(), Optional.empty());
        }
        Optional<String> right = lesson.question().rightOption(Map.of(LessonRuns.variant(lesson.start()), trace));
        return new Conclusion(
                verdict,
                right.<Grade>map(Grade.Decided::new).orElseGet(Grade.Undecided::new),
                scenario.flatMap(known -> Result.of(trace, known, verdict)));
    }
}
