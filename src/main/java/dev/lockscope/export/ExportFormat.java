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
    /** The timeline as pixels. */
    PNG("png", "png"),
    /** The timeline as a page to print. */
    PDF("pdf", "pdf"),
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

    /** Whether its file is text, in UTF-8. */
    public boolean isText() {
        return switch (this) {
            case PNG, PDF -> false;
            default -> true;
        };
    }

    /** Whether there is a picture in it, or beside it, whose size and tone can be chosen. */
    public boolean isPictured() {
        return switch (this) {
            case SVG, PNG, PDF, MARKDOWN -> true;
            default -> false;
        };
    }

    /** Whether that picture has pixels; the others are sharp at any size. */
    public boolean hasPixels() {
        return switch (this) {
            case PNG, MARKDOWN -> true;
            default -> false;
        };
    }

    /** How wide its picture is unless another width is wished for, px; of no use where it has none. */
    public int plainWidth() {
        return this == MARKDOWN ? Illustration.WIDTH : PicturedRun.WIDTH;
    }

    /** How many pixels its picture has for each px unless another scale is wished for. */
    public double plainScale() {
        return this == MARKDOWN ? Illustration.SCALE : 1;
    }

    /** What writes it, with a picture in the size that suits it. */
    public Exporter exporter() {
        return exporter(PictureWish.PLAIN);
    }

    /**
     * What writes it, alone: what would stand beside it is left out, and told as such.
     *
     * @param wish how its picture is to be, where it has one
     */
    public Exporter exporter(PictureWish wish) {
        return switch (this) {
            case PERFETTO -> new PerfettoTrace();
            case SHIVIZ -> new ShivizLog();
            case MERMAID -> new MermaidDiagram();
            case OTLP -> new OtlpTraces();
            case JEPSEN -> new JepsenHistory();
            case PORCUPINE -> new PorcupineOperations();
            case CSV -> new CsvEvents();
            case CSV_SPANS -> new CsvSpans();
            case SVG -> new SvgPicture(wish);
            case PNG -> new PngPicture(wish);
            case PDF -> new PdfPicture(wish);
            case MARKDOWN -> new MarkdownReport(Optional.empty());
            case HTML -> new HtmlPage();
        };
    }

    /** What it is and what opens it, in a few words of a language; see {@link ExportText}. */
    public String description(String language) {
        return ExportText.in(language).of(this);
    }
}
