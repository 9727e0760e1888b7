package dev.lockscope.trace.file;

import dev.lockscope.trace.Phrases;
import java.nio.file.Path;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.ResourceBundle.Control;

/** A file is no trace that this program can read; says where, what stands there and what should. */
public final class TraceFileException extends Exception {

    private static final long serialVersionUID = 1L;

    /** What is wrong. */
    public enum Problem {
        /** It is a file of another kind. */
        FOREIGN,
        /** It is a trace of a format that this program does not read. */
        VERSION,
        /** It is empty, cut off within its first line, or begins with an event. */
        NO_HEADER,
        /** A line is damaged. */
        DAMAGED,
        /** It is larger than the limits allow. */
        TOO_LARGE,
        /** It is compressed, and cannot be unpacked. */
        BROKEN_ARCHIVE
    }

    /**
     * A place in a file.
     *
     * @param line from 1
     * @param column from 1, in characters
     * @param offset bytes from the beginning of the file, of a compressed one when unpacked
     */
    public record Place(long line, long column, long offset) {}

    // Not written when serialized, which no one does with it.
    private final transient Path file;
    private final transient Place place;
    private final Problem problem;
    private final String found;
    private final String expected;

    TraceFileException(Path file, Place place, Problem problem, String found, String expected) {
        super(text("en", file, place, problem, found, expected));
        this.file = file;
        this.place = place;
        this.problem = problem;
        this.found = found;
        this.expected = expected;
    }

    /** The file. */
    public Path file() {
        return file;
    }

    /** Where in the file. */
    public Place place() {
        return place;
    }

    /** What is wrong. */
    public Problem problem() {
        return problem;
    }

    /** What stands there. */
    public String found() {
        return found;
    }

    /** What should stand there. */
    public String expected() {
        return expected;
    }

    /**
     * The whole message in a language; what is a piece of the file stands as it is.
     *
     * @param language {@code nb} for Norwegian Bokmål, else English
     */
    public String text(String language) {
        return text(language, file, place, problem, found, expected);
    }

    private static String text(
            String language, Path file, Place place, Problem problem, String found, String expected) {
        Locale locale = language.equals("nb") ? Locale.forLanguageTag("nb") : Locale.ROOT;
        ResourceBundle bundle = ResourceBundle.getBundle(
                "dev.lockscope.trace.file.problems", locale, Control.getNoFallbackControl(Control.FORMAT_PROPERTIES));
        Phrases phrases = Phrases.in(language);
        return bundle.getString("message")
                .replace("{problem}", bundle.getString(problem.name()))
                .replace("{line}", Long.toString(place.line()))
                .replace("{column}", Long.toString(place.column()))
                .replace("{offset}", Long.toString(place.offset()))
                .replace("{file}", file.toString())
                .replace("{found}", quoted(found) ? found : phrases.of(found))
                .replace("{expected}", phrases.of(expected));
    }

    /** A piece of the file. */
    private static boolean quoted(String found) {
        return found.startsWith("\"");
    }
}
