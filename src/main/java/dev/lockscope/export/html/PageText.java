package dev.lockscope.export.html;

import dev.lockscope.export.html.Card.Clock;
import dev.lockscope.export.html.Card.Ink;
import dev.lockscope.export.html.Card.Line;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.Format;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.util.Arrays;
import java.util.Enumeration;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.ResourceBundle;
import java.util.SortedMap;
import java.util.TreeMap;

/** What the page says, in one language. Immutable, so any thread may use it. */
final class PageText {

    /** Texts that the script says begin so. */
    private static final String SCRIPT = "script.";

    /** Stands where a running time is to be. No text of ours has it. */
    private static final String HOLE = "\uE000";

    private static final String BUNDLE = "dev.lockscope.export.html.page";
    private static final double SECOND = 1e9;
    private static final int LONGEST_TOKEN = 12;

    private final ResourceBundle bundle;
    private final Locale locale;

    private PageText(ResourceBundle bundle, Locale locale) {
        this.bundle = bundle;
        this.locale = locale;
    }

    /**
     * The words of a language.
     *
     * @param language {@code nb} for Norwegian Bokmål, else English
     */
    static PageText in(String language) {
        Locale locale = language.equals("nb") ? Locale.forLanguageTag("nb") : Locale.ROOT;
        // Without this, English would come out in the language of the machine, where there is a bundle for it.
        ResourceBundle.Control noFallback =
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);
        return new PageText(ResourceBundle.getBundle(BUNDLE, locale, noFallback), locale);
    }

    /** The text of a key, with values in it: numbers as the language writes them, anything else by its own text. */
    String say(String key, Object... values) {
        MessageFormat message = new MessageFormat(bundle.getString(key), locale);
        Object[] given = Arrays.stream(values)
                .map(value -> value instanceof Number ? value : value.toString())
                .toArray();
        Format[] formats = message.getFormatsByArgumentIndex();
        for (int i = 0; i < Math.min(formats.length, given.length); i++) {
            Format format =
                    formats[i] == null && given[i] instanceof Number ? NumberFormat.getInstance(locale) : formats[i];
            if (format instanceof NumberFormat number) {
                number.setGroupingUsed(false);
                message.setFormatByArgumentIndex(i, number);
            }
        }
        return message.format(given);
    }

    /** Whether there is a text of that key. */
    boolean knows(String key) {
        return bundle.containsKey(key);
    }

    /** A line with a running time in it, which is the text's first value; the others follow it. */
    Line running(String key, Ink ink, Sign sign, boolean down, long instant, Object... others) {
        Object[] values = new Object[others.length + 1];
        values[0] = HOLE;
        System.arraycopy(others, 0, values, 1, others.length);
        String text = say(key, values);
        int hole = text.indexOf(HOLE);
        return new Line(
                text.substring(0, hole),
                text.substring(hole + 1),
                ink,
                sign,
                OptionalInt.empty(),
                Optional.of(new Clock(down, instant)));
    }

    /** A point in time, s since the run's start. */
    String instant(long nanos) {
        return decimal(nanos / SECOND, "0.00");
    }

    /** By how much something was moved, s, with its sign. */
    String shift(long nanos) {
        return (nanos < 0 ? "−" : "+") + decimal(Math.abs(nanos) / SECOND, "0.0");
    }

    private String decimal(double value, String pattern) {
        return new DecimalFormat(pattern, DecimalFormatSymbols.getInstance(locale)).format(value);
    }

    /** What stands between whole and parts. */
    String decimalSign() {
        return String.valueOf(DecimalFormatSymbols.getInstance(locale).getDecimalSeparator());
    }

    /** The beginning of a long random token; others whole. */
    static String token(String value) {
        return value.codePointCount(0, value.length()) <= LONGEST_TOKEN
                ? value
                : value.substring(0, value.offsetByCodePoints(0, 4)) + "…";
    }

    /** What the script says, by its keys without their beginning; a text with a value has it as {@code {0}}. */
    SortedMap<String, String> script() {
        SortedMap<String, String> texts = new TreeMap<>();
        for (Enumeration<String> keys = bundle.getKeys(); keys.hasMoreElements(); ) {
            String key = keys.nextElement();
            if (key.startsWith(SCRIPT)) {
                texts.put(key.substring(SCRIPT.length()), bundle.getString(key));
            }
        }
        return texts;
    }
}
