package dev.lockscope.export;

import dev.lockscope.export.Omission.Reason;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.EventText;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.util.List;

/**
 * A log for ShiViz: each event with the vector clock of whoever did it, so that ShiViz draws what could have led to what.
 * The first line is the expression that takes lines apart, the second is empty: there is one run. Source:
 * DistributedClocks/shiviz, js/model, and F. Mattern, "Virtual Time and Global States of Distributed Systems" (1989).
 */
final class ShivizLog implements Exporter {

    private static final String LINES = "(?<at>\\S+) (?<host>\\S+) (?<clock>\\{.*?\\}) (?<event>.*)";

    @Override
    public List<Omission> write(Excerpt excerpt, Heading heading, OutputStream out) throws IOException {
        EventText words = EventText.in(heading.language());
        ShivizHosts hosts = new ShivizHosts();
        VectorClocks clocks = new VectorClocks();
        Writer writer = Characters.writer(out);
        writer.write(LINES + "\n\n");
        for (Event event : excerpt.trace().events()) {
            boolean told = excerpt.contains(event);
            String host = hosts.of(event.actor());
            String clock = JsonText.of(clocks.after(event, host, told));
            if (told) {
                String text = Characters.line(words.of(event)).strip();
                writer.write(event.at() + "ns " + host + " " + clock + " " + (text.isEmpty() ? "-" : text) + "\n");
            }
        }
        writer.flush();
        return clocks.backwards() == 0 ? List.of() : List.of(new Omission(Reason.BACKWARDS, clocks.backwards()));
    }
}
