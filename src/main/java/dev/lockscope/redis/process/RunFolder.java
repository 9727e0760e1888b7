package dev.lockscope.redis.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * One run's folder, readable by this user alone: the servers' configuration and files, and the record of who owns them,
 * by which the {@link Reaper} finds what a killed program has left.
 */
final class RunFolder implements AutoCloseable {

    static final String OWNER = "owner";
    static final String SERVERS = "servers";

    private final Path path;

    private RunFolder(Path path) {
        this.path = path;
    }

    /** Makes a new folder under {@code runs}, which appears together with its owner's record. */
    static RunFolder create(Path runs) throws IOException {
        PrivateFiles.makeFolder(runs);
        Path growing = Files.createTempDirectory(runs, ".new-");
        PrivateFiles.write(growing.resolve(OWNER), Identity.of(ProcessHandle.current()) + "\n");
        PrivateFiles.write(growing.resolve(SERVERS), "");
        String name = growing.getFileName().toString().replace(".new-", "run-");
        return new RunFolder(Files.move(growing, runs.resolve(name), StandardCopyOption.ATOMIC_MOVE));
    }

    Path path() {
        return path;
    }

    /** Notes a server, so that it can be found when this program is gone. */
    synchronized void note(ProcessHandle server) throws IOException {
        Files.writeString(
                path.resolve(SERVERS), Identity.of(server) + "\n", StandardCharsets.UTF_8, StandardOpenOption.APPEND);
    }

    @Override
    public void close() throws IOException {
        PrivateFiles.delete(path);
    }
}
