package dev.lockscope.desktop.lesson;

import dev.lockscope.desktop.course.Grade;
import java.util.Optional;

/** How a prediction did. */
sealed interface Result {

    /** The run has not decided yet. */
    record Open() implements Result {}

    /** It is what happened. */
    record Right(String option) implements Result {}

    /** Something else happened. */
    record Wrong(String chosen, String right) implements Result {}

    /** There was none. */
    record Skipped(String right) implements Result {}

    /** The machine stalled, so that the run says nothing. */
    record Disturbed() implements Result {}

    /** What happened is none of the options, such as when somebody has meddled with the run. */
    record Undecided() implements Result {}

    /** That of a prediction set against what the learner's run says. */
    static Result of(Grade grade, Optional<String> chosen) {
        if (grade instanceof Grade.Decided decided) {
            String right = decided.right();
            return chosen.<Result>map(own -> own.equals(right) ? new Right(own) : new Wrong(own, right))
                    .orElseGet(() -> new Skipped(right));
        } else if (grade instanceof Grade.Disturbed) {
            return new Disturbed();
        }
        return grade instanceof Grade.Undecided ? new Undecided() : new Open();
    }
}
