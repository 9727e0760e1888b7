package dev.lockscope.export;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.testkit.LabScenarios;
import dev.lockscope.testkit.ModelPlayer;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.LockFact.LockReleased;
import dev.lockscope.trace.LockFact.Release;
import dev.lockscope.trace.Trace;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;

/** What is counted in an exported file is what is counted in the trace, for every scenario and lesson. */
class AgreementTest {

    private static final Pattern ACCEPTED = Pattern.compile(": accepted(, .*)?$");
    private static final Pattern REJECTED = Pattern.compile("^(write|charge) of .* (rejected|conflicted)\\b.*");

    @TestFactory
    Stream<DynamicTest> everyExportAgreesWithItsTrace() throws IOException {
        return LabScenarios.each(scenario -> agrees(ModelPlayer.play(scenario)));
    }

    private static void agrees(Trace trace) {
        Numbers wanted = Numbers.of(trace);
        assertThat(CsvReading.events(text(ExportFormat.CSV, trace))).as("csv").isEqualTo(wanted);
        assertThat(CsvReading.spans(text(ExportFormat.CSV_SPANS, trace)))
                .as("csv-spans")
                .isEqualTo(wanted);
        assertThat(perfetto(text(ExportFormat.PERFETTO, trace))).as("perfetto").isEqualTo(wanted);
        assertThat(otlp(text(ExportFormat.OTLP, trace))).as("otlp").isEqualTo(wanted);
        assertThat(shiviz(text(ExportFormat.SHIVIZ, trace))).as("shiviz").isEqualTo(wanted);
        mermaidAgrees(Exported.of(ExportFormat.MERMAID, trace), wanted);
        assertThat(markdown(text(ExportFormat.MARKDOWN, trace))).as("markdown").isEqualTo(rounded(wanted));
        Numbers byBelief = new Numbers(wanted.acquired(), held(trace, true), wanted.accepted(), wanted.rejected());
        // What nobody knows the outcome of returns at the very end there.
        Numbers byCertainty = new Numbers(wanted.acquired(), held(trace, false), wanted.accepted(), wanted.rejected());
        assertThat(jepsen(text(ExportFormat.JEPSEN, trace), trace)).as("jepsen").isEqualTo(byBelief);
        assertThat(porcupine(text(ExportFormat.PORCUPINE, trace), trace))
                .as("porcupine")
                .isEqualTo(byCertainty);
    }

    /** One that is too long for Mermaid ends early, and says so. */
    private static void mermaidAgrees(Exported diagram, Numbers wanted) {
        Numbers numbers = mermaid(diagram.text(), wanted.overlap());
        if (diagram.omissions().stream().anyMatch(omission -> omission.reason() == Omission.Reason.TOO_LONG)) {
            assertThat(diagram.text()).contains("because the format's readers take no longer files");
            assertThat(numbers.acquired()).isLessThanOrEqualTo(wanted.acquired());
        } else {
            assertThat(numbers).as("mermaid").isEqualTo(wanted);
        }
    }

    private static String text(ExportFormat format, Trace trace) {
        return Exported.of(format, trace).text();
    }

    private static long end(Trace trace) {
        return trace.events().get(trace.events().size() - 1).at();
    }

    private static Numbers rounded(Numbers numbers) {
        long millis = (numbers.overlap() / 1_000 + 500) / 1_000;
        return new Numbers(numbers.acquired(), millis, numbers.accepted(), numbers.rejected());
    }

