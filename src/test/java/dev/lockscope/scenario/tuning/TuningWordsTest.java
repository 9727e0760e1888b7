package dev.lockscope.scenario.tuning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class TuningWordsTest {

    private static Set<String> keys(String language) {
        return new TreeSet<>(ResourceBundle.getBundle(
                        "dev.lockscope.scenario.tuning.tuning",
                        Locale.forLanguageTag(language),
                        ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES))
                .keySet());
    }

    @Test
    void bothLanguagesHaveWordsForEveryParameterAndForNothingElse() {
        Set<String> wanted = new TreeSet<>(Set.of(
                "refused.elsewhere",
                "section.script",
                "section.clients",
                "section.topology",
                "section.resource",
                "section.variants"));
        for (Parameter.What what : Parameter.What.values()) {
            wanted.add(what.id() + ".label");
            wanted.add(what.id() + ".help");
        }
        for (Parameter.Kind kind : Parameter.Kind.values()) {
            wanted.add("hint." + kind.id());
        }
        assertThat(keys("en")).isEqualTo(wanted);
        assertThat(keys("nb")).isEqualTo(wanted);
    }
}
