package dev.lockscope.trace.file;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.Recorder;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Writes what a recorder takes in to a file while the run goes on, on a thread of its own, so that recording never waits
 * for a disk. An event is handed to the operating system at most about {@link #INTERVAL_MS} after it was recorded.
 *
 * <p>Any thread may close it.
 */
public final class TraceFollower implements Closeable {

    /** How often it looks for new events, ms. */
    public static final long INTERVAL_MS = 50;

    private final TraceWriter writer;
    private final Recorder recorder;
    private final ScheduledExecutorService clerk;
    private int written;
    private boolean closed;
    private @Nullable IOException failure;

    private TraceFollower(TraceWriter writer, Recorder recorder) {
        this.writer = writer;
        this.recorder = recorder;
        this.clerk = Executors.newSingleThreadScheduledExecutor(work -> {
            Thread thread = new Thread(work, "trace-writer");
            thread.setDaemon(true);
            return thread;
        });
    }

    /**
     * Makes the file and follows the recorder from its first event on.
     *
     * @throws java.nio.file.FileAlreadyExistsException when the file is there already and is to be kept
     * @throws IOException when it cannot be made
     */
    public static TraceFollower follow(Path file, Header header, Recorder recorder, Existing existing)
            throws IOException {
        TraceFollower follower = new TraceFollower(TraceWriter.create(file, header, existing), recorder);
        var unused = follower.clerk.scheduleWithFixedDelay(
                follower::drainQuietly, INTERVAL_MS, INTERVAL_MS, TimeUnit.MILLISECONDS);
        return follower;
    }

    /** Why it writes no more, if so; the run itself goes on in memory. */
    public synchronized Optional<IOException> failure() {
        return Optional.ofNullable(failure);
    }

    /**
     * Writes what is recorded up to now and ends the file. Close the recorder first, or what it takes in afterwards is
     * missing in the file.
     *
     * @throws IOException when something could not be written, now or before
     */
    @Override
    public void close() throws IOException {
        clerk.shutdown();
        synchronized (this) {
            drainQuietly();
            closed = true;
            try {
                writer.close();
            } catch (IOException e) {
                failure = failure == null ? e : failure;
            }
            if (failure != null) {
                throw failure;
            }
        }
    }

    private synchronized void drainQuietly() {
        if (failure != null || closed) {
            return;
        }
        try {
            drain();
        } catch (IOException e) {
            failure = e;
        }
    }

    private void drain() throws IOException {
        List<Event> news = recorder.from(written);
        for (Event event : news) {
            writer.append(event);
        }
        written += news.size();
        if (!news.isEmpty()) {
            writer.flush();
        }
    }
}
