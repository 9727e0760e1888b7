package dev.lockscope.export;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.EventText;
import dev.lockscope.trace.file.FactJson;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.math.BigDecimal;
import java.util.List;

/** The events as a table: when, who, what, in words and with all that the trace file says of them. */
final class CsvEvents implements Exporter {

    private static final List<String> COLUMNS =
            List.of("seq", "at_ns", "at_s", "actor", "cause", "fact", "client", "text", "data");

    @Override
    public List<Omission> write(Excerpt excerpt, Heading heading, OutputStream out) throws IOException {
        EventText words = EventText.in(heading.language());
        Writer writer = Characters.writer(out);
        CsvTable table = new CsvTable(writer, COLUMNS);
        for (Event event : excerpt.events()) {
            table.row(
                    event.seq(),
                    event.at(),
                    BigDecimal.valueOf(event.at(), 9).toPlainString(),
                    event.actor(),
                    event.cause() == Event.NO_CAUSE ? null : event.cause(),
                    FactJson.name(event.fact()),
                    Concern.client(event.fact()).orElse(null),
                    words.of(event),
                    FactJson.data(event.fact()));
        }
        writer.flush();
        return List.of();
    }
}
