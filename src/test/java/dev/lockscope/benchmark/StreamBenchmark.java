package dev.lockscope.benchmark;

import dev.lockscope.time.RunClock;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.trace.file.Existing;
import dev.lockscope.trace.file.Limits;
import dev.lockscope.trace.file.TraceReader;
import dev.lockscope.trace.file.TraceWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Writes traces of several lengths event by event and reads them so, and tells what of the heap is in use meanwhile, at
 * most, after the garbage was collected: the same for a long trace as for a short one. Takes the lengths.
 */
public final class StreamBenchmark {

    /** So often the garbage is collected while a trace is written or read. */
    private static final int LOOKS = 20;

    private static final double MEGA = 1024 * 1024;

    private final int events;
    private int seen;
    private long most;

    private StreamBenchmark(int events) {
        this.events = events;
    }

    public static void main(String[] arguments) throws Exception {
        ManyEvents events = ManyEvents.ofEveryScenario();
        Path file = Files.createTempFile("lockscope-stream", ".jsonl");
        System.out.printf(
                Locale.ROOT, "most heap allowed %.0f MB%n", Runtime.getRuntime().maxMemory() / MEGA);
        try {
            for (String count : arguments) {
                measure(events, file, Integer.parseInt(count));
            }
        } finally {
            Files.delete(file);
        }
    }

    private static void measure(ManyEvents events, Path file, int count) throws Exception {
        RunClock clock = SystemRunClock.startingNow();
        StreamBenchmark writing = new StreamBenchmark(count);
        try (TraceWriter writer = TraceWriter.create(file, events.header(), Existing.REPLACE)) {
            events.each(count, event -> {
                writer.append(event);
                writing.look();
            });
        }
        long written = clock.nanos();
        StreamBenchmark reading = new StreamBenchmark(count);
        TraceReader.each(file, Limits.USUAL, event -> reading.look());
        System.out.printf(
                Locale.ROOT,
                "%,9d events, %6.1f MB: written in %.1f s with %.1f MB, read in %.1f s with %.1f MB%n",
                count,
                Files.size(file) / MEGA,
                written / 1e9,
                writing.most / MEGA,
                (clock.nanos() - written) / 1e9,
                reading.most / MEGA);
    }

    private void look() {
        if (++seen % (events / LOOKS) == 0) {
            System.gc();
            Runtime runtime = Runtime.getRuntime();
            most = Math.max(most, runtime.totalMemory() - runtime.freeMemory());
        }
    }
}
