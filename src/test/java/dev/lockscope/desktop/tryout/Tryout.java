package dev.lockscope.desktop.tryout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.app.Wired;
import dev.lockscope.desktop.WindowOnTrial;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.application.Platform;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;

/** A window of the program and someone who uses it; at the end no server may be left, and no defect have been told. */
abstract class Tryout {

    static final Path GC_PAUSE = Path.of("scenarios/gc-pause.yaml");

    /** As above, but over in a second. */
    static final Path SHORT = Path.of("src/test/resources/dev/lockscope/desktop/tryout/short-pause.yaml");

    /** A height in the picture over time at which its axis is, px. */
    static final double AXIS = 12;

    private static final Path PICTURES = Path.of("target/tryout");

    @RegisterExtension
    static final AfterTestExecutionCallback WHEN_IT_FAILED = context -> {
        if (context.getExecutionException().isPresent()) {
            Person.photograph(
                    PICTURES,
                    context.getRequiredTestClass().getSimpleName() + " "
                            + context.getRequiredTestMethod().getName());
        }
    };

    @TempDir
    Path folder;

    final Person person = new Person();
    private Set<Long> before = Set.of();
    private WindowOnTrial window;

    @BeforeEach
    final void showTheWindow() throws Exception {
        // Tests on real servers keep some for one another.
        before = servers().keySet();
        FxToolkit.registerPrimaryStage();
        Platform.setImplicitExit(false);
        window = WindowOnTrial.show(defects -> Wired.desktop(folder.resolve("cache"), environment(), defects));
        person.untilSees("start");
    }

    /** Environment variables of the program. */
    Map<String, String> environment() {
        return Map.of();
    }

    @AfterEach
    final void endTheWindow() throws Exception {
        window.close();
        assertThat(window.defects()).as("defects of the program").isEmpty();
        assertThat(servers()).as("servers that are left").isEmpty();
    }

    /** Waits until the window is closed and has ended its servers. */
    final void awaitEnd() throws InterruptedException {
        window.awaitEnd();
    }

    /** What the system shows of each server that the window has started, by its number. */
    final Map<Long, String> servers() {
        return ProcessHandle.current()
                .descendants()
                .filter(process -> process.info().command().orElse("").contains("redis-server"))
                .filter(process -> !before.contains(process.pid()))
                .collect(Collectors.toMap(
                        ProcessHandle::pid, process -> process.info().toString()));
    }

    /** Goes straight to a file, as the command line does. */
    final void opens(Path file, String state) {
        window.open(file);
        person.untilReads("status-state", state);
    }

    /**
     * Waits for the verdict that a run ends with. Where the machine has stalled in it, runs it again at half the speed, as
     * the window offers.
     *
     * @param ended what the status says at the end of a run
     * @param part what the verdict says
     */
    final void awaitVerdict(String ended, String part) {
        for (boolean isTold = false; !isTold; ) {
            person.untilReads("status-state", ended);
            person.until(
                    "the verdict says " + part,
                    () -> person.sees("banner-slower")
                            || person.reads("banner-headline").contains(part));
            isTold = !person.sees("banner-slower");
            if (!isTold) {
                person.clicks("banner-slower");
                person.until("it runs again", () -> !person.sees("banner-slower"));
            }
        }
    }
}
