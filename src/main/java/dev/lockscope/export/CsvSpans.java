package dev.lockscope.export;

import dev.lockscope.timeline.Row;
import dev.lockscope.timeline.Span;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.util.List;
import java.util.Map;

/** What lasted, and the points in time, as a table: who held which lock from when to when, what a node stored, and so on. */
final class CsvSpans implements Exporter {

    private static final List<String> COLUMNS = List.of(
            "lane_kind",
            "lane",
            "row",
            "subject",
            "kind",
            "from_ns",
            "to_ns",
            "planned_ns",
            "length_ns",
            "clients",
            "label",
            "began_by",
            "ended_by");

    @Override
    public List<Omission> write(Excerpt excerpt, Heading heading, OutputStream out) throws IOException {
        ChosenSpans spans = ChosenSpans.of(excerpt);
        Writer writer = Characters.writer(out);
        CsvTable table = new CsvTable(writer, COLUMNS);
        for (Map.Entry<Row, List<Span>> row : spans.rows().entrySet()) {
            for (Span span : row.getValue()) {
                write(table, row.getKey(), span, spans.end());
            }
        }
        writer.flush();
        return spans.omissions();
    }

    private static void write(CsvTable table, Row row, Span span, long end) throws IOException {
        table.row(
                ChosenSpans.word(row.lane().kind()),
                row.lane().name(),
                ChosenSpans.word(row.kind()),
                row.subject(),
                ChosenSpans.word(span.kind()),
                span.from(),
                span.to().isPresent() ? span.to().getAsLong() : null,
                span.planned().isPresent() ? span.planned().getAsLong() : null,
                span.length(end),
                String.join(", ", span.clients()),
                span.label(),
                span.beganBy(),
                span.endedBy() == 0 ? null : span.endedBy());
    }
}
