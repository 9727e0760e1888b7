package dev.lockscope.explore.ttl;

import java.text.MessageFormat;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.ResourceBundle;

/** What the laboratory's findings are called in a language. */
public final class TtlWords {

    private static final String BUNDLE = "dev.lockscope.explore.ttl.words";

    private final Locale locale;
    private final ResourceBundle bundle;

    private TtlWords(Locale locale) {
        this.locale = locale;
        this.bundle = ResourceBundle.getBundle(
                BUNDLE, locale, ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    /** The words of a language: {@code nb} for Norwegian Bokmål, else English. */
    public static TtlWords in(String language) {
        return new TtlWords(language.equals("nb") ? Locale.forLanguageTag("nb") : Locale.ROOT);
    }

    /** The words of a key; numbers in them are written as the language does. */
    public String text(String key, Object... values) {
        Object[] texts = Arrays.stream(values)
                .map(value -> value instanceof Number ? value : String.valueOf(value))
                .toArray();
        return new MessageFormat(bundle.getString(key), locale).format(texts);
    }

    /** What a protection is called. */
    public String name(Protection protection) {
        return text("protection." + protection.id());
    }

    /** A length of time: minutes from two of them on, seconds from one on, else milliseconds, with what digits it takes. */
    public String time(Duration length) {
        return time(length.toNanos() / 1e6);
    }

    /** See {@link #time(Duration)}; of ms. */
    String time(double millis) {
        if (millis >= 120_000) {
            return digits(millis / 60_000) + " min";
        }
        return millis >= 1_000 ? digits(millis / 1_000) + " s" : digits(millis) + " ms";
    }

    /** A number of ns in seconds, three decimals. */
    public String seconds(long nanos) {
        return nanos == Long.MAX_VALUE ? "∞" : String.format(locale, "%.3f", nanos / 1e9);
    }

    /** A share in percent, one decimal, without the sign. */
    public String percent(double share) {
        return String.format(locale, "%.1f", 100 * share);
    }

    /** A number with three digits at most that tell something. */
    String digits(double number) {
        int decimals = number >= 100 ? 0 : number >= 10 ? 1 : number >= 1 ? 2 : 3;
        String text = String.format(locale, "%." + decimals + "f", number);
        return decimals == 0 ? text : text.replaceAll("0+$", "").replaceAll("[.,]$", "");
    }
}
