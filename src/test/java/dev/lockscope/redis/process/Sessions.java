package dev.lockscope.redis.process;

import dev.lockscope.time.RunClock;
import dev.lockscope.time.SystemRunClock;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The processes of a server's session, on Linux: the server, and its guard. */
final class Sessions {

    private static final int SESSION = 3;

    private Sessions() {}

    /** The guard of a server; there must be exactly one. */
    static ProcessHandle guardOf(long server) throws IOException {
        List<ProcessHandle> others =
                members(server).filter(member -> member.pid() != server).toList();
        if (others.size() != 1) {
            throw new AssertionError("not one guard: " + others);
        }
        return others.get(0);
    }

    /** Waits until no process of a server's session is left; one that only waits to be buried counts as gone. */
    static void awaitEnd(long server, long limitMillis) throws InterruptedException {
        RunClock clock = SystemRunClock.startingNow();
        while (members(server).anyMatch(member -> Identity.of(member.pid()).isPresent())) {
            if (clock.nanos() > limitMillis * 1_000_000) {
                throw new AssertionError("still there after " + limitMillis + " ms: "
                        + members(server).map(ProcessHandle::info).toList());
            }
            clock.sleep(Duration.ofMillis(5));
        }
    }

    private static Stream<ProcessHandle> members(long session) {
        return ProcessHandle.allProcesses()
                .filter(process -> sessionOf(process.pid())
                        .filter(number -> number == session)
                        .isPresent());
    }

    /** Waits until a process that was told to stand still does: a signal is not taken at once. */
    static void awaitStandstill(long pid, long limitMillis) throws Exception {
        RunClock clock = SystemRunClock.startingNow();
        while (!stateOf(pid).equals("T")) {
            if (clock.nanos() > limitMillis * 1_000_000) {
                throw new AssertionError(pid + " does not stand still: " + stateOf(pid));
            }
            clock.sleep(Duration.ofMillis(1));
        }
    }

    private static String stateOf(long pid) throws IOException {
        String stat = Files.readString(Path.of("/proc/" + pid + "/stat"), StandardCharsets.ISO_8859_1);
        return stat.substring(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3);
    }

    /** The session of a process that is there. */
    static Optional<Long> sessionOf(long pid) {
        try {
            String stat = Files.readString(Path.of("/proc/" + pid + "/stat"), StandardCharsets.ISO_8859_1);
            String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
            return Optional.of(Long.parseLong(fields[SESSION]));
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
