package dev.lockscope.lock.listing;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;

/**
 * Tells keywords, strings, comments and the like apart, well enough to colour the listings.
 *
 * <p>It knows the words of a language, not its grammar: a regular expression literal in JavaScript is not recognised, and
 * a type is any name that begins with a capital letter.
 */
public final class Highlighting {

    private Highlighting() {}

    /** The spans of a whole text, in rising order; none overlaps another. */
    public static List<Span> spans(Syntax syntax, String text) {
        List<Span> spans = new ArrayList<>();
        Matcher token = Tokens.of(syntax).matcher(text);
        while (token.find()) {
            for (TokenKind kind : TokenKind.values()) {
                if (token.start(kind.name()) >= 0 && token.end() > token.start()) {
                    spans.add(new Span(token.start(), token.end(), kind));
                }
            }
        }
        return List.copyOf(spans);
    }

    /**
     * The spans of each line of a text, counted from the line's beginning. What goes over several lines, such as a
     * comment, has a span on each of them.
     */
    public static List<List<Span>> lines(Syntax syntax, List<String> lines) {
        List<Span> all = spans(syntax, String.join("\n", lines));
        List<List<Span>> result = new ArrayList<>();
        int begin = 0;
        int next = 0;
        for (String line : lines) {
            int end = begin + line.length();
            List<Span> here = new ArrayList<>();
            while (next < all.size() && all.get(next).from() < end) {
                Span span = all.get(next);
                int from = Math.max(span.from(), begin);
                int to = Math.min(span.to(), end);
                if (from < to) {
                    here.add(new Span(from - begin, to - begin, span.kind()));
                }
                if (span.to() > end) {
                    break;
                }
                next++;
            }
            result.add(List.copyOf(here));
            begin = end + 1;
        }
        return List.copyOf(result);
    }
}
