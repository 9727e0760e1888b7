package dev.lockscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LanguageTest {

    @ParameterizedTest
    @CsvSource({"en-GB,ENGLISH", "de-DE,ENGLISH", "nb-NO,BOKMAL", "nn-NO,BOKMAL", "no-NO,BOKMAL"})
    void theLocaleDecidesWhereNothingIsAskedFor(String locale, Language language) {
        assertThat(Language.wanted(List.of("list"), Locale.forLanguageTag(locale)))
                .isEqualTo(language);
    }

    @ParameterizedTest
    @CsvSource({"--lang nb,BOKMAL", "--lang=nb,BOKMAL", "--lang=xx,ENGLISH", "--lang,ENGLISH"})
    void theOptionCountsMore(String arguments, Language language) {
        assertThat(Language.wanted(List.of(arguments.split(" ")), Locale.ENGLISH))
                .isEqualTo(language);
    }
}
