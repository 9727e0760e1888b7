package dev.lockscope.scenario.problem;

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
        return Phrasebook.in(language).say(wording.key(), arguments);
    }
}
