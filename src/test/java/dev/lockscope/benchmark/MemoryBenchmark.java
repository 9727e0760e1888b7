package dev.lockscope.benchmark;

import dev.lockscope.desktop.session.Background;
import dev.lockscope.desktop.session.Judgement;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.session.Workbench;
import dev.lockscope.time.Randomness;
import dev.lockscope.time.RunClock;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.trace.file.Existing;
import dev.lockscope.trace.file.TraceWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Queue;

/**
 * Opens a large trace as the window does, without the window, and tells what it takes of the heap.
 *
 * <p>Arguments: {@code write FILE EVENTS SEED} makes the trace; {@code open FILE} opens it, which is to be done in a
 * process of its own that has no more heap than it may take.
 */
public final class MemoryBenchmark {

    private static final int MOMENTS = 200;
    private static final double MEGA = 1024 * 1024;

    private MemoryBenchmark() {}

    public static void main(String[] arguments) throws Exception {
        Path file = Path.of(arguments[1]);
        if (arguments[0].equals("write")) {
            Files.createDirectories(file.toAbsolutePath().getParent());
            TraceWriter.write(
                    file, LongTrace.of(Integer.parseInt(arguments[2]), Long.parseLong(arguments[3])), Existing.REPLACE);
        } else {
            open(file);
        }
    }

    private static void open(Path file) {
        RunClock clock = SystemRunClock.startingNow();
        say("heap before", heap() / MEGA, "MB");
        Queue<Runnable> later = new ArrayDeque<>();
        Background background = new Background(later::add, later::add, defect -> {
            throw new IllegalStateException(defect);
        });
        Workbench workbench = new Workbench(
                background,
                (scenario, options) -> {
                    throw new IllegalStateException("nothing is run here");
                },
                () -> 1);
        workbench.trouble().addListener((property, old, now) -> System.out.println("trouble: " + now));
        long began = clock.nanos();
        workbench.open(file);
        while (workbench.current().get().isEmpty() && !later.isEmpty()) {
            later.remove().run();
        }
        Session session = workbench.current().get().orElseThrow();
        while (session.judgement()
                .get()
                .filter(done -> done.events() == session.index().size())
                .isEmpty()) {
            later.remove().run();
        }
        say("to open and judge it", (clock.nanos() - began) / 1e9, "s");
        say("events", session.index().size(), "");
        Optional<Judgement> judgement = session.judgement().get();
        judgement.ifPresent(all -> say("findings", all.verdict().findings().size(), ""));
        say("heap with it open", heap() / MEGA, "MB");
        scrub(session, clock);
        say("heap after scrubbing", heap() / MEGA, "MB");
        say("most heap allowed", Runtime.getRuntime().maxMemory() / MEGA, "MB");
    }

    /** Goes to moments all over it, as someone does who draws the cursor. */
    private static void scrub(Session session, RunClock clock) {
        Randomness chance = Randomness.seeded(1);
        long[] times = new long[MOMENTS];
        for (int i = 0; i < MOMENTS; i++) {
            long instant = chance.nextLong(session.now());
            long began = clock.nanos();
            session.index().atInstant(instant);
            times[i] = clock.nanos() - began;
        }
        Arrays.sort(times);
        say("state of a moment, median", times[MOMENTS / 2] / 1e6, "ms");
        say("state of a moment, p99", times[MOMENTS * 99 / 100] / 1e6, "ms");
    }

    private static long heap() {
        Runtime runtime = Runtime.getRuntime();
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        return runtime.totalMemory() - runtime.freeMemory();
    }

    private static void say(String what, double value, String unit) {
        System.out.printf(Locale.ROOT, "%-28s %,12.2f %s%n", what, value, unit);
    }
}
