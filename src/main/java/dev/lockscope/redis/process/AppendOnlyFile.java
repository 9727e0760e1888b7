package dev.lockscope.redis.process;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The append-only file of a server: one file with Redis 6.2, a folder with 7, whose newest {@code incr} file is appended to.
 *
 * <p>Source: Redis documentation, "Redis persistence". Safe for use by several threads.
 */
public final class AppendOnlyFile {

    private static final String ONE_FILE = "appendonly.aof";
    private static final String FOLDER = "appendonlydir";
    private static final Pattern APPENDED = Pattern.compile(".*\\.(\\d{1,18})\\.incr\\.aof");

    private final Path folder;

    /** @param folder the server's working folder */
    public AppendOnlyFile(Path folder) {
        this.folder = folder;
    }

    /**
     * How far a file had been written at some time.
     *
     * @param file the one that was appended to
     * @param length bytes
     */
    public record Mark(Path file, long length) {}

    /** How far it is written now; empty where there is none. */
    public Optional<Mark> mark() {
        try {
            Optional<Path> file = current();
            return file.isPresent() ? Optional.of(new Mark(file.get(), Files.size(file.get()))) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty(); // The server is just replacing it.
        }
    }

    /**
     * Takes away what was appended after a mark; the server must have ended. A file that was begun since the mark loses
     * all commands that were appended to it.
     *
     * @return how many commands are lost
     * @throws IOException when it cannot be read or written
     */
    public int cut(Mark mark) throws IOException {
        Optional<Path> file = current();
        if (file.isEmpty()) {
            return 0;
        }
        long length = file.get().equals(mark.file()) ? mark.length() : 0;
        List<AppendedCommand> lost = AppendedCommand.read(Files.readAllBytes(file.get())).stream()
                .filter(command -> command.start() >= length)
                .toList();
        if (!lost.isEmpty()) {
            try (RandomAccessFile open = new RandomAccessFile(file.get().toFile(), "rw")) {
                open.setLength(lost.get(0).start());
            }
        }
        return (int) lost.stream().filter(AppendedCommand::changesKeys).count();
    }

    private Optional<Path> current() throws IOException {
        Path one = folder.resolve(ONE_FILE);
        if (Files.isRegularFile(one)) {
            return Optional.of(one);
        }
        try (Stream<Path> files = Files.list(folder.resolve(FOLDER))) {
            return files.filter(file -> number(file) >= 0).max(Comparator.comparingLong(AppendOnlyFile::number));
        } catch (NoSuchFileException e) {
            return Optional.empty();
        }
    }

    private static long number(Path file) {
        Matcher name = APPENDED.matcher(file.getFileName().toString());
        return name.matches() ? Long.parseLong(name.group(1)) : -1;
    }
}
