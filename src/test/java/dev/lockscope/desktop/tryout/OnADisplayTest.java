package dev.lockscope.desktop.tryout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.testkit.Needs;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The same once more on a display, where the toolkit's other half is at work: where CI is set; on one's own machine it
 * is what the profile "display" is for.
 */
class OnADisplayTest {

    private static final long LIMIT = 6;

    @TempDir
    Path folder;

    @Test
    void whatPassesInMemoryPassesOnADisplayToo() throws Exception {
        Needs.that(System.getenv("CI") != null, "the window is tried on a display where CI is set, or with -Pdisplay");
        Needs.that(isThere("xvfb-run") && isThere("xauth"), "xvfb-run and xauth give a display without a screen");
        Path told = folder.resolve("told");
        Process process = new ProcessBuilder(
                        "xvfb-run",
                        "-a",
                        "-s",
                        "-screen 0 1920x1200x24 -r",
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx1g",
                        "-XX:TieredStopAtLevel=1",
                        "-Dtestfx.robot=glass",
                        "-Dprism.order=sw",
                        "-Dlockscope.test.display=true",
                        "-cp",
                        classes(),
                        OnADisplay.class.getName())
                .redirectErrorStream(true)
                .redirectOutput(told.toFile())
                .start();
        boolean ended = process.waitFor(LIMIT, TimeUnit.MINUTES);
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        assertThat(ended).as("it ends").isTrue();
        assertThat(process.exitValue()).as(() -> read(told)).isZero();
    }

    /** Surefire has a class path of its own, and tells that of the tests. */
    private static String classes() {
        return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    }

    private static boolean isThere(String program) {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }

    private static String read(Path file) {
        try {
            List<String> lines = Files.readAllLines(file, StandardCharsets.UTF_8);
            return String.join("\n", lines.subList(Math.max(0, lines.size() - 200), lines.size()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
