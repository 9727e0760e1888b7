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
import java.util.Map;
import java.util.TreeMap;

/**
 * Gives spoilt trace files to the program as a person would: each is replayed or exported, and nothing may come of it but an
 * answer or a plain sentence. Prints how often each exit code came, and the slowest file.
 */
final class TraceFuzz {

    private static final List<String> SCENARIOS =
            List.of("gc-pause", "late-answer", "two-pods-one-mutex", "stampede", "crash-with-ttl", "clock-leap");
    private static final long ROUGHLY = 60_000;

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
        SystemRunClock clock = SystemRunClock.startingNow();
        for (long seed = first; seed < first + count; seed++) {
            long began = clock.nanos();
            fuzz.trial(seed);
            long took = clock.nanos() - began;
            if (took > fuzz.slowest) {
                fuzz.slowest = took;
                fuzz.slowestSeed = seed;
            }
        }
        return fuzz;
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
        if (session.err().contains("defect") || session.err().contains("\tat ")) {
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
        TraceFuzz fuzz = run(folder, Long.parseLong(arguments[0]), Long.parseLong(arguments[1]));
        System.out.printf(
                "%s files; exit codes %s; the slowest, %d, took %d ms%n",
                arguments[1], fuzz.codes, fuzz.slowestSeed, fuzz.slowest / 1_000_000);
    }
}
