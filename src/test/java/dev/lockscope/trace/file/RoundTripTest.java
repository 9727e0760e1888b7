package dev.lockscope.trace.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.RandomEvents;
import dev.lockscope.trace.Trace;
import dev.lockscope.trace.UnknownFact;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RoundTripTest {

    @TempDir
    Path folder;

    @Test
    void everyKindOfFactComesBackAsItWas() throws Exception {
        RandomEvents random = RandomEvents.hostile(1);
        List<Event> events = new ArrayList<>();
        for (Class<? extends Record> kind : RandomEvents.kinds()) {
            for (int i = 0; i < 20 && kind != UnknownFact.class; i++) {
                events.add(new Event(events.size() + 1L, 0, "A", 0, random.fact(kind)));
            }
        }
        comesBack(new Trace(random.header(), events), "seed 1");
    }

    @Test
    void everyTraceComesBackAndIsWrittenWithTheSameBytes() throws Exception {
        for (long seed = 0; seed < 25; seed++) {
            comesBack(RandomEvents.hostile(seed).trace(40), "seed " + seed);
        }
    }

    private void comesBack(Trace trace, String name) throws Exception {
        Path first = folder.resolve("first.jsonl");
        TraceWriter.write(first, trace, Existing.REPLACE);
        ReadTrace read = TraceReader.read(first);
        assertThat(read.cut()).as(name).isEmpty();
        assertThat(read.trace()).as(name).isEqualTo(trace);

        Path second = folder.resolve("second.jsonl.gz");
        TraceWriter.write(second, read.trace(), Existing.REPLACE);
        ReadTrace again = TraceReader.read(second);
        assertThat(again.cut()).as(name).isEmpty();
        Path third = folder.resolve("third.jsonl");
        TraceWriter.write(third, again.trace(), Existing.REPLACE);
        assertThat(Files.readAllBytes(third)).as(name).isEqualTo(Files.readAllBytes(first));
    }

    @Test
    void noTextBreaksALine() throws Exception {
        Trace trace = RandomEvents.hostile(3).trace(200);
        Path file = folder.resolve("trace.jsonl");
        TraceWriter.write(file, trace, Existing.KEEP);
        String text = Files.readString(file, StandardCharsets.UTF_8);

        assertThat(text.lines()).hasSize(202);
        assertThat(text).doesNotContainPattern("[\\u0000-\\u0009\\u000B-\\u001F\\u007F\\u0085\\u2028\\u2029\\u202E]");
    }

    @Test
    void factsOfANewerVersionAreKeptUnchanged() throws Exception {
        Trace trace = RandomEvents.plain(4).trace(2);
        Path file = folder.resolve("newer.jsonl");
        TraceWriter.write(file, trace, Existing.KEEP);
        String data = "{\"node\" : \"n2\", \"epoch\":1.50e3, \"deep\":[{\"a\":null}], \"text\":\"\\u00e5\"}";
        String newer = Files.readString(file)
                .replace("\"minor\":0", "\"minor\":1")
                .replace(
                        "{\"end\":2}",
                        "{\"seq\":3,\"at\":9,\"actor\":\"n2\",\"cause\":2,\"fact\":\"NodeElected\",\"data\":" + data
                                + "}\n{\"end\":3}");
        Files.writeString(file, newer);

        ReadTrace read = TraceReader.read(file);
        assertThat(read.cut()).isEmpty();
        Fact unknown = read.trace().event(3).orElseThrow().fact();
        assertThat(unknown).isEqualTo(new UnknownFact("NodeElected", data));

        Path copy = folder.resolve("copy.jsonl");
        TraceWriter.write(copy, read.trace(), Existing.KEEP);
        assertThat(Files.readString(copy)).isEqualTo(newer);
    }

    @Test
    void newFieldsAreSkipped() throws Exception {
        Trace trace = RandomEvents.plain(5).trace(3);
        Path file = folder.resolve("trace.jsonl");
        TraceWriter.write(file, trace, Existing.KEEP);
        String more = Files.readString(file)
                .replace("\"data\":{", "\"mood\":{\"deep\":[1]},\"data\":{\"colour\":\"red\",")
                .replace(",}", "}")
                .replace("{\"end\":3}", "{\"end\":3,\"bye\":true}")
                .replace("\"minor\":0", "\"minor\":7,\"more\":[]");
        Files.writeString(file, more);

        assertThat(TraceReader.read(file).trace()).isEqualTo(trace);
    }

    @Test
    void linesMayEndAsOnWindows() throws Exception {
        Trace trace = RandomEvents.plain(6).trace(3);
        Path file = folder.resolve("trace.jsonl");
        TraceWriter.write(file, trace, Existing.KEEP);
        Files.writeString(file, Files.readString(file).replace("\n", "\r\n"));

        assertThat(TraceReader.read(file).trace()).isEqualTo(trace);
        assertThat(TraceReader.read(file).cut()).isEmpty();
    }
}
