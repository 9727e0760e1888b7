package dev.lockscope.export;

import java.util.List;
import java.util.regex.Pattern;

/** Texts for Markdown, in which nothing is taken for markup. Source: CommonMark and GitHub Flavored Markdown. */
final class MarkdownText {

    private static final Pattern INLINE = Pattern.compile("[\\\\`*_\\[\\]<>|&~$#@!{}]");

    /** What makes a list, a heading or a line of a text that begins with it. */
    private static final Pattern BEGINNING = Pattern.compile("^([-+=:]|\\d+(?=[.)](\\s|$)))");

    private MarkdownText() {}

    /** A text of one line. */
    static String of(String text) {
        String escaped = INLINE.matcher(Characters.line(text).strip()).replaceAll("\\\\$0");
        return BEGINNING.matcher(escaped).replaceFirst(match -> guarded(match.group()));
    }

    private static String guarded(String beginning) {
        return Character.isDigit(beginning.charAt(0)) ? beginning + "\\\\" : "\\\\" + beginning;
    }

    /** A row of a table. */
    static String row(List<String> cells) {
        return "| " + String.join(" | ", cells.stream().map(MarkdownText::of).toList()) + " |\n";
    }

    /** The lines above the rows of a table. */
    static String head(List<String> cells) {
        return row(cells) + "|" + " --- |".repeat(cells.size()) + "\n";
    }
}
