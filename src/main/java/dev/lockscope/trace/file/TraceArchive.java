package dev.lockscope.trace.file;

import dev.lockscope.time.WallClock;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.Recorder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A folder in which every run is kept for a while, as a trace file: the newest, up to so many and so much. The oldest go
 * first, and one that is being written stays. Any thread; several programs may share a folder.
 */
public final class TraceArchive {

    /** How many runs are kept unless told otherwise. */
    public static final int MOST = 100;

    /** How much is kept unless told otherwise, bytes. */
    public static final long MOST_BYTES = 256L << 20;

    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("uuuuMMdd-HHmmss-SSS", Locale.ROOT).withZone(ZoneOffset.UTC);
    private static final String ENDING = ".jsonl";
    private static final int LONGEST_NAME = 60;

    private final Path folder;
    private volatile int most;
    private volatile long mostBytes;
    private final WallClock clock;
    private final Set<Path> writing = new HashSet<>();

    /**
     * A run that is kept.
     *
     * @param at when it was last written to
     * @param bytes how large its file is
     * @param writing whether this program writes to it still
     */
    public record Kept(Path file, Instant at, long bytes, boolean writing) {}

    /**
     * An archive.
     *
     * @param folder made when the first run is kept
     * @param most how many runs it holds at most, at least 1
     * @param mostBytes how much it holds at most, bytes; the newest run stays however large it is
     */
    public TraceArchive(Path folder, int most, long mostBytes, WallClock clock) {
        this.folder = folder;
        this.most = most;
        this.mostBytes = mostBytes;
        this.clock = clock;
    }

    /**
     * Holds so much from now on. What is too much goes when the next run is kept.
     *
     * @param runs how many runs at most, at least 1
     * @param bytes how much at most; the newest run stays however large it is
     */
    public void limit(int runs, long bytes) {
        most = runs;
        mostBytes = bytes;
    }

    /** Where it is. */
    public Path folder() {
        return folder;
    }

    /** How many runs it holds at most. */
    public int most() {
        return most;
    }

    /** How much it holds at most, bytes. */
    public long mostBytes() {
        return mostBytes;
    }

    /**
     * Writes a run to a new file while it goes on, from its first event on. Makes room first.
     *
     * @return what ends the file once it is closed, which is after the run's recorder is
     * @throws IOException when the file cannot be made
     */
    public Keeping keep(Header header, Recorder recorder) throws IOException {
        Files.createDirectories(folder);
        String name = header.scenarioName() + (header.variant() == null ? "" : "-" + header.variant());
        String plain = name.replaceAll("[^A-Za-z0-9-]+", "-");
        String shown = plain.substring(0, Math.min(LONGEST_NAME, plain.length()));
        Path file = folder.resolve(stamp() + "-" + shown + ENDING);
        TraceFollower follower = TraceFollower.follow(file, header, recorder, Existing.KEEP);
        synchronized (writing) {
            writing.add(file);
        }
        makeRoom();
        return new Keeping(file, follower);
    }

    /** The time, or later than that of the newest file where that is not past: the names are in the order of the runs. */
    private String stamp() throws IOException {
        String now = STAMP.format(clock.now());
        String last = list().stream()
                .map(kept -> String.valueOf(kept.file().getFileName()))
                .filter(name -> name.length() > now.length())
                .map(name -> name.substring(0, now.length()))
                .findFirst()
                .orElse("");
        try {
            return now.compareTo(last) > 0
                    ? now
                    : STAMP.format(STAMP.parse(last, Instant::from).plusMillis(1));
        } catch (DateTimeParseException e) {
            return now;
        }
    }

    /** A run that is being written. */
    public final class Keeping implements AutoCloseable {

        private final Path file;
        private final TraceFollower follower;

        private Keeping(Path file, TraceFollower follower) {
            this.file = file;
            this.follower = follower;
        }

        /** Where it is written to. */
        public Path file() {
            return file;
        }

        /**
         * Writes the rest and ends the file.
         *
         * @throws IOException when it could not be written to its end; it is a cut trace then
         */
        @Override
        public void close() throws IOException {
            try {
                follower.close();
            } finally {
                synchronized (writing) {
                    writing.remove(file);
                }
                makeRoom();
            }
        }
    }

    /**
     * What is kept, the newest first.
     *
     * @throws IOException when the folder cannot be read; one that is not there holds nothing
     */
    public List<Kept> list() throws IOException {
        List<Kept> found = new ArrayList<>();
        Set<Path> busy = busy();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file :
                    files.filter(one -> one.toString().endsWith(ENDING)).toList()) {
                try {
                    found.add(new Kept(
                            file, Files.getLastModifiedTime(file).toInstant(), Files.size(file), busy.contains(file)));
                } catch (NoSuchFileException e) {
                    // Another program that shares the folder has made room.
                }
            }
        } catch (NoSuchFileException e) {
            return List.of();
        }
        // By their names, which begin with when they were made: a file system's times may be coarse.
        found.sort(Comparator.comparing((Kept kept) -> kept.file().toString()).reversed());
        return List.copyOf(found);
    }

    /**
     * Deletes a run that is kept, unless it is being written by this program.
     *
     * @return whether it is gone
     * @throws IOException when it cannot be deleted
     */
    public boolean delete(Path file) throws IOException {
        synchronized (writing) {
            if (writing.contains(file)) {
                return false;
            }
        }
        Files.deleteIfExists(file);
        return true;
    }

    /**
     * Deletes all runs that are kept, except those that are being written by this program.
     *
     * @throws IOException when one cannot be deleted
     */
    public void clear() throws IOException {
        for (Kept kept : list()) {
            delete(kept.file());
        }
    }

    private Set<Path> busy() {
        synchronized (writing) {
            return Set.copyOf(writing);
        }
    }

    private void makeRoom() throws IOException {
        Set<Path> busy = busy();
        long bytes = 0;
        int count = 0;
        for (Kept kept : list()) {
            count++;
            bytes += kept.bytes();
            boolean fits = count <= most && (bytes <= mostBytes || count == 1);
            if (!fits && !busy.contains(kept.file())) {
                Files.deleteIfExists(kept.file());
                count--;
                bytes -= kept.bytes();
            }
        }
    }
}
