package dev.lockscope.desktop.contents;

import dev.lockscope.course.Progress.OfLesson;
import dev.lockscope.course.Progress.Prediction;
import java.util.Locale;

/**
 * How the learner stands with a lesson.
 *
 * @param state how far
 * @param prediction how the prediction went
 * @param won whether the challenge was won
 */
record Standing(State state, Prediction prediction, boolean won) {

    /** How far the learner has come in a lesson. */
    enum State {
        NEW,
        BEGUN,
        UNDER_WAY,
        DONE;

        /** What names its text. */
        String key() {
            return "state." + name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** Of what is known of a lesson. */
    static Standing of(OfLesson known, boolean begun, boolean underWay) {
        return new Standing(state(known, begun, underWay), known.prediction(), known.won());
    }

    private static State state(OfLesson known, boolean begun, boolean underWay) {
        // What is done stays so, whatever is looked at once more.
        if (known.done()) {
            return State.DONE;
        } else if (underWay) {
            return State.UNDER_WAY;
        }
        return begun ? State.BEGUN : State.NEW;
    }
}
