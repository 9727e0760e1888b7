package dev.lockscope.trace.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.lockscope.time.Randomness;
import dev.lockscope.trace.ClientFact.ClientStarted;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.RandomEvents;
import dev.lockscope.trace.Trace;
import dev.lockscope.trace.file.TraceFileException.Problem;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DamagedFileTest {

    @TempDir
    Path folder;

    private Path file;
    private String whole;

    @BeforeEach
    void writeATrace() throws Exception {
        file = folder.resolve("trace.jsonl");
        Trace trace = new Trace(
                RandomEvents.plain(1).header(),
                List.of(
                        new Event(1, 5, "A", 0, new ClientStarted("blåbær")),
                        new Event(2, 7, "A", 1, new LockAcquired("A", "lock:account", "t1", null, 9L))));
        TraceWriter.write(file, trace, Existing.KEEP);
        whole = Files.readString(file);
    }

    private TraceFileException reading(String text) throws Exception {
        return reading(text.getBytes(StandardCharsets.UTF_8));
    }

    private TraceFileException reading(byte[] bytes) throws Exception {
        Files.write(file, bytes);
        TraceFileException problem = catchThrowableOfType(TraceFileException.class, () -> TraceReader.read(file));
        assertThat(problem).isNotNull();
        assertThat(problem.file()).isEqualTo(file);
        assertThat(problem.getMessage()).contains(file.toString(), problem.found(), problem.expected());
        return problem;
    }

    @Test
    void foreignFilesAreNamedAsSuch() throws Exception {
        assertThat(reading("name: gc-pause\n").problem()).isEqualTo(Problem.FOREIGN);
        assertThat(reading("{\"traceEvents\":[]}\n").problem()).isEqualTo(Problem.FOREIGN);
        assertThat(reading("[1,2]\n").problem()).isEqualTo(Problem.FOREIGN);
        assertThat(reading("no line end").problem()).isEqualTo(Problem.FOREIGN);
        assertThat(reading(new byte[] {0, -1, -40, 10, 7}).problem()).isEqualTo(Problem.FOREIGN);
        assertThat(reading("\uFEFF" + whole).problem()).isEqualTo(Problem.FOREIGN);
        assertThat(reading("\n" + whole).problem()).isEqualTo(Problem.FOREIGN);
    }

    @Test
    void aMissingHeaderIsSaid() throws Exception {
        assertThat(reading("").problem()).isEqualTo(Problem.NO_HEADER);
        TraceFileException problem = reading(whole.substring(whole.indexOf('\n') + 1));
        assertThat(problem.problem()).isEqualTo(Problem.NO_HEADER);
        assertThat(problem.found()).isEqualTo("an event");
    }

    @Test
    void anotherVersionIsSaid() throws Exception {
        TraceFileException problem = reading(whole.replace("{\"lockscope-trace\":1,", "{\"lockscope-trace\":2,"));
        assertThat(problem.problem()).isEqualTo(Problem.VERSION);
        assertThat(problem.found()).isEqualTo("2");
        assertThat(problem.expected()).isEqualTo("1");
        assertThat(problem.place()).isEqualTo(new TraceFileException.Place(1, 20, 19));
    }

    @Test
    void aScenarioThatWasChangedIsSaid() throws Exception {
        TraceFileException problem = reading(whole.replaceFirst("\"scenario\":\"", "\"scenario\":\"x"));
        assertThat(problem.problem()).isEqualTo(Problem.DAMAGED);
        assertThat(problem.found()).contains("SHA-256");
    }

    @Test
    void aDamagedLineIsLocated() throws Exception {
        String line = whole.lines().toList().get(1);
        TraceFileException problem = reading(whole.replace("\"client\":\"blåbær\"", "\"client\":7"));
        assertThat(problem.problem()).isEqualTo(Problem.DAMAGED);
        assertThat(problem.place().line()).isEqualTo(2);
        assertThat(problem.place().column()).isEqualTo(line.indexOf("\"blåbær\"") + 1L);
        assertThat(problem.place().offset()).isEqualTo(whole.indexOf("\"blåbær\""));
        assertThat(problem.found()).isEqualTo("\"7\"");
        assertThat(problem.expected()).isEqualTo("a text");
        assertThat(problem.text("nb")).contains("linje 2", "linjen er skadet");
    }

    @Test
    void byteOffsetsCountBytesAndColumnsCharacters() throws Exception {
        String broken =
                whole.replace("\"data\":{\"client\":\"blåbær\"}", "\"data\":{\"client\":\"blåbær\",\"client\":1}");
        TraceFileException problem = reading(broken);
        String before = broken.substring(0, broken.indexOf("\"client\":1"));
        assertThat(problem.expected()).isEqualTo("each field once");
        assertThat(problem.place().offset()).isEqualTo(before.getBytes(StandardCharsets.UTF_8).length);
    }

    @Test
    void missingAndUnknownThingsAreLocated() throws Exception {
        assertThat(reading(whole.replace("\"fence\":null,", "")).expected()).isEqualTo("the field \"fence\"");
        assertThat(reading(whole.replace("\"token\":\"t1\"", "\"token\":null")).expected())
                .isEqualTo("a text");
        assertThat(reading(whole.replace("\"cause\":1,", "")).expected()).isEqualTo("the field \"cause\"");
        assertThat(reading(whole.replace("\"validUntil\":9", "\"validUntil\":9.5"))
                        .found())
                .isEqualTo("\"9.5\"");
        assertThat(reading(whole.replace("\"validUntil\":9", "\"validUntil\":9223372036854775808"))
                        .expected())
                .contains("from -9223372036854775808 to 9223372036854775807");
        assertThat(reading(whole.replace("\"validUntil\":9", "\"validUntil\":9.5"))
                        .text("nb"))
                .endsWith("Ventet: et helt tall fra -9223372036854775808 til 9223372036854775807.");
        assertThat(reading(whole.replace("LockAcquired", "LockAquired")).expected())
                .isEqualTo("a fact of format 1.0");
        assertThat(reading(whole.replace("\"seq\":2", "\"seq\":1")).expected()).isEqualTo("a seq above 1");
        assertThat(reading(whole.replace("{\"end\":2}", "{\"end\":3}")).found()).isEqualTo("2 events before this line");
        assertThat(reading(whole + "{\"end\":2}\n").expected()).isEqualTo("nothing after the closing line");
        assertThat(reading(whole.replaceFirst("\n", "\n\n")).place().line()).isEqualTo(2);
        assertThat(reading(whole.replace("\"at\":7", "\"at\":7 7")).found()).startsWith("broken JSON");
    }

    @Test
    void timesThatNoRunHasAreRefused() throws Exception {
        assertThat(reading(whole.replace("\"at\":7", "\"at\":9223372036854775807"))
                        .expected())
                .isEqualTo("a whole number from 0 to 31536000000000000");
        assertThat(reading(whole.replace("\"at\":7", "\"at\":-1")).place().offset())
                .isEqualTo(whole.getBytes(StandardCharsets.UTF_8).length
                        - whole.substring(whole.indexOf("7,\"actor\"")).getBytes(StandardCharsets.UTF_8).length);
    }

    @Test
    void bytesThatAreNoTextAreLocated() throws Exception {
        byte[] bytes = whole.getBytes(StandardCharsets.UTF_8);
        int at = whole.indexOf("blåbær");
        bytes[at] = (byte) 0xff;
        TraceFileException problem = reading(bytes);
        assertThat(problem.found()).isEqualTo("bytes that are no UTF-8");
        assertThat(problem.place().offset()).isEqualTo(at);
    }

    @Test
    void hugeFilesAreRefusedBeforeTheyFillTheMemory() throws Exception {
        Files.writeString(file, whole);
        TraceFileException bytes = catchThrowableOfType(
                TraceFileException.class, () -> TraceReader.read(file, new Limits(whole.length() / 2, 10)));
        assertThat(bytes.problem()).isEqualTo(Problem.TOO_LARGE);
        TraceFileException events =
                catchThrowableOfType(TraceFileException.class, () -> TraceReader.read(file, new Limits(1 << 20, 1)));
        assertThat(events.problem()).isEqualTo(Problem.TOO_LARGE);
        assertThat(events.place().line()).isEqualTo(3);
    }

    @Test
    void aSmallArchiveThatUnpacksToMuchIsRefused() throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            byte[] zeros = new byte[1 << 20];
            for (int i = 0; i < 40; i++) {
                gzip.write(zeros);
            }
        }
        assertThat(bytes.size()).isLessThan(100_000);
        TraceFileException problem = reading(bytes.toByteArray());
        assertThat(problem.problem()).isEqualTo(Problem.TOO_LARGE);
        assertThat(problem.found()).contains("16777216 bytes");
    }

    @Test
    void deepNestingIsRefused() throws Exception {
        String deep = "[".repeat(100_000);
        assertThat(reading(whole.replace("\"at\":7", "\"more\":" + deep + ",\"at\":7"))
                        .problem())
                .isEqualTo(Problem.DAMAGED);
    }

    @Test
    void whateverAByteIsChangedToTheReaderStaysCalm() throws Exception {
        Randomness random = Randomness.seeded(9);
        byte[] bytes = whole.getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < 500; i++) {
            byte[] changed = bytes.clone();
            int at = (int) random.nextLong(bytes.length);
            changed[at] = (byte) random.nextLong(256);
            Files.write(file, changed);
            try {
                assertThat(TraceReader.read(file).trace().events().size()).isLessThanOrEqualTo(2);
            } catch (TraceFileException e) {
                assertThat(e.place().offset())
                        .as("seed 9, byte %d as %d", at, changed[at])
                        .isBetween(0L, (long) bytes.length);
            }
        }
    }

    @Test
    void aBrokenArchiveIsSaid() throws Exception {
        Path packed = folder.resolve("trace.jsonl.gz");
        TraceWriter.write(packed, RandomEvents.plain(2).trace(100), Existing.KEEP);
        byte[] bytes = Files.readAllBytes(packed);
        bytes[bytes.length - 8] ^= 1; // the checksum

        assertThat(reading(bytes).problem()).isEqualTo(Problem.BROKEN_ARCHIVE);
    }
}
