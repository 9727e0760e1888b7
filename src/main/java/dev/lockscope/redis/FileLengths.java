package dev.lockscope.redis;

import dev.lockscope.redis.process.AppendOnlyFile;
import dev.lockscope.time.RunClock;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * How far a node's append-only file was written when, so that a power cut can take away what was not on disk yet.
 *
 * <p>With {@code appendfsync everysec} a server forces its file to disk once a second, so that a power cut can take up to
 * the last second (source: redis.conf); that worst case is what is emulated. Safe for use by several threads.
 */
final class FileLengths {

    private static final long UNSAFE = 1_000_000_000;

    private record Entry(long at, AppendOnlyFile.Mark mark) {}

    private final AppendOnlyFile file;
    private final RunClock clock;
    private final Deque<Entry> entries = new ArrayDeque<>();

    FileLengths(AppendOnlyFile file, RunClock clock) {
        this.file = file;
        this.clock = clock;
    }

    /** The server has started: what it has found in its file is on disk. */
    synchronized void started() {
        entries.clear();
        note(file.mark(), Long.MIN_VALUE);
    }

    /** The server has done something, or some time has gone by: what is in the file by now may not be on disk yet. */
    synchronized void note() {
        Optional<AppendOnlyFile.Mark> mark = file.mark();
        // Looked at after the file: what the file holds has a time at which it was there for sure, never an earlier
        // one.
        note(mark, clock.nanos());
    }

    private void note(Optional<AppendOnlyFile.Mark> mark, long at) {
        if (mark.isPresent()) {
            entries.add(new Entry(at, mark.get()));
            forgetBefore(at);
        }
    }

    /** Keeps the newest of those that are old enough. */
    private void forgetBefore(long at) {
        Entry oldest = entries.remove();
        while (!entries.isEmpty() && isSafe(entries.element(), at)) {
            oldest = entries.remove();
        }
        entries.addFirst(oldest);
    }

    private static boolean isSafe(Entry entry, long at) {
        return entry.at() == Long.MIN_VALUE || entry.at() <= at - UNSAFE;
    }

    /**
     * Takes away what was written in the last second before {@code at}; the process has ended.
     *
     * @return how many commands that were
     * @throws IOException when the file cannot be read or written
     */
    synchronized int cut(long at) throws IOException {
        if (entries.isEmpty()) {
            return 0;
        }
        forgetBefore(at);
        return file.cut(entries.element().mark());
    }
}
