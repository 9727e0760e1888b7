package dev.lockscope.redis.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** However a program ends, its servers end. */
@Timeout(60)
@EnabledOnOs(value = OS.LINUX, disabledReason = "looks into /proc")
class ProgramEndTest {

    @TempDir
    private static Path cache;

    @TempDir
    private Path runs;

    @BeforeAll
    static void unpack() throws Exception {
        new BinaryCache(cache).bundled();
    }

    @Test
    void aKilledProgramsServersAreGoneWithinASecond() throws Exception {
        try (HostProgram host = HostProgram.start(cache, runs, "wait")) {
            host.signal("KILL");

            host.awaitServersEnd(1_000);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"INT", "TERM", "HUP"})
    void aProgramThatIsAskedToEndLeavesNoServerAndNoFolder(String signal) throws Exception {
        try (HostProgram host = HostProgram.start(cache, runs, "wait")) {
            host.signal(signal);

            host.awaitServersEnd(1_000);
            assertThat(runs).isEmptyDirectory();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"throw", "exit", "close"})
    void aProgramThatEndsByItselfLeavesNoServerAndNoFolder(String way) throws Exception {
        try (HostProgram host = HostProgram.start(cache, runs, way)) {
            host.awaitExit();

            host.awaitServersEnd(1_000);
            assertThat(runs).isEmptyDirectory();
        }
    }

    @Test
    void aProgramThatHaltsWithoutItsHooksLeavesNoServer() throws Exception {
        try (HostProgram host = HostProgram.start(cache, runs, "halt")) {
            host.awaitExit();

            host.awaitServersEnd(1_000);
        }
    }

    @Test
    void whatAKilledProgramAndItsKilledGuardsLeaveIsReapedAtTheNextStart() throws Exception {
        try (HostProgram host = HostProgram.start(cache, runs, "wait")) {
            List<String> victims = new ArrayList<>(List.of("kill", "-KILL"));
            for (long server : host.servers()) {
                victims.add(Long.toString(Sessions.guardOf(server).pid()));
            }
            victims.add(Long.toString(host.process().pid()));
            // All stand still first, so that none can act on another's end.
            freeze(victims.subList(2, victims.size()));
            new ProcessBuilder(victims).start().waitFor();
            host.awaitExit();
            List<ProcessHandle> left = host.servers().stream()
                    .map(pid -> ProcessHandle.of(pid).orElseThrow())
                    .toList();

            assertThat(new Reaper(runs).reap()).isEqualTo(2);

            for (ProcessHandle server : left) {
                server.onExit().get(5, TimeUnit.SECONDS);
            }
            new Reaper(runs).reap();
            assertThat(runs).isEmptyDirectory();
        }
    }

    private static void freeze(List<String> pids) throws Exception {
        List<String> command = new ArrayList<>(List.of("kill", "-STOP"));
        command.addAll(pids);
        new ProcessBuilder(command).start().waitFor();
        for (String pid : pids) {
            Sessions.awaitStandstill(Long.parseLong(pid), 5_000);
        }
    }

    @Test
    void aProgramDoesNotReapAnotherThatIsAlive() throws Exception {
        try (HostProgram host = HostProgram.start(cache, runs, "wait")) {
            assertThat(new Reaper(runs).reap()).isZero();

            assertThat(host.servers()).allMatch(pid -> Identity.of(pid).isPresent());
            assertThat(runs.toFile().list()).hasSize(1);
            host.signal("TERM");
            host.awaitServersEnd(1_000);
        }
    }
}
