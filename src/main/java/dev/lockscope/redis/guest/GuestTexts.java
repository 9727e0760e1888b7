package dev.lockscope.redis.guest;

import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.trace.IoReason;
import java.io.IOException;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** The texts of this package in one language. Immutable. */
final class GuestTexts {

    private static final String BUNDLE = "dev.lockscope.redis.guest.guest";

    private final String language;
    private final ResourceBundle bundle;

    /** Texts in Norwegian Bokmål for {@code nb}, else in English. */
    GuestTexts(String language) {
        this.language = language;
        Locale locale = language.equals("nb") ? Locale.forLanguageTag("nb") : Locale.ROOT;
        // Without this, English would come out in the language of the machine, where there is a bundle for it.
        ResourceBundle.Control noFallback =
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);
        this.bundle = ResourceBundle.getBundle(BUNDLE, locale, noFallback);
    }

    /** The problem of the texts {@code key} and {@code key.cure}, both filled with the same words. */
    EnvironmentProblem problem(String key, String... words) {
        return new EnvironmentProblem(text(key, words), text(key + ".cure", words));
    }

    /** Why a server cannot be used, in plain words. */
    String reason(IOException failure) {
        return IoReason.in(language, failure);
    }

    private String text(String key, String... words) {
        return new MessageFormat(bundle.getString(key), Locale.ROOT).format(words);
    }
}
