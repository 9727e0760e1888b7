package dev.lockscope.redis.process;

import dev.lockscope.lab.EnvironmentProblem;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** The texts of this package in one language. Immutable. */
final class Problems {

    private static final String BUNDLE = "dev.lockscope.redis.process.servers";

    private final ResourceBundle bundle;

    private Problems(ResourceBundle bundle) {
        this.bundle = bundle;
    }

    /** @param language {@code nb} for Norwegian Bokmål, else English */
    static Problems in(String language) {
        Locale locale = language.equals("nb") ? Locale.forLanguageTag("nb") : Locale.ROOT;
        // Without this, English would come out in the language of the machine, where there is a bundle for it.
        ResourceBundle.Control noFallback =
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);
        return new Problems(ResourceBundle.getBundle(BUNDLE, locale, noFallback));
    }

    /** The problem of the texts {@code key} and {@code key.cure}, both filled with the same words. */
    EnvironmentProblem problem(String key, String... words) {
        return new EnvironmentProblem(text(key, words), text(key + ".cure", words));
    }

    /** What an exception says to a person: also its kind, which alone tells of a file that is missing or forbidden. */
    static String reason(IOException e) {
        return e instanceof FileSystemException ? e.getClass().getSimpleName() + ": " + e.getMessage() : messageOf(e);
    }

    private static String messageOf(IOException e) {
        return e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    }

    String text(String key, String... words) {
        return new MessageFormat(bundle.getString(key), Locale.ROOT).format(words);
    }
}
