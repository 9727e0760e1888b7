package dev.lockscope.cli;

import dev.lockscope.export.ExportFormat;
import dev.lockscope.testkit.LabScenarios;
import dev.lockscope.testkit.ModelPlayer;
import dev.lockscope.time.Randomness;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.trace.RandomEvents;
import dev.lockscope.trace.Trace;
import dev.lockscope.trace.file.Existing;
import dev.lockscope.trace.file.TraceWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongConsumer;

/**
 * Gives spoilt trace files to the program as a person would: each is replayed or exported, and nothing may come of it but an
 * answer or a plain sentence. Prints how often each exit code came, and the slowest file.
 */
final class TraceFuzz {

    private static final List<String> SCENARIOS =
            List.of("gc-pause", "late-answer", "two-pods-one-mutex", "stampede", "crash-with-ttl", "clock-leap");
    private static final long ROUGHLY = 60_000;

    /** No file may take so long, s. */
    private static final long LIMIT_S = 60;

    /** After so many files it tells how far it is. */
    private static final long STRIDE = 10_000;

    private final Path folder;
    private final Session session;
    private final List<byte[]> files = new ArrayList<>();
    private final Map<Integer, Integer> codes = new TreeMap<>();
    private long slowest;
    private long slowestSeed;

    private TraceFuzz(Path folder) throws Exception {
        this.folder = folder;
        this.session = new Session(folder);
        for (String id : SCENARIOS) {
            keep(ModelPlayer.play(LabScenarios.in(LabScenarios.file(id)).get(0)));
        }
        keep(RandomEvents.hostile(1).trace(80));
    }

    private void keep(Trace trace) throws Exception {
        Path file = folder.resolve("whole.jsonl");
        TraceWriter.write(file, trace, Existing.REPLACE);
        byte[] bytes = Files.readAllBytes(file);
        if (bytes.length <= ROUGHLY) {
            files.add(bytes);
        }
    }

    /** Tries files {@code first} to {@code first + count - 1}; each is fixed by its number. */
    static TraceFuzz run(Path folder, long first, long count) throws Exception {
        TraceFuzz fuzz = new TraceFuzz(folder);
        fuzz.run(first, count, done -> {});
        return fuzz;
    }

    private void run(long first, long count, LongConsumer progress) throws Exception {
        SystemRunClock clock = SystemRunClock.startingNow();
        ExecutorService patient = Executors.newSingleThreadExecutor(work -> {
            Thread thread = new Thread(work, "fuzz");
            thread.setDaemon(true);
            return thread;
        });
        try {
            for (long seed = first; seed < first + count; seed++) {
                long number = seed;
                long began = clock.nanos();
                Future<?> trial = patient.submit(() -> {
                    trial(number);
                    return null;
                });
                trial.get(LIMIT_S, TimeUnit.SECONDS);
                long took = clock.nanos() - began;
                if (took > slowest) {
                    slowest = took;
                    slowestSeed = seed;
                }
                progress.accept(seed - first + 1);
            }
        } catch (ExecutionException | TimeoutException e) {
            throw new AssertionError("stopped, with these exit codes before: " + codes, e);
        } finally {
            patient.shutdownNow();
        }
    }

    private void trial(long seed) throws Exception {
        Randomness random = Randomness.seeded(seed);
        byte[] file = new Mutations(random).spoil(files.get((int) random.nextLong(files.size())));
        Path path = folder.resolve("spoilt.jsonl");
        Files.write(path, file);
        String name = path.toString();
        ExportFormat[] formats = ExportFormat.values();
        String format = formats[(int) random.nextLong(formats.length)].id();
        int code = switch ((int) random.nextLong(4)) {
            case 0 -> session.run("replay", name, "--details");
            case 1 -> session.run("replay", name, "--json", "--lang", "nb");
            default -> session.run("export", name, "--as", format, "-o", "-");
        };
        codes.merge(code, 1, Integer::sum);
        if (code > 2 || session.err().contains("defect") || session.err().contains("\tat ")) {
            Path kept = Path.of("target", "fuzz-" + seed + ".jsonl");
            Files.write(kept, file);
            throw new AssertionError("file " + seed + " (" + kept + ", as " + format + "): " + session.err());
        }
    }

    /** How often each exit code came. */
    Map<Integer, Integer> codes() {
        return codes;
    }

    /** {@code TraceFuzz [FIRST] [COUNT]}. */
    public static void main(String[] arguments) throws Exception {
        Path folder = Files.createTempDirectory("lockscope-fuzz");
        TraceFuzz fuzz = new TraceFuzz(folder);
        SystemRunClock clock = SystemRunClock.startingNow();
        fuzz.run(Long.parseLong(arguments[0]), Long.parseLong(arguments[1]), done -> {
            if (done % STRIDE == 0) {
                System.out.printf(Locale.ROOT, "%,d files, %.0f a second%n", done, done / (clock.nanos() / 1e9));
            }
        });
        System.out.printf(
                "%s files; exit codes %s; the slowest, %d, took %d ms%n",
                arguments[1], fuzz.codes, fuzz.slowestSeed, fuzz.slowest / 1_000_000);
    }
}
