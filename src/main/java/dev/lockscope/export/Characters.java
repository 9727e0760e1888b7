package dev.lockscope.export;

import java.io.BufferedWriter;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/** What can be said in files of text: everything but halves of characters and what turns lines around. */
final class Characters {

    /** What stands for what cannot be said. */
    static final String REPLACEMENT = "\uFFFD";

    /** Halves of surrogate pairs, which UTF-8 cannot say. */
    private static final Pattern HALVES = Pattern.compile("\\p{Cs}");

    /** Ends of lines, controls, marks that turn the direction of what follows them, and what no text may hold. */
    private static final Pattern UNRULY = Pattern.compile(
            "[\\p{Cc}\\p{Zl}\\p{Zp}\\p{Cs}\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069\\uFEFF\\uFFFE\\uFFFF]+");

    private Characters() {}

    /** A text that UTF-8 can say. */
    static String whole(String text) {
        return HALVES.matcher(text).replaceAll(REPLACEMENT);
    }

    /** A text of one line that keeps its direction. */
    static String line(String text) {
        return UNRULY.matcher(text).replaceAll(REPLACEMENT);
    }

    /** A writer of UTF-8, to be flushed. */
    static Writer writer(OutputStream out) {
        return new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
    }
}
