package dev.lockscope.desktop.stage;

import java.util.regex.Pattern;

/** An answer in so few letters that it can travel along a link. */
final class ShortAnswer {

    private static final Pattern BLANKS = Pattern.compile("\\s+");
    private static final int MOST = 12;

    private ShortAnswer() {}

    /** The short form of an answer: long random tokens only begin. */
    static String of(String text) {
        String flat = BLANKS.matcher(text.strip()).replaceAll(" ");
        return flat.length() <= MOST ? flat : Figures.token(flat);
    }
}
