package dev.lockscope.explore.ttl;

import dev.lockscope.scenario.problem.Excerpt;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** A file of latencies cannot be used. The message says where and why. */
public final class LatencyException extends Exception {

    private static final long serialVersionUID = 1L;

    private static final String BUNDLE = "dev.lockscope.explore.ttl.latencies";

    /** Why. */
    enum Why {
        /** A field is no length of time. */
        NO_LENGTH,
        /** There is a row without the field. */
        NO_FIELD,
        /** There are several columns, and none is known to be the one. */
        WHICH_COLUMN,
        /** There is no length at all. */
        EMPTY,
        /** There are too many of them. */
        TOO_MANY,
        /** It is not text in UTF-8. */
        NO_TEXT,
        /** Quotation marks do not fit together. */
        QUOTES
    }

    private final String file;
    private final long line;
    private final int column;
    private final Why why;
    private final String found;

    LatencyException(String file, long line, int column, Why why, String found) {
        super(file + ":" + line + ":" + column + ": " + why + " " + found);
        this.file = file;
        this.line = line;
        this.column = column;
        this.why = why;
        this.found = found;
    }

    /**
     * What is wrong and where: the file, the line, and the column of the table, each from 1.
     *
     * @param language {@code nb} for Norwegian Bokmål, else English
     */
    public String text(String language) {
        Locale locale = language.equals("nb") ? Locale.forLanguageTag("nb") : Locale.ROOT;
        ResourceBundle bundle = ResourceBundle.getBundle(
                BUNDLE, locale, ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
        String words = bundle.getString(why.name().toLowerCase(Locale.ROOT).replace('_', '-'));
        return file + ":" + line + ":" + column + ": "
                + new MessageFormat(words, locale).format(new Object[] {Excerpt.of(found), String.valueOf(column)});
    }
}
