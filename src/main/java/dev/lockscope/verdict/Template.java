package dev.lockscope.verdict;

import java.util.Set;
import java.util.TreeSet;

/**
 * A text with places for facts: {@code {name}} or {@code {name:format}}, and {@code [parts in brackets]}, which are left
 * out where a fact that they name is not known. Brackets may be nested.
 */
final class Template {

    /** Makes words of facts. */
    interface Words {

        /** Whether the fact is known. */
        boolean knows(String name);

        /**
         * The fact in words.
         *
         * @param format what follows the colon, or empty
         */
        String say(String name, String format);
    }

    private final String text;
    private int at;

    private Template(String text) {
        this.text = text;
    }

    /**
     * The text with its facts.
     *
     * @throws IllegalArgumentException when the text is malformed, or names a fact outside brackets that is not known
     */
    static String fill(String text, Words words) {
        Template template = new Template(text);
        StringBuilder out = new StringBuilder();
        if (!template.read(out, words)) {
            throw new IllegalArgumentException("a fact is missing for: " + text);
        }
        if (template.at < text.length()) {
            throw new IllegalArgumentException("a bracket too many in: " + text);
        }
        return out.toString();
    }

    /** The names of the facts that a text asks for, with their formats. */
    static Set<String> places(String text) {
        Set<String> places = new TreeSet<>();
        for (int open = text.indexOf('{'); open >= 0; open = text.indexOf('{', open + 1)) {
            places.add(text.substring(open + 1, text.indexOf('}', open)));
        }
        return places;
    }

    /** Reads up to the end of the text or a closing bracket; answers whether every fact of this level was known. */
    private boolean read(StringBuilder out, Words words) {
        boolean complete = true;
        while (at < text.length() && text.charAt(at) != ']') {
            char c = text.charAt(at++);
            if (c == '[') {
                StringBuilder part = new StringBuilder();
                if (read(part, words)) {
                    out.append(part);
                }
                expectClosed();
            } else if (c == '{') {
                complete &= place(out, words);
            } else {
                out.append(c);
            }
        }
        return complete;
    }

    private void expectClosed() {
        if (at == text.length()) {
            throw new IllegalArgumentException("a bracket is not closed in: " + text);
        }
        at++;
    }

    private boolean place(StringBuilder out, Words words) {
        int close = text.indexOf('}', at);
        if (close < 0) {
            throw new IllegalArgumentException("a brace is not closed in: " + text);
        }
        String place = text.substring(at, close);
        at = close + 1;
        int colon = place.indexOf(':');
        String name = colon < 0 ? place : place.substring(0, colon);
        if (!words.knows(name)) {
            return false;
        }
        out.append(words.say(name, colon < 0 ? "" : place.substring(colon + 1)));
        return true;
    }
}
