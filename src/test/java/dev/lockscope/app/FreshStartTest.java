package dev.lockscope.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.course.ProgressFile;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FreshStartTest {

    @TempDir
    private Path folder = Path.of("");

    @Test
    void whatIsLearntIsKeptUnlessATeacherBeginsAfresh() {
        Wiring wiring = new Wiring(Map.of("LOCKSCOPE_CACHE", folder.toString()), new Properties());

        assertThat(wiring.desktop("en", true, false).progress().map(ProgressFile::path))
                .contains(folder.resolve("course.json"));
        assertThat(wiring.desktop("en", true, true).progress()).isEmpty();
    }
}
