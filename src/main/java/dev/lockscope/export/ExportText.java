package dev.lockscope.export;

import dev.lockscope.export.picture.UnfitPicture;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** What there is to say about exports, in one language. Immutable, so any thread may use it. */
public final class ExportText {

    private static final String BUNDLE = "dev.lockscope.export.export";

    private final ResourceBundle bundle;
    private final Locale locale;

    private ExportText(ResourceBundle bundle, Locale locale) {
        this.bundle = bundle;
        this.locale = locale;
    }

    /**
     * The words of a language.
     *
     * @param language {@code nb} for Norwegian Bokmål, else English
     */
    public static ExportText in(String language) {
        Locale locale = language.equals("nb") ? Locale.forLanguageTag("nb") : Locale.ROOT;
        // Without this, English would come out in the language of the machine, where there is a bundle for it.
        ResourceBundle.Control noFallback =
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);
        return new ExportText(ResourceBundle.getBundle(BUNDLE, locale, noFallback), locale);
    }

    /** What a format is and what opens it, in a few words. */
    public String of(ExportFormat format) {
        return text("format." + format.id());
    }

    /** What was left out and why, a part of a sentence. */
    public String of(Omission omission) {
        return text("omitted." + omission.reason().name(), omission.count());
    }

    /** Why a picture cannot be drawn, a part of a sentence. */
    public String of(UnfitPicture.Problem problem) {
        // Pixels are written without a mark between thousands, as sizes are everywhere.
        if (problem instanceof UnfitPicture.TooLow low) {
            return text("unfit.too-low", Long.toString(low.height()), Long.toString(low.least()));
        }
        UnfitPicture.TooLarge large = (UnfitPicture.TooLarge) problem;
        return text("unfit.too-large", Long.toString(large.width()), Long.toString(large.height()));
    }

    /** The text of a key, with values in it. */
    String text(String key, Object... values) {
        return new MessageFormat(bundle.getString(key), locale).format(values);
    }

    /** A number as the language writes it. */
    String number(double value) {
        return NumberFormat.getInstance(locale).format(value);
    }
}