    private static Numbers perfetto(String text) {
        JsonNode events = Json.of(text).get("traceEvents");
        Map<Integer, String> processes = new TreeMap<>();
        Set<List<String>> grants = new HashSet<>();
        Stays stays = new Stays();
        long accepted = 0;
        long rejected = 0;
        for (JsonNode event : events) {
            if (event.get("name").asString().equals("process_name")) {
                processes.put(
                        event.get("pid").asInt(), event.get("args").get("name").asString());
            }
            String kind = event.has("cat") ? event.get("cat").asString() : "";
            accepted += kind.equals("write-accepted") || kind.equals("charged") ? 1 : 0;
            rejected += Set.of("write-rejected", "write-conflicted", "charge-rejected")
                            .contains(kind)
                    ? 1
                    : 0;
            if (kind.equals("holding") || kind.equals("overdue")) {
                grants.add(List.of(
                        event.get("tid").asString(),
                        event.get("args").get("label").asString()));
            } else if (kind.equals("in-section") && event.has("dur")) {
                long from = nanos(event.get("ts"));
                String client = String.valueOf(processes.get(event.get("pid").asInt()));
                stays.stay(client, event.get("args").get("label").asString(), from, from + nanos(event.get("dur")));
            }
        }
        return new Numbers(grants.size(), stays.overlap(), accepted, rejected);
    }

    private static long nanos(JsonNode micros) {
        return micros.decimalValue().movePointRight(3).longValueExact();
    }

    private static Numbers otlp(String text) {
        Set<List<String>> grants = new HashSet<>();
        Stays stays = new Stays();
        long accepted = 0;
        long rejected = 0;
        for (JsonNode resource : Json.of(text).get("resourceSpans")) {
            for (JsonNode span : resource.get("scopeSpans").get(0).get("spans")) {
                Map<String, String> attributes = new TreeMap<>();
                span.get("attributes")
                        .forEach(one -> attributes.put(
                                one.get("key").asString(),
                                one.get("value").iterator().next().asString()));
                String kind = attributes.getOrDefault("lockscope.kind", "");
                String label = attributes.getOrDefault("lockscope.label", "");
                String client = attributes.getOrDefault("lockscope.client", "");
                accepted += kind.equals("write-accepted") || kind.equals("charged") ? 1 : 0;
                rejected += Set.of("write-rejected", "write-conflicted", "charge-rejected")
                                .contains(kind)
                        ? 1
                        : 0;
                if (kind.equals("holding") || kind.equals("overdue")) {
                    grants.add(List.of(client, attributes.getOrDefault("lockscope.subject", ""), label));
                } else if (kind.equals("in-section")) {
                    stays.stay(
                            client,
                            label,
                            Long.parseLong(span.get("startTimeUnixNano").asString()),
                            Long.parseLong(span.get("endTimeUnixNano").asString()));
                }
            }
        }
        return new Numbers(grants.size(), stays.overlap(), accepted, rejected);
    }

    private static Numbers shiviz(String text) {
        Stays stays = new Stays();
        long acquired = 0;
        long accepted = 0;
        long rejected = 0;
        long at = 0;
        for (String line : text.lines().skip(2).toList()) {
            String[] parts = line.split(" ", 4);
            at = Long.parseLong(parts[0].replace("ns", ""));
            String words = parts[3];
            acquired += words.startsWith("acquired ") ? 1 : 0;
            accepted += ACCEPTED.matcher(words).find() ? 1 : 0;
            rejected += REJECTED.matcher(words).matches() ? 1 : 0;
            if (words.startsWith("entered the critical section of ")) {
                stays.enter(parts[1], words.substring("entered the critical section of ".length()), at);
            } else if (words.startsWith("left the critical section of ")) {
                stays.leave(parts[1], words.substring("left the critical section of ".length()), at);
            } else if (words.startsWith("finished: ") || words.startsWith("crashed")) {
                stays.leaveAll(parts[1], at);
            }
        }
        stays.end(at);
        return new Numbers(acquired, stays.overlap(), accepted, rejected);
    }

