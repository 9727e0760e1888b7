package dev.lockscope.export;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.testkit.LabScenarios;
import dev.lockscope.testkit.ModelPlayer;
import dev.lockscope.trace.RandomEvents;
import dev.lockscope.trace.Trace;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What Perfetto and OpenTelemetry read, by rules written from theirs. */
class JsonExportsTest {

    static List<String> texts() {
        return HostileTraces.texts();
    }

    @TestFactory
    Stream<DynamicTest> everyRunFollowsTheRulesOfTheFormats() throws IOException {
        return LabScenarios.each(scenario -> follows(ModelPlayer.play(scenario)));
    }

    @ParameterizedTest
    @MethodSource("texts")
    void hostileTextsBreakNoRule(String text) throws Exception {
        follows(HostileTraces.spoilt(HostileTraces.plain(), text));
    }

    @Test
    void extremeNumbersAndFactsWithoutRhymeOrReasonBreakNoRule() {
        for (long seed = 0; seed < 20; seed++) {
            follows(RandomEvents.plain(seed).trace(60));
            follows(RandomEvents.hostile(seed).trace(60));
        }
    }

    @Test
    void theRulesNoticeWhatPerfettoWouldDrop() {
        String head = """
                {"displayTimeUnit":"ms",
                "metadata":{},
                "traceEvents":[
                {"ph":"M","name":"thread_name","pid":1,"tid":2,"args":{"name":"x"}},
                """;
        String first = "{\"ph\":\"X\",\"name\":\"a\",\"ts\":1,\"dur\":5,\"pid\":1,\"tid\":2}";
        assertThat(ChromeTraceRules.problems(head + first + "]}")).isEmpty();
        assertThat(ChromeTraceRules.problems(head + first + ",\n" + first.replace("1,\"dur\":5", "3,\"dur\":9") + "]}"))
                .singleElement()
                .asString()
                .startsWith("overlaps");
        assertThat(ChromeTraceRules.problems(head + first.replace("\"tid\":2", "\"tid\":0") + "]}"))
                .isNotEmpty();
        assertThat(ChromeTraceRules.problems(head + first.replace("\"a\"", "\"\\uD83D\\uDE00\"") + "]}"))
                .isNotEmpty();
    }

    private static void follows(Trace trace) {
        assertThat(ChromeTraceRules.problems(
                        Exported.of(ExportFormat.PERFETTO, trace).text()))
                .isEmpty();
        assertThat(OtlpRules.problems(Exported.of(ExportFormat.OTLP, trace).text()))
                .isEmpty();
    }
}
