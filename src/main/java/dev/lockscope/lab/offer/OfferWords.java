package dev.lockscope.lab.offer;

import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.regex.Pattern;

/** The words of offers in one language. Immutable, so any thread may use it. */
public final class OfferWords {

    private static final String BUNDLE = "dev.lockscope.lab.offer.offer";
    private static final Pattern FRACTION = Pattern.compile("([0-9]+)\\.([0-9]+( s)?)");

    private final ResourceBundle bundle;

    private OfferWords(ResourceBundle bundle) {
        this.bundle = bundle;
    }

    /**
     * The words of a language.
     *
     * @param language {@code nb} for Norwegian Bokmål, else English
     */
    public static OfferWords in(String language) {
        Locale locale = language.equals("nb") ? Locale.forLanguageTag("nb") : Locale.ROOT;
        // Without this, English would come out in the language of the machine, where there is a bundle for it.
        return new OfferWords(ResourceBundle.getBundle(
                BUNDLE, locale, ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES)));
    }

    /** A button's words, such as {@code Pause A}. */
    public String label(Offer offer) {
        return fill(offer.kind().id() + ".label", offer.parameters());
    }

    /** A sentence or two on what is really done, and whether it is real or emulated. */
    public String sentence(Offer offer) {
        return fill(offer.kind().id() + ".does", offer.parameters());
    }

    /** A sentence on why something does not apply now. */
    public String reason(Reason reason) {
        return fill("reason." + reason.why().id(), reason.arguments());
    }

    private String fill(String key, List<String> arguments) {
        String text = bundle.getString(key);
        for (int i = 0; i < arguments.size(); i++) {
            text = text.replace("{" + i + "}", spoken(arguments.get(i)));
        }
        return text;
    }

    private String spoken(String argument) {
        String sign = bundle.getString("decimal.sign");
        return FRACTION.matcher(argument).matches() ? argument.replace(".", sign) : argument;
    }
}
