package dev.lockscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TogetherTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "run scenarios/gc-pause.yaml|--trace",
                "explore scenarios/gc-pause.yaml|--output or --trace",
                "matrix|--output",
                "ttl|--csv or --svg",
            })
    void overwritingDoesNothingWhereNothingIsWritten(String arguments, String needed) {
        Session session = new Session(folder);

        assertThat(session.run((arguments + " --force").split(" "))).isEqualTo(2);
        assertThat(session.err()).isEqualTo("lockscope: --force does nothing without " + needed + ".\n");
        assertThat(session.out()).isEmpty();
    }
}
