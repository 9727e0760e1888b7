package dev.lockscope.scenario.problem;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * One thing that is wrong with a file.
 *
 * @param file the file's name as the reader of the message knows it
 * @param line from 1
 * @param column from 1, in Unicode characters
 * @param found what is there
 * @param expected what should be there
 * @param hint the word that was probably meant
 * @param variants the file's variants in which it is wrong; none where it is wrong in all
 */
public record Problem(
        String file,
        int line,
        int column,
        Message found,
        Optional<Message> expected,
        Optional<String> hint,
        List<String> variants) {

    public Problem {
        variants = List.copyOf(variants);
    }

    /** The same problem in these variants. */
    Problem in(Collection<String> others) {
        return new Problem(file, line, column, found, expected, hint, List.copyOf(others));
    }

    /** The problem in one line of English, in the form that editors and build tools recognise. */
    public String text() {
        return text("en");
    }

    /** The problem in one line of a language: {@code nb} for Norwegian Bokmål, else English. */
    public String text(String language) {
        return file + ':' + line + ':' + column + ": " + sentence(language);
    }

    /** The problem without where it is. */
    public String sentence(String language) {
        Phrasebook words = Phrasebook.in(language);
        StringBuilder text = new StringBuilder(found.in(language));
        expected.ifPresent(message -> text.append(words.say("join.expected", List.of(message.in(language)))));
        hint.ifPresent(word -> text.append(words.say("join.hint", List.of(word))));
        if (!variants.isEmpty()) {
            List<String> shown = variants.stream().map(Excerpt::of).toList();
            text.append(words.say("join.variants", List.of(String.join(", ", shown))));
        }
        return text.toString();
    }

    @Override
    public String toString() {
        return text();
    }
}
