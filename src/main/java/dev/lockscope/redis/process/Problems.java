package dev.lockscope.redis.process;

import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.trace.IoReason;
import java.io.IOException;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** The texts of this package in one language. Immutable. */
final class Problems {

    private static final String BUNDLE = "dev.lockscope.redis.process.servers";

    private final String language;
    private final ResourceBundle bundle;

    private Problems(String language, ResourceBundle bundle) {
        this.language = language;
        this.bundle = bundle;
    }

    /** @param language {@code nb} for Norwegian Bokmål, else English */
    static Problems in(String language) {
        Locale locale = language.equals("nb") ? Locale.forLanguageTag("nb") : Locale.ROOT;
        // Without this, English would come out in the language of the machine, where there is a bundle for it.
        ResourceBundle.Control noFallback =
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);
        return new Problems(language, ResourceBundle.getBundle(BUNDLE, locale, noFallback));
    }

    /** The problem of the texts {@code key} and {@code key.cure}, both filled with the same words. */
    EnvironmentProblem problem(String key, String... words) {
        return new EnvironmentProblem(text(key, words), text(key + ".cure", words));
    }

    /** Why something failed with a file, in plain words; with the file at fault where that is not the one named. */
    String reason(IOException e, Path named) {
        return IoReason.in(language, e, named);
    }

    /** Why something failed, in plain words. */
    String reason(IOException e) {
        return IoReason.in(language, e);
    }

    String text(String key, String... words) {
        return new MessageFormat(bundle.getString(key), Locale.ROOT).format(words);
    }
}
