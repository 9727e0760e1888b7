package dev.lockscope.export;

import dev.lockscope.export.OtlpAttempts.Attempt;
import dev.lockscope.timeline.Row;
import dev.lockscope.timeline.Span;
import dev.lockscope.verdict.Finding;
import dev.lockscope.verdict.Judge;
import dev.lockscope.verdict.VerdictText;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * OpenTelemetry traces in the JSON of OTLP, one object on one line, which both readers of JSON and of JSON Lines take: a
 * trace for each time that a client asked for a lock, with its lease, its stay in the critical section, its commands and
 * writes; a trace for each node and for the faults. Source: open-telemetry/opentelemetry-proto, docs/specification.md,
 * "JSON Protobuf Encoding", and trace.proto.
 */
final class OtlpTraces implements Exporter {

    @Override
    public List<Omission> write(Excerpt excerpt, Heading heading, OutputStream out) throws IOException {
        ChosenSpans spans = ChosenSpans.of(excerpt);
        OtlpClock clock = new OtlpClock(excerpt.trace().header().started());
        OtlpResources resources =
                new OtlpResources(clock, new OtlpIds(excerpt.trace().header()));
        OtlpAttempts attempts = OtlpAttempts.of(excerpt.trace(), spans.end());
        for (Map.Entry<Row, List<Span>> row : spans.rows().entrySet()) {
            row.getValue().forEach(span -> resources.span(row.getKey(), span, spans.end(), attempts));
        }
        spans.commands().forEach(command -> resources.command(command, spans.end(), attempts));
        excerpt.events().forEach(event -> resources.event(event, attempts, heading.language()));
        findings(excerpt, heading, resources, attempts);
        List<Omission> omissions = new ArrayList<>(excerpt.omissions());
        omissions.addAll(spans.omissions());
        Writer writer = Characters.writer(out);
        writer.write(JsonText.of(resources.json(excerpt.trace().header(), heading, omissions)) + "\n");
        writer.flush();
        return spans.omissions();
    }

    /** What broke marks the attempts whose events prove it. */
    private static void findings(Excerpt excerpt, Heading heading, OtlpResources resources, OtlpAttempts attempts) {
        VerdictText words = VerdictText.in(heading.language());
        for (Finding finding : Judge.judge(excerpt.trace()).findings()) {
            Set<Attempt> marked = new HashSet<>();
            finding.evidence().stream()
                    .flatMap(seq -> excerpt.trace().event(seq).stream())
                    .filter(excerpt::contains)
                    .forEach(event -> Concern.client(event.fact())
                            .flatMap(client -> attempts.at(client, event.at()))
                            .filter(marked::add)
                            .ifPresent(attempt -> resources.finding(
                                    attempt,
                                    event.at(),
                                    finding.id().id(),
                                    words.title(finding),
                                    words.story(finding))));
        }
    }
}
