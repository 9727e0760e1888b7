package dev.lockscope.redis;

import dev.lockscope.redis.process.AppendOnlyFile;
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
    private final Deque<Entry> entries = new ArrayDeque<>();

    FileLengths(AppendOnlyFile file) {
        this.file = file;
    }

    /** The server has started: what it has found in its file is on disk. */
    synchronized void started() {
        entries.clear();
        note(Long.MIN_VALUE);
    }

    /** All that the server did until that time, ns since the run's start, is in the file, on disk or not. */
    synchronized void note(long at) {
        Optional<AppendOnlyFile.Mark> mark = file.mark();
        if (mark.isEmpty()) {
            return;
        }
        entries.add(new Entry(at, mark.get()));
        forgetBefore(at);
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
