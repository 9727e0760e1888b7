package dev.lockscope.trace.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.time.Randomness;
import dev.lockscope.trace.ClientFact.ClientStarted;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.RandomEvents;
import dev.lockscope.trace.Trace;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QuickLinesTest {

    private static final String WHOLE =
            "{\"seq\":1,\"at\":5,\"actor\":\"A\",\"cause\":0,\"fact\":\"ClientStarted\",\"data\":{\"client\":\"A\"}}";

    @TempDir
    Path folder;

    private final QuickLines quickly = new QuickLines();

    private @Nullable Event quick(byte[] line) {
        return quickly.read(new Line(1, 0, line, true));
    }

    private @Nullable Event quick(String line) {
        return quick(line.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void everyLineThatIsWrittenIsReadQuickly() {
        for (Event event : RandomEvents.plain(3).trace(400).arrivals()) {
            assertThat(quick(EventLine.of(event))).isEqualTo(event);
        }
    }

    @Test
    void whatIsOutOfTheOrdinaryIsLeftAloneAndSpoilsNothing() {
        List<String> odd = List.of(
                "",
                "{}",
                "7",
                WHOLE + WHOLE,
                WHOLE + "x",
                WHOLE.substring(0, 40),
                WHOLE.substring(0, WHOLE.length() - 1),
                WHOLE.replace("\"at\":5", "\"at\":-5"),
                WHOLE.replace("\"at\":5", "\"at\":5.5"),
                WHOLE.replace("\"at\":5", "\"at\":5,\"at\":5"),
                WHOLE.replace("\"at\":5,", ""),
                WHOLE.replace("Started", "Stirred"),
                WHOLE.replace(",\"data\":{\"client\":\"A\"}", ""),
                WHOLE.replace("{\"client\":\"A\"}", "[\"A\"]"),
                WHOLE.replace("\"A\"}", "\"" + "A".repeat(9000) + "\"}"),
                "{\"end\":1}");
        for (String line : odd) {
            assertThat(quick(line)).as(line).isNull();
            assertThat(quick(WHOLE)).as(line).isEqualTo(new Event(1, 5, "A", 0, new ClientStarted("A")));
        }
        assertThat(quick(WHOLE + " \t\r")).isNotNull();
    }

    @Test
    void bytesThatAreNoUtf8AreLeftAlone() {
        byte[] overlong = WHOLE.getBytes(StandardCharsets.UTF_8);
        int name = WHOLE.indexOf("\"A\"}");
        for (byte[] wrong : List.of(new byte[] {(byte) 0xc1, (byte) 0x81}, new byte[] {(byte) 0xed, (byte) 0xa0})) {
            byte[] line = overlong.clone();
            line[name] = wrong[0];
            line[name + 1] = wrong[1];
            assertThat(quick(line)).isNull();
        }
    }

    @Test
    void whateverIsReadQuicklyIsReadSlowlyAsTheSame() throws Exception {
        Randomness random = Randomness.seeded(11);
        List<byte[]> lines = new ArrayList<>();
        for (Event event : RandomEvents.hostile(2).trace(100).arrivals()) {
            lines.add(EventLine.of(event).getBytes(StandardCharsets.UTF_8));
        }
        int read = 0;
        for (int i = 0; i < 20_000; i++) {
            byte[] line = lines.get((int) random.nextLong(lines.size())).clone();
            byte[] other = lines.get((int) random.nextLong(lines.size()));
            int at = (int) random.nextLong(line.length);
            line[at] =
                    random.nextLong(2) == 0 ? (byte) random.nextLong(256) : other[(int) random.nextLong(other.length)];
            Event quick = quick(line);
            if (quick != null) {
                read++;
                assertThat(EventLine.read(new String(line, StandardCharsets.UTF_8), 0))
                        .as("seed 11, line %d", i)
                        .isEqualTo(quick);
            }
        }
        assertThat(read).isBetween(1_000, 19_000);
    }

    @Test
    void theEventsOfAFileAreHandedOutInItsOrderUntilItsDamage() throws Exception {
        Path file = folder.resolve("trace.jsonl");
        Trace trace = RandomEvents.plain(8).trace(50);
        TraceWriter.write(file, trace, Existing.KEEP);
        List<Event> events = new ArrayList<>();

        assertThat(TraceReader.each(file, Limits.USUAL, events::add)).isEmpty();
        assertThat(events).isEqualTo(trace.arrivals());

        List<String> lines = new ArrayList<>(Files.readAllLines(file));
        lines.set(31, lines.get(31) + "}");
        Files.write(file, lines);
        events.clear();
        assertThatThrownBy(() -> TraceReader.each(file, Limits.USUAL, events::add))
                .isInstanceOf(TraceFileException.class)
                .hasMessageContaining("32");
        assertThat(events).isEqualTo(trace.arrivals().subList(0, 30));
    }
}
