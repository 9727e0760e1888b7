package dev.lockscope.export;

import dev.lockscope.export.html.HtmlPage;
import java.util.Arrays;
import java.util.Optional;

/** A format that runs are exported to. */
public enum ExportFormat {
    /** Chrome's trace events, for Perfetto. */
    PERFETTO("perfetto", "json"),
    /** A log with vector clocks. */
    SHIVIZ("shiviz", "log"),
    /** A sequence diagram. */
    MERMAID("mermaid", "mmd"),
    /** OpenTelemetry traces. */
    OTLP("otlp", "json"),
    /** A history of operations in EDN. */
    JEPSEN("jepsen", "edn"),
    /** Operations as JSON Lines. */
    PORCUPINE("porcupine", "jsonl"),
    /** A table of events. */
    CSV("csv", "csv"),
    /** A table of spans. */
    CSV_SPANS("csv-spans", "csv"),
    /** The timeline as a picture. */
    SVG("svg", "svg"),
    /** A report. */
    MARKDOWN("markdown", "md"),
    /** A page that replays the run. */
    HTML("html", "html");

    private final String id;
    private final String ending;

    ExportFormat(String id, String ending) {
        this.id = id;
        this.ending = ending;
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
        return switch (this) {
            case PERFETTO -> new PerfettoTrace();
            case SHIVIZ -> new ShivizLog();
            case MERMAID -> new MermaidDiagram();
            case OTLP -> new OtlpTraces();
            case JEPSEN -> new JepsenHistory();
            case PORCUPINE -> new PorcupineOperations();
            case CSV -> new CsvEvents();
            case CSV_SPANS -> new CsvSpans();
            case SVG -> new SvgPicture();
            case MARKDOWN -> new MarkdownReport();
            case HTML -> new HtmlPage();
        };
    }

    /** What it is and what opens it, in a few words of a language; see {@link ExportText}. */
    public String description(String language) {
        return ExportText.in(language).of(this);
    }
}
