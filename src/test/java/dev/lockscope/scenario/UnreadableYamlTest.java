package dev.lockscope.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnreadableYamlTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "'a: [\n'; 1; 5; not closed",
                "'a: {\n\n'; 2; 1; not closed",
                "'a: [,]\n'; 1; 5; lack a value",
                "'a: |x\n foo\n'; 1; 5; means nothing there",
                "'id: x\nfoo\n'; 2; 4; without a colon"
            })
    void theReasonIsToldAtALineThatThereIs(String text, int line, int column, String reason) {
        ScenarioException wrong = catchThrowableOfType(
                ScenarioException.class, () -> ScenarioLoader.parse("bad.yaml", text, Optional.empty()));

        assertThat(wrong.problems().get(0).text("en"))
                .startsWith("bad.yaml:" + line + ":" + column + ": ")
                .contains(reason);
    }
}
