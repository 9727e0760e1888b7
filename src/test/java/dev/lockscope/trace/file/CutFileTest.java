package dev.lockscope.trace.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.RandomEvents;
import dev.lockscope.trace.Trace;
import dev.lockscope.trace.file.TraceFileException.Problem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CutFileTest {

    @TempDir
    Path folder;

    private final Trace trace = RandomEvents.hostile(1).trace(6);

    @Test
    void aFileCutAtAnyByteGivesAllThatStandsWholeInIt() throws Exception {
        byte[] whole = written("trace.jsonl");
        int header = lineEnds(whole, 1);
        for (int length = 0; length <= whole.length; length++) {
            Path file = folder.resolve("cut.jsonl");
            Files.write(file, Arrays.copyOf(whole, length));
            if (length < header) {
                assertNoHeader(file, length);
                continue;
            }
            ReadTrace read = TraceReader.read(file);
            long lines = complete(whole, length);
            assertThat(read.trace().arrivals())
                    .as("cut at %d", length)
                    .isEqualTo(trace.arrivals().subList(0, (int) Math.min(6, lines - 1)));
            assertThat(read.cut().isEmpty()).as("cut at %d", length).isEqualTo(lines == 8);
            if (read.cut().isPresent()) {
                Cut cut = read.cut().get();
                assertThat(cut.line()).as("cut at %d", length).isEqualTo(lines + 1);
                assertThat(cut.offset() + cut.leftOver())
                        .as("cut at %d", length)
                        .isEqualTo(length);
            }
        }
    }

    private static void assertNoHeader(Path file, int length) throws Exception {
        try {
            TraceReader.read(file);
        } catch (TraceFileException e) {
            // Of less than the name of the format nobody can tell what it was.
            assertThat(e.problem())
                    .as("cut at %d", length)
                    .isEqualTo(length == 0 || length >= 18 ? Problem.NO_HEADER : Problem.FOREIGN);
            return;
        }
        throw new AssertionError("read without a header, cut at " + length);
    }

    @Test
    void aCompressedFileCutAtAnyByteGivesTheBeginningOfTheTrace() throws Exception {
        byte[] whole = written("trace.jsonl.gz");
        List<Event> all = trace.arrivals();
        int most = 0;
        for (int length = 0; length < whole.length; length++) {
            Path file = folder.resolve("cut.jsonl.gz");
            Files.write(file, Arrays.copyOf(whole, length));
            try {
                ReadTrace read = TraceReader.read(file);
                assertThat(read.cut()).as("cut at %d", length).isPresent();
                int events = read.trace().events().size();
                assertThat(read.trace().arrivals()).isEqualTo(all.subList(0, events));
                most = Math.max(most, events);
            } catch (TraceFileException e) {
                assertThat(e.problem()).as("cut at %d", length).isIn(Problem.NO_HEADER, Problem.FOREIGN);
            }
        }
        assertThat(most).isEqualTo(6);
    }

    private byte[] written(String name) throws Exception {
        Path file = folder.resolve(name);
        TraceWriter.write(file, trace, Existing.KEEP);
        return Files.readAllBytes(file);
    }

    /** How many lines stand whole in the first bytes; the last one may lack its line's end. */
    private static long complete(byte[] whole, int length) {
        long lines = 0;
        for (int i = 0; i < length; i++) {
            lines += whole[i] == '\n' ? 1 : 0;
        }
        boolean onlyTheEndLacks = length < whole.length && length > 0 && whole[length] == '\n';
        return lines + (onlyTheEndLacks ? 1 : 0);
    }

    /** How long the first lines are without the last one's end, bytes. */
    private static int lineEnds(byte[] whole, int lines) {
        int seen = 0;
        for (int i = 0; i < whole.length; i++) {
            if (whole[i] == '\n' && ++seen == lines) {
                return i;
            }
        }
        throw new AssertionError("fewer than " + lines + " lines");
    }
}
