package dev.lockscope.scenario.problem;

import dev.lockscope.trace.Phrases;
import java.util.List;

/**
 * A few words to a person, in any language of the product.
 *
 * @param wording which words
 * @param arguments what fills their gaps, in order; safe to show
 */
public record Message(Wording wording, List<String> arguments) {

    public Message {
        arguments = List.copyOf(arguments);
    }

    /** The words in a language: {@code nb} for Norwegian Bokmål, else English. */
    public String in(String language) {
        Phrases phrases = Phrases.in(language);
        // Why a file cannot be read is itself in words; all else is pieces of the file.
        List<String> said = wording == Wording.CANNOT_READ_FILE
                ? arguments.stream().map(phrases::of).toList()
                : arguments;
        return Phrasebook.in(language).say(wording.key(), said);
    }
}
