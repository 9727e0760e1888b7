package dev.lockscope.trace;

import java.util.Set;
import java.util.TreeSet;

/**
 * A text with places for facts: {@code {name}} or {@code {name:format}}, and {@code [parts in brackets]}, which are left
 * out where a fact that they name is not known; after a bar, {@code [part|other part]}, stands what is said instead.
 * Brackets may be nested.
 */
final class Template {

    /** Makes words of facts. */
    interface Words {

        /** Whether the fact is known, so that a part in brackets that names it is said. */
        boolean knows(String name);

        /**
         * The fact in words, known or not.
         *
         * @param format what follows the colon, or empty
         * @throws IllegalArgumentException when there is no such fact or format
         */
        String say(String name, String format);
    }

    private final String text;
    private final Words words;
    private int at;

    private Template(String text, Words words) {
        this.text = text;
        this.words = words;
    }

    /**
     * The text with its facts.
     *
     * @throws IllegalArgumentException when the text is malformed, or names a fact that is none
     */
    static String fill(String text, Words words) {
        Template template = new Template(text, words);
        StringBuilder out = new StringBuilder();
        template.read(out);
        if (template.at < text.length()) {
            throw new IllegalArgumentException("a bracket or bar too many in: " + text);
        }
        return out.toString();
    }

    /** The places for facts in a text, with their formats. */
    static Set<String> places(String text) {
        Set<String> places = new TreeSet<>();
        for (int open = text.indexOf('{'); open >= 0; open = text.indexOf('{', open + 1)) {
            places.add(text.substring(open + 1, text.indexOf('}', open)));
        }
        return places;
    }

    /** Reads up to the end of the part; answers whether every fact of it was known. */
    private boolean read(StringBuilder out) {
        boolean complete = true;
        while (at < text.length() && text.charAt(at) != ']' && text.charAt(at) != '|') {
            char c = text.charAt(at++);
            if (c == '[') {
                choice(out);
            } else if (c == '{') {
                complete &= place(out);
            } else {
                out.append(c);
            }
        }
        return complete;
    }

    private void choice(StringBuilder out) {
        StringBuilder part = new StringBuilder();
        boolean said = read(part);
        while (at < text.length() && text.charAt(at) == '|') {
            at++;
            StringBuilder other = new StringBuilder();
            if (read(other) && !said) {
                part = other;
                said = true;
            }
        }
        if (at == text.length()) {
            throw new IllegalArgumentException("a bracket is not closed in: " + text);
        }
        at++;
        if (said) {
            out.append(part);
        }
    }

    private boolean place(StringBuilder out) {
        int close = text.indexOf('}', at);
        if (close < 0) {
            throw new IllegalArgumentException("a brace is not closed in: " + text);
        }
        String place = text.substring(at, close);
        at = close + 1;
        int colon = place.indexOf(':');
        String name = colon < 0 ? place : place.substring(0, colon);
        out.append(words.say(name, colon < 0 ? "" : place.substring(colon + 1)));
        return words.knows(name);
    }
}
