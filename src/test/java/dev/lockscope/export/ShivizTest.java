package dev.lockscope.export;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.Scenario;
import dev.lockscope.testkit.LabScenarios;
import dev.lockscope.testkit.ModelPlayer;
import dev.lockscope.testkit.NodeProgram;
import dev.lockscope.trace.EventText;
import dev.lockscope.trace.Trace;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Logs, read in Node.js by the rules of ShiViz. */
class ShivizTest {

    @TempDir
    private Path folder = Path.of("");

    @BeforeAll
    static void needNode() throws Exception {
        NodeProgram.need();
    }

    @Test
    void everyEventComesBackWithAClockThatMakesSense() throws Exception {
        List<Trace> traces = new ArrayList<>();
        for (Scenario scenario : LabScenarios.all()) {
            traces.add(ModelPlayer.play(scenario));
        }
        for (String text : HostileTraces.texts()) {
            traces.add(HostileTraces.spoilt(HostileTraces.plain(), text));
        }
        List<Excerpt> excerpts =
                traces.stream().map(trace -> Excerpt.of(trace, Selection.ALL)).toList();

        List<JsonNode> logs = read(excerpts);

        EventText words = EventText.in("en");
        for (int i = 0; i < logs.size(); i++) {
            List<String> told = logs.get(i)
                    .get("events")
                    .valueStream()
                    .map(event -> event.get("at").asString() + " "
                            + event.get("event").asString())
                    .toList();
            assertThat(told)
                    .containsExactlyElementsOf(traces.get(i).events().stream()
                            .map(event -> event.at() + "ns "
                                    + Characters.line(words.of(event)).strip())
                            .toList());
        }
    }

    @Test
    void whatLedToWhatIsKeptThroughEventsThatAreLeftOut() throws Exception {
        Trace trace = HostileTraces.plain();
        Excerpt ofB = Excerpt.of(trace, new Selection(Long.MIN_VALUE, Long.MAX_VALUE, Set.of("B")));

        JsonNode log = read(List.of(ofB)).get(0);

        JsonNode stored = log.get("events")
                .valueStream()
                .filter(event -> event.get("event").asString().startsWith("key lock:account holds A-1"))
                .findFirst()
                .orElseThrow();
        assertThat(stored.get("clock").propertyNames()).contains("redis", "run").doesNotContain("A");
    }

    private List<JsonNode> read(List<Excerpt> excerpts) throws Exception {
        List<String> arguments = new ArrayList<>(List.of("shiviz-check.mjs"));
        for (Excerpt excerpt : excerpts) {
            Path file = folder.resolve(arguments.size() + ".log");
            Files.writeString(
                    file,
                    Exported.of(ExportFormat.SHIVIZ, excerpt, Exported.HEADING).text());
            arguments.add(file.toString());
        }
        return Json.lines(NodeProgram.run(folder, arguments, Map.of()));
    }
}
