package dev.lockscope.course.text;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A piece of what the course says.
 *
 * @param language {@code en} or {@code nb}
 * @param where the lesson and the part of it
 * @param plain its words, with code as it stands
 * @param spoken its words, with {@link #CODE} in the place of code
 */
record Passage(String language, String where, String plain, String spoken) {

    /** Stands for a piece of code, which has no language and counts as one word. */
    static final String CODE = "§";

    /** A full stop, or a colon before a capital, ends a sentence; so does a line. An ordinal such as "100. ms" does not. */
    private static final Pattern END =
            Pattern.compile("(?<=[.!?…][»”\")]?)\\s+(?=[«\"(]?[\\p{Lu}\\d§])|(?<=:)\\s+(?=\\p{Lu})|\\n");

    /** Its sentences, without those that have no word. */
    List<String> sentences() {
        return END.splitAsStream(spoken)
                .map(String::strip)
                .filter(sentence -> !words(sentence).isEmpty())
                .toList();
    }

    /** The words of a text: letters, digits and what joins them; code is one. */
    static List<String> words(String text) {
        return Arrays.stream(text.split("[^\\p{L}\\p{N}§'’-]+"))
                .filter(word -> word.matches(".*[\\p{L}\\p{N}§].*"))
                .toList();
    }
}
