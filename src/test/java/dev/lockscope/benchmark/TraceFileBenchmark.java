package dev.lockscope.benchmark;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.MappingIterator;
import tools.jackson.databind.SequenceWriter;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** What the benchmarks of trace files share: a file of a million events, and the same lines as maps. */
@State(Scope.Benchmark)
@SuppressWarnings("NullAway.Init") // the runner calls the set-up before anything else
public class TraceFileBenchmark {

    /** As many as a trace may have. */
    static final int EVENTS = 1_000_000;

    /** So many lines are kept as maps, and written again and again. */
    private static final int MAPS = 20_000;

    private final JsonMapper jackson = new JsonMapper();
    ManyEvents events;
    Path whole;
    Path written;
    private Path folder;
    private List<Map<String, Object>> maps;

    /** Makes the file. */
    @Setup(Level.Trial)
    public void begin() throws Exception {
        events = ManyEvents.ofEveryScenario();
        folder = Files.createTempDirectory("lockscope-trace");
        whole = folder.resolve("whole.jsonl");
        written = folder.resolve("written.jsonl");
        events.write(whole, EVENTS);
        try (MappingIterator<Map<String, Object>> lines = lines()) {
            List<Map<String, Object>> first = new ArrayList<>();
            while (first.size() <= MAPS) {
                first.add(lines.next());
            }
            maps = List.copyOf(first.subList(1, first.size()));
        }
    }

    /** Deletes it. */
    @TearDown(Level.Trial)
    public void end() throws IOException {
        Files.deleteIfExists(written);
        Files.delete(whole);
        Files.delete(folder);
    }

    /** Jackson's own way through the lines of the file. */
    MappingIterator<Map<String, Object>> lines() throws IOException {
        InputStream in = Files.newInputStream(whole);
        return jackson.readerFor(new TypeReference<Map<String, Object>>() {}).readValues(in);
    }

    /** Jackson's own way to write as many lines. */
    void writeMaps() throws IOException {
        try (SequenceWriter lines = jackson.writer()
                .without(SerializationFeature.FLUSH_AFTER_WRITE_VALUE)
                .withRootValueSeparator("\n")
                .writeValues(Files.newOutputStream(written))) {
            for (int i = 0; i < EVENTS; i++) {
                lines.write(maps.get(i % MAPS));
            }
        }
    }
}
