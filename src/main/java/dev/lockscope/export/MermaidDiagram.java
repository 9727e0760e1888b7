package dev.lockscope.export;

import dev.lockscope.export.Omission.Reason;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.EventText;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A sequence diagram in Mermaid's language: commands and answers as arrows, the turns of the story as notes, a bar where a
 * client acts under a lock. Source: mermaid-js/mermaid, docs/syntax/sequenceDiagram.md.
 */
final class MermaidDiagram implements Exporter {

    /** Mermaid draws no longer texts, unless a page sets {@code maxTextSize}. */
    static final int LONGEST = 50_000;

    /** What the head and the notes at the end take at most. */
    private static final int RESERVE = 2_500;

    @Override
    public List<Omission> write(Excerpt excerpt, Heading heading, OutputStream out) throws IOException {
        MermaidParties parties = new MermaidParties(excerpt.trace().header().cast());
        EventText words = EventText.in(heading.language());
        MermaidLines lines = new MermaidLines(parties, words, excerpt.events());
        List<String> body = new ArrayList<>();
        int length = 0;
        long details = 0;
        long cut = 0;
        for (Event event : excerpt.events()) {
            Optional<String> line = lines.line(event);
            int more = line.map(text -> text.length() + 3).orElse(0);
            if (line.isEmpty()) {
                details++;
            } else if (cut > 0 || length + more > LONGEST - RESERVE - names(parties)) {
                cut++;
            } else {
                body.add(line.get());
                length += more;
            }
        }
        List<Omission> omissions = new ArrayList<>();
        if (details > 0) {
            omissions.add(new Omission(Reason.DETAILS, details));
        }
        if (cut > 0) {
            omissions.add(new Omission(Reason.TOO_LONG, cut));
        }
        Writer writer = Characters.writer(out);
        writer.write("sequenceDiagram\n");
        for (String line : framed(excerpt, heading, parties, body, omissions)) {
            writer.write("  " + line + "\n");
        }
        writer.flush();
        return omissions;
    }

    private static int names(MermaidParties parties) {
        return parties.lines().stream().mapToInt(line -> line.length() + 3).sum();
    }

    private static List<String> framed(
            Excerpt excerpt, Heading heading, MermaidParties parties, List<String> body, List<Omission> omissions) {
        ExportText text = ExportText.in(heading.language());
        List<String> notes = new ArrayList<>();
        excerpt.omissions().forEach(omission -> notes.add(text.of(omission)));
        omissions.forEach(omission -> notes.add(text.of(omission)));
        String everybody = parties.everybody(Event.RUN);
        List<String> lines = new ArrayList<>();
        notes.forEach(note -> lines.add(MermaidText.comment(text.text("left-out", note))));
        if (!heading.title().isBlank()) {
            lines.add("accTitle: " + MermaidText.of(heading.title()));
        }
        if (!heading.goal().isBlank()) {
            lines.add("accDescr: " + MermaidText.of(heading.goal()));
        }
        lines.addAll(parties.lines());
        lines.addAll(body);
        notes.forEach(note -> lines.add("Note over " + everybody + ": " + MermaidText.of(text.text("left-out", note))));
        return lines;
    }
}
