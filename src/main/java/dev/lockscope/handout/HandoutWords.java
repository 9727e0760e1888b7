package dev.lockscope.handout;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** What pages say besides the course itself, in one language. Any thread. */
final class HandoutWords {

    private static final String BUNDLE = "dev.lockscope.handout.handout";

    private final String language;
    private final ResourceBundle bundle;

    private HandoutWords(String language, ResourceBundle bundle) {
        this.language = language;
        this.bundle = bundle;
    }

    /** In a language: {@code nb} for Norwegian Bokmål, else English. */
    static HandoutWords in(String language) {
        Locale locale = language.equals("nb") ? Locale.forLanguageTag("nb") : Locale.ROOT;
        ResourceBundle.Control noFallback =
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);
        return new HandoutWords(
                language.equals("nb") ? "nb" : "en", ResourceBundle.getBundle(BUNDLE, locale, noFallback));
    }

    /** The language's id. */
    String language() {
        return language;
    }

    String say(String key, Object... values) {
        return new MessageFormat(bundle.getString(key), Locale.forLanguageTag(language)).format(values);
    }
}
