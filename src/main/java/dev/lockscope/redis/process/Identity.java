package dev.lockscope.redis.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What tells a process from a later one with the same number.
 *
 * <p>Linux tells when a process started in clock ticks since the machine's start, which stay the same when the wall
 * clock is set. Java's own start instant is computed from the wall clock, so another program may see another one.
 *
 * @param pid its number
 * @param started when it started, as the system tells it; without spaces or hyphens
 */
record Identity(long pid, String started) {

    private static final Path PROC = Path.of("/proc");

    /** The state and the start in what follows the name in {@code /proc/PID/stat}, see proc(5). */
    private static final int STATE = 0;

    private static final int START = 19;

    /** The identity of a process that is alive; empty for one that is gone, or of which the system tells nothing. */
    static Optional<Identity> of(long pid) {
        return Files.isDirectory(PROC.resolve("self"))
                ? fromProc(pid)
                : ProcessHandle.of(pid)
                        .filter(ProcessHandle::isAlive)
                        .flatMap(process -> process.info().startInstant())
                        .map(instant -> new Identity(pid, "m" + instant.toEpochMilli()));
    }

    private static Optional<Identity> fromProc(long pid) {
        try {
            String stat =
                    Files.readString(PROC.resolve(Long.toString(pid)).resolve("stat"), StandardCharsets.ISO_8859_1);
            // The name in brackets may hold anything, brackets too.
            String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
            boolean dead = fields[STATE].equals("Z") || fields[STATE].equals("X");
            return dead ? Optional.empty() : Optional.of(new Identity(pid, "t" + fields[START]));
        } catch (IOException | IndexOutOfBoundsException e) {
            return Optional.empty();
        }
    }

    /** Whether the very same process is still alive. */
    boolean isAlive() {
        return of(pid).filter(this::equals).isPresent();
    }
}
