package dev.lockscope.export;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.testkit.NodeProgram;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.EventText;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.Trace;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Diagrams, read by Mermaid's own parser. */
class MermaidTest {

    @TempDir
    private Path folder = Path.of("");

    @BeforeAll
    static void needMermaid() throws Exception {
        NodeProgram.need();
        NodeProgram.needLibrary("mermaid");
    }

    @Test
    void hostileTextsStayTexts() throws Exception {
        List<Trace> traces = new ArrayList<>();
        for (String text : HostileTraces.texts()) {
            traces.add(HostileTraces.spoilt(HostileTraces.plain(), text));
        }

        List<JsonNode> read = read(traces);

        for (int i = 0; i < traces.size(); i++) {
            String about = HostileTraces.texts().get(i);
            JsonNode diagram = read.get(i);
            assertThat(diagram.get("diagramType").asString()).isEqualTo("sequence");
            assertThat(diagram.get("configured").asInt()).as(about).isZero();
            assertThat(diagram.get("actors").valueStream().map(JsonNode::asString))
                    .as(about)
                    .containsExactlyElementsOf(parties(traces.get(i)));
            EventText words = EventText.in("en");
            for (String wanted : traces.get(i).events().stream()
                    .filter(event -> event.fact() instanceof LockAcquired)
                    .map(event -> words.seconds(event.at()) + " · " + words.of(event))
                    .toList()) {
                assertThat(diagram.get("messages")
                                .valueStream()
                                .map(message -> message.get("text").asString()))
                        .as(about)
                        .contains(cut(wanted));
            }
        }
    }

    @Test
    void aLongRunIsCutWhereMermaidWouldRefuseItAndSaysSo() throws Exception {
        Trace trace = HostileTraces.plain();
        List<Event> many = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            for (Event event : trace.events()) {
                many.add(new Event(many.size() + 1L, event.at() + i * 10_000_000_000L, event.actor(), 0, event.fact()));
            }
        }
        Exported exported = Exported.of(ExportFormat.MERMAID, new Trace(trace.header(), many));

        assertThat(exported.text()).hasSizeLessThanOrEqualTo(MermaidDiagram.LONGEST);
        assertThat(exported.omissions())
                .anyMatch(omission -> omission.reason() == Omission.Reason.TOO_LONG && omission.count() > 100);
        assertThat(exported.text()).contains("because the format's readers take no longer files");
        assertThat(read(List.of(new Trace(trace.header(), many)))).hasSize(1);
    }

    private static List<String> parties(Trace trace) {
        List<String> names = new ArrayList<>(trace.header().cast().clients());
        names.addAll(trace.header().cast().nodes());
        names.addAll(trace.header().cast().resources());
        return names.stream().map(MermaidTest::shown).toList();
    }

    private static String shown(String name) {
        String line = cut(name);
        return line.isEmpty() ? "\uFFFD" : line;
    }

    private static String cut(String text) {
        String line = Characters.line(text).strip();
        int[] points = line.codePoints().toArray();
        return points.length <= 160 ? line : new String(points, 0, 159) + "…";
    }

    private List<JsonNode> read(List<Trace> traces) throws Exception {
        List<String> arguments = new ArrayList<>(List.of("mermaid-check.mjs"));
        for (Trace trace : traces) {
            Path file = folder.resolve(arguments.size() + ".mmd");
            Files.writeString(file, Exported.of(ExportFormat.MERMAID, trace).text());
            arguments.add(file.toString());
        }
        return Json.lines(NodeProgram.run(folder, arguments, Map.of()));
    }
}
