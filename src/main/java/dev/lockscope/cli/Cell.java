package dev.lockscope.cli;

import java.util.List;
import picocli.CommandLine.Help.Ansi.Style;

/**
 * A piece of a line.
 *
 * @param text what it says
 * @param width how many columns it takes at least; the last cell of a line takes what is left
 * @param styles how it looks where there are colours
 */
record Cell(String text, int width, List<Style> styles) {

    Cell {
        text = harmless(text);
        styles = List.copyOf(styles);
    }

    static Cell of(String text, int width, Style... styles) {
        return new Cell(text, width, List.of(styles));
    }

    /** A cell of its text's own width. */
    static Cell of(String text, Style... styles) {
        return new Cell(text, 0, List.of(styles));
    }

    /** How many columns a text takes. */
    static int width(String text) {
        return text.codePointCount(0, text.length());
    }

    /** Files come from others: what they say must not steer the terminal. */
    private static String harmless(String text) {
        StringBuilder clean = new StringBuilder(text.length());
        text.codePoints().forEach(c -> clean.appendCodePoint(Character.isISOControl(c) && c != '\n' ? '\uFFFD' : c));
        return clean.toString();
    }
}