    /** A diagram has no axis of time; that two bars stand side by side is all that it shows of an overlap. */
    private static Numbers mermaid(String text, long overlap) {
        long acquired = 0;
        long accepted = 0;
        long rejected = 0;
        for (String line : text.lines().toList()) {
            String words = line.replaceFirst(".*? · ", "");
            acquired += words.startsWith("acquired ") && line.strip().startsWith("Note") ? 1 : 0;
            accepted += ACCEPTED.matcher(words).find() ? 1 : 0;
            rejected += REJECTED.matcher(words).matches() ? 1 : 0;
        }
        return new Numbers(acquired, overlap, accepted, rejected);
    }

    private static Numbers markdown(String text) {
        long acquired = 0;
        long accepted = 0;
        long rejected = 0;
        long overlap = -1;
        for (List<String> row : MarkdownReading.rows(text)) {
            if (row.size() == 3) {
                acquired += row.get(2).startsWith("acquired ") ? 1 : 0;
                accepted += ACCEPTED.matcher(row.get(2)).find() ? 1 : 0;
                rejected += REJECTED.matcher(row.get(2)).matches() ? 1 : 0;
            } else if (row.get(0).equals("Two holders at once for")) {
                overlap = Long.parseLong(row.get(1).replaceAll("[. s]", ""));
            }
        }
        return new Numbers(acquired, overlap, accepted, rejected);
    }

    /**
     * How long two or more held a lock by their own account, from its grant to the end of its release.
     *
     * @param inDoubt whether releases count of which nobody knows what they came to
     */
    private static long held(Trace trace, boolean inDoubt) {
        Stays stays = new Stays();
        for (Event event : trace.events()) {
            if (event.fact() instanceof LockAcquired acquired) {
                stays.enter(acquired.client(), acquired.lock(), event.at());
            } else if (event.fact() instanceof LockReleased released
                    && (inDoubt || released.outcome() != Release.UNKNOWN)) {
                stays.leave(released.client(), released.lock(), event.at());
            }
        }
        stays.end(end(trace));
        return stays.overlap();
    }

    private static Numbers jepsen(String text, Trace trace) {
        Stays stays = new Stays();
        long acquired = 0;
        long accepted = 0;
        long rejected = 0;
        for (EdnReading.Op op : EdnReading.operations(text)) {
            boolean ok = op.type().equals(":ok");
            String client = String.valueOf(op.fields().get("client"));
            String object = String.valueOf(op.fields().get("object"));
            boolean writes = op.function().equals(":write") || op.function().equals(":charge");
            accepted += writes && ok && !op.fields().containsKey("replayed") ? 1 : 0;
            rejected += writes && op.type().equals(":fail") ? 1 : 0;
            if (op.function().equals(":acquire") && ok) {
                acquired++;
                stays.enter(client, object, op.time());
            } else if (op.function().equals(":release") && !op.type().equals(":invoke")) {
                stays.leave(client, object, op.time());
            }
        }
        stays.end(end(trace));
        return new Numbers(acquired, stays.overlap(), accepted, rejected);
    }

    private static Numbers porcupine(String text, Trace trace) {
        Stays stays = new Stays();
        long acquired = 0;
        long accepted = 0;
        long rejected = 0;
        List<JsonNode> lines = Json.lines(text).stream()
                .sorted((a, b) -> Long.compare(
                        a.get("returnNs").asLong(), b.get("returnNs").asLong()))
                .toList();
        for (JsonNode line : lines) {
            String op = line.get("op").asString();
            String status = line.get("status").asString();
            boolean writes = op.equals("write") || op.equals("charge");
            accepted += writes && status.equals("ok") && !line.get("ret").has("replayed") ? 1 : 0;
            rejected += writes && status.equals("fail") ? 1 : 0;
            String client = line.get("name").asString();
            String object = line.get("object").asString();
            long at = line.get("returnNs").asLong();
            if (op.equals("acquire") && status.equals("ok")) {
                acquired++;
                stays.enter(client, object, at);
            } else if (op.equals("release") && !status.equals("unknown")) {
                stays.leave(client, object, at);
            }
        }
        stays.end(end(trace));
        return new Numbers(acquired, stays.overlap(), accepted, rejected);
    }
}
