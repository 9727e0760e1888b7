package dev.lockscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lab.Check;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DoctorCommandTest {

    private static final Check SERVER = new Check("redis-server", true, "6.2.11", "");
    private static final Check NO_CACHE = new Check("cache", false, "not writable", "Make it writable.");

    @TempDir
    private Path folder = Path.of("");

    @Test
    void aMachineThatHasEverythingIsHealthy() {
        Session session = new Session(folder).doctor(() -> List.of(SERVER)).environment(Map.of("DISPLAY", ":0"));

        assertThat(session.run("doctor")).isZero();
        assertThat(session.out())
                .containsPattern("ok +Java +17|ok +Java +2")
                .containsPattern("ok +redis-server +6\\.2\\.11")
                .endsWith("This machine has what runs need.\n");
    }

    @Test
    void aProblemIsToldWithItsCureAndIsAnErrorOfTheEnvironment() {
        Session session = new Session(folder).doctor(() -> List.of(SERVER, NO_CACHE));

        assertThat(session.run("doctor")).isEqualTo(3);
        assertThat(session.out())
                .containsPattern("problem +cache +not writable\n +Make it writable\\.")
                .endsWith("One thing is missing that runs need.\n");
    }

    @Test
    void severalProblemsAreCounted() {
        Session session = new Session(folder).doctor(() -> List.of(NO_CACHE, NO_CACHE));

        assertThat(session.run("doctor", "--lang", "nb")).isEqualTo(3);
        assertThat(session.out()).endsWith("2 ting mangler som kjøringer trenger.\n");
    }

    @Test
    void noDisplayIsOnlyANote() {
        Session session = new Session(folder).doctor(() -> List.of(SERVER));
        String system = System.getProperty("os.name");

        assertThat(session.run("doctor")).isZero();
        assertThat(session.out()).containsPattern(system.equals("Linux") ? "note +Display" : "ok +Display");
    }
}
