package dev.lockscope.cli;

import java.util.ArrayList;
import java.util.List;

/** Breaks text into lines between words. */
final class Wrapping {

    private Wrapping() {}

    /**
     * The lines of a text.
     *
     * @param width the longest line, columns; a word that is longer stands alone and sticks out
     */
    static List<String> lines(String text, int width) {
        List<String> lines = new ArrayList<>();
        for (String paragraph : text.split("\n", -1)) {
            StringBuilder line = new StringBuilder();
            for (String word : paragraph.split(" ", -1)) {
                if (line.length() > 0 && Cell.width(line.toString()) + 1 + Cell.width(word) > width) {
                    lines.add(line.toString());
                    line.setLength(0);
                }
                line.append(line.length() == 0 ? "" : " ").append(word);
            }
            lines.add(line.toString());
        }
        return lines;
    }
}
