package dev.lockscope.redis.process;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * One run's folder, open to this user alone: the servers' configuration and files, and the records by which the
 * {@link Reaper} finds what a killed program has left.
 *
 * <p>The folder's name tells the program that owns it, so there is never a folder without an owner. The owner also
 * keeps a lock on a file in it, which the system gives back when the program is gone: that protects a run of a program
 * whose process number cannot be seen from here, in another container.
 */
final class RunFolder implements AutoCloseable {

    private static final Pattern NAME = Pattern.compile("run-(\\d{1,18})-(\\w+)-\\d+");
    private static final String LOCK = "lock";
    private static final String SERVERS = "servers";

    private final Path path;
    private final @Nullable FileChannel lock;

    private RunFolder(Path path, @Nullable FileChannel lock) {
        this.path = path;
        this.lock = lock;
    }

    /** Makes a new folder under {@code runs} that belongs to this program. */
    static RunFolder create(Path runs) throws IOException {
        PrivateFiles.folder(runs);
        long pid = ProcessHandle.current().pid();
        String started = Identity.of(pid).map(Identity::started).orElse("unknown");
        for (int number = 1; ; number++) {
            Path path = runs.toAbsolutePath().resolve("run-" + pid + "-" + started + "-" + number);
            try {
                PrivateFiles.newFolder(path);
            } catch (FileAlreadyExistsException e) {
                continue;
            }
            PrivateFiles.write(path.resolve(LOCK), "");
            PrivateFiles.write(path.resolve(SERVERS), "");
            return new RunFolder(path, lock(path).orElse(null));
        }
    }

    /** Who owns a folder, by its name; empty for a folder that is none of ours. */
    static Optional<Identity> owner(Path folder) {
        Matcher name = NAME.matcher(folder.getFileName().toString());
        return name.matches()
                ? Optional.of(new Identity(Long.parseLong(name.group(1)), name.group(2)))
                : Optional.empty();
    }

    /** Whether a program, wherever it runs, keeps the lock of a folder. */
    static boolean isLocked(Path folder) throws IOException {
        if (!Files.exists(folder.resolve(LOCK))) {
            return false;
        }
        Optional<FileChannel> taken = lock(folder);
        if (taken.isPresent()) {
            taken.get().close();
        }
        return taken.isEmpty();
    }

    private static Optional<FileChannel> lock(Path folder) throws IOException {
        FileChannel channel = FileChannel.open(folder.resolve(LOCK), StandardOpenOption.WRITE);
        try {
            FileLock lock = channel.tryLock();
            if (lock != null) {
                return Optional.of(channel);
            }
        } catch (OverlappingFileLockException e) {
            // Another run of this very program has it.
        } catch (IOException e) {
            channel.close();
            throw e;
        }
        channel.close();
        return Optional.empty();
    }

    /** The records in a folder; a line that was cut short is left out. */
    static List<ServerRecord> records(Path folder) throws IOException {
        Path file = folder.resolve(SERVERS);
        if (!Files.exists(file)) {
            return List.of();
        }
        return Files.readString(file)
                .lines()
                .flatMap(line -> ServerRecord.parse(line).stream())
                .toList();
    }

    Path path() {
        return path;
    }

    /** Makes a server's own folder, or finds it where the server was started before. */
    Path serverFolder(String name) throws IOException {
        Path folder = path.resolve("server-" + name);
        PrivateFiles.folder(folder);
        return folder;
    }

    /** Notes a server before it runs. */
    synchronized void note(ServerRecord server) throws IOException {
        PrivateFiles.append(path.resolve(SERVERS), server.line() + "\n");
    }

    /** Gives the lock back and removes the folder. */
    @Override
    public void close() throws IOException {
        if (lock != null) {
            lock.close();
        }
        PrivateFiles.deleteTree(path);
    }
}
