package dev.lockscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Some thousand spoilt files; {@code src/scripts/fuzz} tries as many as one likes. */
class TraceFuzzTest {

    private static final int FILES = 3_000;

    @TempDir
    private Path folder = Path.of("");

    @Test
    @Timeout(value = 300, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void whateverIsWrongWithATraceItIsAnsweredPlainly() throws Exception {
        TraceFuzz fuzz = TraceFuzz.run(folder, 1, FILES);

        // Some must be refused and some read, or nothing was tried.
        assertThat(fuzz.codes().getOrDefault(2, 0)).isGreaterThan(FILES / 10);
        assertThat(fuzz.codes().getOrDefault(0, 0)).isGreaterThan(FILES / 10);
    }
}
