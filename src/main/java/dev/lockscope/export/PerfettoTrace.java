package dev.lockscope.export;

import dev.lockscope.timeline.Row;
import dev.lockscope.timeline.Span;
import dev.lockscope.trace.Header;
import dev.lockscope.verdict.Finding;
import dev.lockscope.verdict.Judge;
import dev.lockscope.verdict.VerdictText;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Chrome's Trace Event Format, as Perfetto reads it: a process a party, a thread a row of the timeline, so that slices on a
 * thread never overlap; commands as slices with an arrow to where they were executed; balances as counters; what broke as
 * marks across everything. Source: "Trace Event Format" (Chromium), and google/perfetto, src/trace_processor/importers/json.
 */
final class PerfettoTrace implements Exporter {

    @Override
    public List<Omission> write(Excerpt excerpt, Heading heading, OutputStream out) throws IOException {
        ChosenSpans spans = ChosenSpans.of(excerpt);
        PerfettoEvents events = new PerfettoEvents();
        for (Map.Entry<Row, List<Span>> row : spans.rows().entrySet()) {
            row.getValue().forEach(span -> events.span(row.getKey(), span, spans.end()));
        }
        spans.commands().forEach(command -> events.command(command, spans.end()));
        excerpt.events().forEach(events::value);
        findings(excerpt, heading, events);
        List<Omission> omissions = new ArrayList<>(excerpt.omissions());
        omissions.addAll(spans.omissions());
        Writer writer = Characters.writer(out);
        writer.write("{\"displayTimeUnit\":\"ms\",\n\"metadata\":"
                + JsonText.of(metadata(excerpt.trace().header(), heading, omissions)) + ",\n\"traceEvents\":");
        JsonText.list(writer, events.inOrder());
        writer.write("}\n");
        writer.flush();
        return spans.omissions();
    }

    private static Map<String, Object> metadata(Header header, Heading heading, List<Omission> omissions) {
        ExportText text = ExportText.in(heading.language());
        Fields metadata = new Fields()
                .with("title", heading.title())
                .with("scenario", header.scenarioName())
                .with("seed", header.seed())
                .with("redis", header.serverVersion())
                .with("lockscope", header.lockscopeVersion());
        for (int i = 0; i < omissions.size(); i++) {
            metadata.with("left-out-" + (i + 1), text.of(omissions.get(i)));
        }
        return metadata.map();
    }

    private static void findings(Excerpt excerpt, Heading heading, PerfettoEvents events) {
        VerdictText words = VerdictText.in(heading.language());
        for (Finding finding : Judge.judge(excerpt.trace()).findings()) {
            finding.evidence().stream()
                    .flatMap(seq -> excerpt.trace().event(seq).stream())
                    .filter(excerpt::contains)
                    .findFirst()
                    .ifPresent(event ->
                            events.finding(event.at(), finding.id().id(), words.title(finding), words.story(finding)));
        }
    }
}
