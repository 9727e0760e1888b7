package dev.lockscope.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExportTextTest {

    private static Set<String> keys(Locale locale) {
        return new TreeSet<>(ResourceBundle.getBundle(
                        "dev.lockscope.export.export",
                        locale,
                        ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES))
                .keySet());
    }

    @Test
    void bothLanguagesSayTheSame() {
        assertThat(keys(Locale.forLanguageTag("nb"))).isEqualTo(keys(Locale.ROOT));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "nb"})
    void everyFormatAndEveryOmissionHasWords(String language) {
        ExportText text = ExportText.in(language);
        for (ExportFormat format : ExportFormat.values()) {
            assertThat(format.description(language)).isNotBlank().doesNotContain("''");
            assertThat(ExportFormat.of(format.id())).contains(format);
        }
        for (Omission.Reason reason : Omission.Reason.values()) {
            assertThat(text.of(new Omission(reason, 1))).startsWith("1 ").doesNotContain("{");
            assertThat(text.of(new Omission(reason, 1234)))
                    .startsWith(language.equals("nb") ? "1\u00A0234 " : "1,234 ");
        }
    }

    @Test
    void numbersAreWrittenAsTheLanguageDoes() {
        assertThat(ExportText.in("en").number(0.5)).isEqualTo("0.5");
        assertThat(ExportText.in("nb").number(0.5)).isEqualTo("0,5");
        assertThat(ExportText.in("nb").number(1)).isEqualTo("1");
    }
}
