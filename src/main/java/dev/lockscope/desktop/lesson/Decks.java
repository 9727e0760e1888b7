package dev.lockscope.desktop.lesson;

import dev.lockscope.course.Lesson;
import dev.lockscope.desktop.course.Page;
import java.util.List;
import java.util.Optional;

/**
 * The tasks and questions of a lesson, kept while it is open.
 *
 * @param cards the tasks that share one list of options
 * @param quiz the questions with options of their own
 */
record Decks(Deck cards, Deck quiz) {

    /** Those of a lesson, at their beginnings; empty ones in a lesson with a run. */
    static Decks of(Lesson lesson) {
        return new Decks(
                new Deck(lesson.cards().map(Lesson.OfCards::cards).orElse(List.of())),
                new Deck(lesson.cards().map(Lesson.OfCards::quiz).orElse(List.of())));
    }

    /** The one that a page shows. */
    Optional<Deck> on(Page page) {
        return switch (page) {
            case CARDS -> Optional.of(cards);
            case QUIZ -> Optional.of(quiz);
            case SET_UP, QUESTION, RUN, OUTCOME, REPAIR, TRY_IT, TAKE_AWAY -> Optional.empty();
        };
    }
}
