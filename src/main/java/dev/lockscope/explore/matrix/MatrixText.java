package dev.lockscope.explore.matrix;

import dev.lockscope.explore.Property;
import dev.lockscope.explore.Result;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** What there is to say about the matrix, in one language. Immutable, so any thread may use it. */
public final class MatrixText {

    private static final String BUNDLE = "dev.lockscope.explore.matrix.matrix";

    private final ResourceBundle bundle;
    private final Locale locale;

    private MatrixText(ResourceBundle bundle, Locale locale) {
        this.bundle = bundle;
        this.locale = locale;
    }

    /**
     * The words of a language.
     *
     * @param language {@code nb} for Norwegian Bokmål, else English
     */
    public static MatrixText in(String language) {
        Locale locale = language.equals("nb") ? Locale.forLanguageTag("nb") : Locale.ROOT;
        // Without this, English would come out in the language of the machine, where there is a bundle for it.
        ResourceBundle.Control noFallback =
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);
        return new MatrixText(ResourceBundle.getBundle(BUNDLE, locale, noFallback), locale);
    }

    /** What goes wrong in a column, a part of a sentence. */
    public String of(Fault fault) {
        return text("fault." + fault.id());
    }

    /** What a property is, a sentence without its stop. */
    public String of(Property property) {
        return text("property." + property.id());
    }

    /** Why a fault cannot befall a recipe, a sentence without its stop. */
    public String of(Need missing) {
        return text("lacks." + missing.id());
    }

    /** What a search was stopped by, a part of a sentence. */
    public String of(Result.Reason bound) {
        return text("bound." + bound.name().toLowerCase(Locale.ROOT));
    }

    /** What became of a property, a sentence without its stop. */
    public String of(Outcome outcome) {
        if (outcome instanceof Outcome.Safe safe) {
            return text("outcome.safe", safe.states());
        } else if (outcome instanceof Outcome.Broken broken) {
            return text("outcome.broken", broken.steps());
        } else if (outcome instanceof Outcome.NotApplicable none) {
            return text("outcome.not-applicable", of(none.missing()));
        }
        Outcome.Stopped stopped = (Outcome.Stopped) outcome;
        return text("outcome.stopped", of(stopped.bound()), stopped.states());
    }

    /** The text of a key, with values in it. */
    String text(String key, Object... values) {
        return new MessageFormat(bundle.getString(key), locale).format(values);
    }
}
