package dev.lockscope.course;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The texts of a lesson's cards and questions, in one language.
 *
 * @param intro what all cards share
 * @param cards by the cards' ids, each with the options that all cards share
 * @param quiz by the questions' ids, each with options of its own
 */
public record CardTexts(Prose intro, Map<String, CardText> cards, Map<String, CardText> quiz) {

    public CardTexts {
        cards = Collections.unmodifiableMap(new LinkedHashMap<>(cards));
        quiz = Collections.unmodifiableMap(new LinkedHashMap<>(quiz));
    }

    /**
     * The text of one card or question.
     *
     * @param task what is asked
     * @param options what one can choose, by the options' ids, in the order shown
     * @param explanation what is said after the choice
     */
    public record CardText(Prose task, Map<String, Prose> options, Prose explanation) {
        public CardText {
            options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
        }
    }
}
