package dev.lockscope.desktop.course;

import dev.lockscope.course.Lesson;
import java.util.ArrayList;
import java.util.List;

/** A page of a lesson. */
public enum Page {
    /** What the lesson is for, and what stands on the stage. */
    SET_UP,
    /** What the learner thinks will happen. */
    QUESTION,
    /** The run, which stops where there is something to look at. */
    RUN,
    /** What happened, beside what was predicted. */
    OUTCOME,
    /** The same with code that does it better. */
    REPAIR,
    /** The challenge. */
    TRY_IT,
    /** Tasks for which one chooses a way. */
    CARDS,
    /** Questions with an answer each. */
    QUIZ,
    /** What to remember. */
    TAKE_AWAY;

    /** The pages of a lesson, in order. */
    public static List<Page> of(Lesson lesson) {
        List<Page> pages = new ArrayList<>(List.of(SET_UP));
        lesson.run().ifPresent(run -> {
            pages.addAll(List.of(QUESTION, RUN, OUTCOME));
            if (!run.repaired().isEmpty()) {
                pages.add(REPAIR);
            }
            if (run.challenge().isPresent()) {
                pages.add(TRY_IT);
            }
        });
        lesson.cards().ifPresent(cards -> pages.addAll(List.of(CARDS, QUIZ)));
        pages.add(TAKE_AWAY);
        return List.copyOf(pages);
    }
}
