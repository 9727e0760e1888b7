package dev.lockscope.scenario.problem;

import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/** The words of one language, from its message bundle. */
final class Phrasebook {

    private static final String BUNDLE = "dev.lockscope.scenario.problem.problem";

    private final ResourceBundle bundle;

    private Phrasebook(ResourceBundle bundle) {
        this.bundle = bundle;
    }

    static Phrasebook in(String language) {
        Locale locale = language.equals("nb") ? Locale.forLanguageTag("nb") : Locale.ROOT;
        // Without this, English would come out in the language of the machine, where there is a bundle for it.
        ResourceBundle.Control noFallback =
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);
        return new Phrasebook(ResourceBundle.getBundle(BUNDLE, locale, noFallback));
    }

    /** The words under a key, its gaps {@code {0}}, {@code {1}} ... filled; what fills them is taken as it is. */
    String say(String key, List<String> arguments) {
        String words = bundle.getString(key);
        StringBuilder said = new StringBuilder();
        int from = 0;
        for (int open = words.indexOf('{'); open >= 0; open = words.indexOf('{', from)) {
            int close = words.indexOf('}', open);
            said.append(words, from, open).append(arguments.get(Integer.parseInt(words.substring(open + 1, close))));
            from = close + 1;
        }
        return said.append(words.substring(from)).toString();
    }
}
