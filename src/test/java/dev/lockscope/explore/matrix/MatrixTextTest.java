package dev.lockscope.explore.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.explore.Property;
import dev.lockscope.explore.Result;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MatrixTextTest {

    @Test
    void everyTextExistsInBothLanguages() throws IOException {
        assertThat(texts("matrix_nb.properties").stringPropertyNames())
                .isEqualTo(texts("matrix.properties").stringPropertyNames());
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "nb"})
    void thereAreWordsForEverything(String language) {
        MatrixText words = MatrixText.in(language);

        assertThat(Fault.all()).allSatisfy(fault -> assertThat(words.of(fault)).isNotBlank());
        assertThat(Property.values())
                .allSatisfy(property -> assertThat(words.of(property)).isNotBlank());
        assertThat(Need.values())
                .allSatisfy(need ->
                        assertThat(words.of(new Outcome.NotApplicable(need))).contains(words.of(need)));
        assertThat(Result.Reason.values())
                .allSatisfy(bound ->
                        assertThat(words.of(new Outcome.Stopped(bound, 17))).contains(words.of(bound), "17"));
        assertThat(words.of(new Outcome.Broken(17))).contains("17");
        assertThat(words.of(new Outcome.Safe(17))).contains("17").isNotEqualTo(words.of(new Outcome.Broken(17)));
    }

    private static Properties texts(String name) throws IOException {
        Properties texts = new Properties();
        try (Reader reader = new InputStreamReader(
                Objects.requireNonNull(MatrixText.class.getResourceAsStream(name)), StandardCharsets.UTF_8)) {
            texts.load(reader);
        }
        return texts;
    }
}
