package dev.lockscope.course;

import java.util.List;
import java.util.Map;

/** What a lesson's description asks its texts for. */
sealed interface Wanted {

    /**
     * The text of a run.
     *
     * @param options the ids of the question's options
     * @param beats the ids of the run's stops
     * @param repair whether there is a repaired variant
     * @param challenge whether there is a challenge
     * @param fewest whether the learner guesses how few faults break it
     */
    record OfRun(List<String> options, List<String> beats, boolean repair, boolean challenge, boolean fewest)
            implements Wanted {
        public OfRun {
            options = List.copyOf(options);
            beats = List.copyOf(beats);
        }
    }

    /**
     * The texts of cards and questions.
     *
     * @param cards the right option of each card, by its id
     * @param quiz the right option of each question, by its id
     */
    record OfCards(Map<String, String> cards, Map<String, String> quiz) implements Wanted {}
}
