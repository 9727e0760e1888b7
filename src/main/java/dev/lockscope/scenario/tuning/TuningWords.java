package dev.lockscope.scenario.tuning;

import dev.lockscope.scenario.tuning.Parameter.What;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/** The words of a parameter sheet in one language. Immutable, so any thread may use it. */
public final class TuningWords {

    private static final String BUNDLE = "dev.lockscope.scenario.tuning.tuning";

    private final String language;
    private final ResourceBundle bundle;

    private TuningWords(String language, ResourceBundle bundle) {
        this.language = language;
        this.bundle = bundle;
    }

    /**
     * The words of a language.
     *
     * @param language {@code nb} for Norwegian Bokmål, else English
     */
    public static TuningWords in(String language) {
        Locale locale = language.equals("nb") ? Locale.forLanguageTag("nb") : Locale.ROOT;
        // Without this, English would come out in the language of the machine, where there is a bundle for it.
        return new TuningWords(
                language,
                ResourceBundle.getBundle(
                        BUNDLE,
                        locale,
                        ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES)));
    }

    /** What a parameter is called, without its owner. */
    public String label(Parameter parameter) {
        return bundle.getString(parameter.what().id() + ".label");
    }

    /** A sentence or two on what a parameter does; of a number of nodes also what the quorum is. */
    public String help(Parameter parameter) {
        String help = bundle.getString(parameter.what().id() + ".help");
        boolean votes = parameter.what() == What.NODES || parameter.what() == What.SENTINELS;
        return votes && parameter.value().matches("[0-9]{1,3}")
                ? fill(help, majority(parameter.value()), parameter.value())
                : help;
    }

    private static String majority(String count) {
        return Integer.toString(Integer.parseInt(count) / 2 + 1);
    }

    /** How a value is written, and what it may be, such as {@code 10ms to 60m}. */
    public String hint(Parameter parameter) {
        if (!parameter.choices().isEmpty()) {
            return fill(bundle.getString("hint.choice"), String.join(", ", parameter.choices()));
        }
        String hint = bundle.getString("hint." + parameter.kind().id());
        return parameter
                .range()
                .map(range -> fill(hint, range.least(), range.most()))
                .orElse(hint);
    }

    /** A plain sentence on why a value will not do, naming what was expected. */
    public String refusal(Outcome.Refused refused) {
        String problem = refused.problems().get(0).sentence(language);
        String sentence = refused.elsewhere()
                .map(section -> fill(bundle.getString("refused.elsewhere"), section(section), problem))
                .orElse(problem);
        return sentence.substring(0, 1).toUpperCase(Locale.ROOT)
                + sentence.substring(1)
                + (sentence.endsWith("?") || sentence.endsWith(".") ? "" : ".");
    }

    private String section(String key) {
        String words = "section." + key;
        return bundle.containsKey(words) ? bundle.getString(words) : key;
    }

    private static String fill(String text, String... arguments) {
        String filled = text;
        List<String> all = List.of(arguments);
        for (int i = 0; i < all.size(); i++) {
            filled = filled.replace("{" + i + "}", all.get(i));
        }
        return filled;
    }
}
