package dev.lockscope.export;

import dev.lockscope.export.html.HtmlPage;
import java.util.Arrays;
import java.util.Optional;

/** A format that runs are exported to. */
public enum ExportFormat {
    CSV("csv", "csv", new CsvEvents()),
    CSV_SPANS("csv-spans", "csv", new CsvSpans()),
    MERMAID("mermaid", "mmd", new MermaidDiagram()),
    HTML("html", "html", new HtmlPage());

    private final String id;
    private final String ending;
    private final Exporter exporter;

    ExportFormat(String id, String ending, Exporter exporter) {
        this.id = id;
        this.ending = ending;
        this.exporter = exporter;
    }

    /** The format of that id, if there is one. */
    public static Optional<ExportFormat> of(String id) {
        return Arrays.stream(values()).filter(format -> format.id.equals(id)).findFirst();
    }

    /** What it is called on the command line. */
    public String id() {
        return id;
    }

    /** How the names of its files end, without the dot. */
    public String ending() {
        return ending;
    }

    /** What writes it. */
    public Exporter exporter() {
        return exporter;
    }

    /** What it is and what opens it, in a few words of a language; see {@link ExportText}. */
    public String description(String language) {
        return ExportText.in(language).of(this);
    }
}
