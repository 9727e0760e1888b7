package dev.lockscope.export;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.testkit.History;
import dev.lockscope.testkit.LabScenarios;
import dev.lockscope.testkit.ModelPlayer;
import dev.lockscope.trace.CommandFact.CommandReplied;
import dev.lockscope.trace.CommandFact.Reply;
import dev.lockscope.trace.LockFact.Release;
import dev.lockscope.trace.ResourceFact.Fencing;
import dev.lockscope.trace.ResourceFact.WriteOffered;
import dev.lockscope.trace.Trace;
import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Histories of operations, read by edn-java and by Jackson, and held against the rules of Jepsen and Porcupine. */
class HistoryTest {

    static List<String> texts() {
        return HostileTraces.texts();
    }

    @TestFactory
    Stream<DynamicTest> everyRunFollowsTheRulesOfHistories() throws IOException {
        return LabScenarios.each(scenario -> follows(ModelPlayer.play(scenario)));
    }

    @ParameterizedTest
    @MethodSource("texts")
    void hostileTextsStayTexts(String text) throws Exception {
        Trace trace = HostileTraces.spoilt(HostileTraces.plain(), text);

        follows(trace);

        Set<String> clients = new HashSet<>();
        EdnReading.operations(Exported.of(ExportFormat.JEPSEN, trace).text()).stream()
                .filter(operation -> !operation.process().equals(":nemesis"))
                .forEach(operation ->
                        clients.add(String.valueOf(operation.fields().get("client"))));
        assertThat(clients)
                .containsExactlyInAnyOrderElementsOf(trace.header().cast().clients().stream()
                        .map(HistoryTest::sayable)
                        .toList());
    }

    private static String sayable(String name) {
        return Characters.whole(name).replaceAll("[\\p{Cc}&&[^\\n\\r\\t]]", "\uFFFD");
    }

    @Test
    void whatNobodyKnowsTheEndOfEndsItsProcess() {
        Trace trace = History.history()
                .opens(1000, Fencing.NONE)
                .requests("A", 10)
                .add(20, "A", 0, new CommandReplied("A", "n1", 1, Reply.UNKNOWN, ""))
                .givesUp("A", 30)
                .acquires("A", 40, "t1", 1L, 500L)
                .writes("A", 50, 1000, -100, 900)
                .released("A", 60, "t1", Release.UNKNOWN)
                .reads("A", 70, 900)
                .build();

        List<EdnReading.Op> operations =
                EdnReading.operations(Exported.of(ExportFormat.JEPSEN, trace).text());

        assertThat(operations.stream().map(op -> op.process() + " " + op.type() + " " + op.function()))
                .containsExactly(
                        "0 :invoke :acquire",
                        "0 :info :acquire",
                        "2 :invoke :acquire",
                        "2 :ok :acquire",
                        "2 :invoke :write",
                        "2 :ok :write",
                        "2 :invoke :release",
                        "2 :info :release",
                        "3 :invoke :read",
                        "3 :ok :read");
    }

    @Test
    void aWriteWhoseWriterDiedMayOrMayNotHaveBeenTaken() {
        Trace trace = History.history()
                .opens(1000, Fencing.NONE)
                .acquires("A", 40, "t1", 1L, 500L)
                .add(50, "A", 0, new WriteOffered("account", "A", 900, -100, 1L))
                .crashes("A", 60)
                .ends(100)
                .build();

        JsonNode write = Json.lines(Exported.of(ExportFormat.PORCUPINE, trace).text()).stream()
                .filter(line -> line.get("op").asString().equals("write"))
                .findFirst()
                .orElseThrow();

        assertThat(write.get("status").asString()).isEqualTo("unknown");
        assertThat(write.get("arg").get("fence").asLong()).isEqualTo(1);
        assertThat(write.get("callNs").asLong()).isEqualTo(50_000_000);
        assertThat(write.get("returnNs").asLong()).isGreaterThanOrEqualTo(60_000_000);
    }

    private static void follows(Trace trace) {
        List<EdnReading.Op> operations =
                EdnReading.operations(Exported.of(ExportFormat.JEPSEN, trace).text());
        Map<String, EdnReading.Op> open = new HashMap<>();
        Set<String> gone = new HashSet<>();
        long time = Long.MIN_VALUE;
        for (int i = 0; i < operations.size(); i++) {
            EdnReading.Op op = operations.get(i);
            assertThat(op.index()).isEqualTo(i);
            assertThat(op.time()).isGreaterThanOrEqualTo(time);
            time = op.time();
            if (op.process().equals(":nemesis")) {
                assertThat(op.type()).isEqualTo(":info");
            } else if (op.type().equals(":invoke")) {
                assertThat(gone).doesNotContain(op.process());
                assertThat(open.put(op.process(), op)).as("one at a time").isNull();
            } else {
                EdnReading.Op invoked = Objects.requireNonNull(open.remove(op.process()), "an end without a beginning");
                assertThat(op.function()).isEqualTo(invoked.function());
                if (op.type().equals(":fail")) {
                    assertThat(op.value()).isEqualTo(invoked.value());
                } else if (op.type().equals(":info")) {
                    gone.add(op.process());
                }
            }
        }
        assertThat(open).as("all have an end").isEmpty();
        porcupine(trace);
    }

    private static void porcupine(Trace trace) {
        Map<Integer, Long> free = new HashMap<>();
        for (JsonNode line :
                Json.lines(Exported.of(ExportFormat.PORCUPINE, trace).text())) {
            int client = line.get("client").asInt();
            assertThat(line.get("callNs").asLong()).isGreaterThanOrEqualTo(free.getOrDefault(client, Long.MIN_VALUE));
            assertThat(line.get("returnNs").asLong())
                    .isGreaterThanOrEqualTo(line.get("callNs").asLong());
            free.put(client, line.get("returnNs").asLong());
        }
    }
}
