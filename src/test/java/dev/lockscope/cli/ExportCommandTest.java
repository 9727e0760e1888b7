package dev.lockscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.export.ExportFormat;
import dev.lockscope.testkit.History;
import dev.lockscope.testkit.LabScenarios;
import dev.lockscope.testkit.ModelPlayer;
import dev.lockscope.trace.Trace;
import dev.lockscope.trace.file.Existing;
import dev.lockscope.trace.file.TraceWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** {@code export}, on a trace that was played on the model. */
class ExportCommandTest {

    @TempDir
    private Path folder = Path.of("");

    private Session session = new Session(folder);
    private String trace = "";

    @BeforeEach
    void play() throws Exception {
        session = new Session(folder);
        Trace played =
                ModelPlayer.play(LabScenarios.in(LabScenarios.file("gc-pause")).get(0));
        trace = folder.resolve("trace.jsonl").toString();
        TraceWriter.write(Path.of(trace), played, Existing.KEEP);
        TraceWriter.write(folder.resolve("trace.jsonl.gz"), played, Existing.KEEP);
    }

    @ParameterizedTest
    @EnumSource(ExportFormat.class)
    void everyFormatIsTheSameInAFileAndOnTheScreenAndFromAPackedTrace(ExportFormat format) throws IOException {
        Path file = folder.resolve("out." + format.ending());

        assertThat(session.run("export", trace, "--as", format.id(), "-o", file.toString()))
                .isZero();
        assertThat(session.out()).startsWith("Wrote " + file + ".\n");
        assertThat(session.run("export", trace + ".gz", "--as", format.id(), "-o", "-"))
                .isZero();
        if (format == ExportFormat.MARKDOWN) {
            assertThat(Files.readString(file)).startsWith(session.out().substring(0, 200));
        } else if (format.isText()) {
            assertThat(session.out()).isNotEmpty().isEqualTo(Files.readString(file));
        } else {
            assertThat(session.raw()).isNotEmpty().isEqualTo(Files.readAllBytes(file));
        }
    }

    @Test
    void aReportHasItsPictureBesideIt() throws IOException {
        Path report = folder.resolve("my run (1).md");
        Path picture = folder.resolve("my run (1).png");

        assertThat(session.run("export", trace, "--as", "markdown", "-o", report.toString()))
                .isZero();
        assertThat(session.out()).isEqualTo("Wrote " + report + ".\nWrote " + picture + ".\n");
        assertThat(report).content().contains("](my%20run%20%281%29.png)");
        assertThat(ImageIO.read(picture.toFile()).getWidth()).isEqualTo(1920);

        Files.delete(report);
        byte[] before = Files.readAllBytes(picture);
        assertThat(session.run("export", trace, "--as", "markdown", "-o", report.toString(), "--theme", "dark"))
                .isEqualTo(2);
        assertThat(session.err())
                .isEqualTo("lockscope: " + picture + " exists already. Give --force to overwrite it.\n");
        assertThat(report).doesNotExist();
        assertThat(picture).hasBinaryContent(before);
        session.run("export", trace, "--as", "markdown", "-o", report.toString(), "--theme", "dark", "--force");
        assertThat(Files.readAllBytes(picture)).isNotEqualTo(before);
    }

    @Test
    void aReportOnTheScreenHasNoPictureAndSaysSo() {
        session.run("export", trace, "--as", "markdown", "-o", "-");

        assertThat(session.out()).doesNotContain("![").contains("- 1 picture, since there is no file to stand beside");
        assertThat(session.err()).contains("left out: 1 picture, since there is no file");
    }

    @ParameterizedTest
    @CsvSource({"png,1", "png,2", "png,0.5", "svg,1", "pdf,1"})
    void aPictureIsAsLargeAsAsked(String format, double scale) throws Exception {
        Path file = folder.resolve("out." + format);
        String[] sized = {"export", trace, "--as", format, "-o", file.toString(), "--size", "1600x900"};
        String[] scaled = {"--scale", String.valueOf(scale), "--theme=dark"};
        int arguments = sized.length + (format.equals("png") ? scaled.length : 0);
        String[] all = Stream.concat(Stream.of(sized), Stream.of(scaled))
                .limit(arguments)
                .toArray(String[]::new);

        assertThat(session.run(all)).isZero();
        switch (format) {
            case "png" -> {
                assertThat(ImageIO.read(file.toFile()).getWidth()).isEqualTo((int) (1600 * scale));
                assertThat(ImageIO.read(file.toFile()).getHeight()).isEqualTo((int) (900 * scale));
            }
            case "svg" -> assertThat(file).content().contains("width=\"1600\" height=\"900\"");
            default -> {
                try (PDDocument document = Loader.loadPDF(file.toFile())) {
                    assertThat(document.getPage(0).getMediaBox().getWidth()).isEqualTo(1200);
                    assertThat(document.getPage(0).getMediaBox().getHeight()).isEqualTo(675);
                }
            }
        }
    }

    @Test
    void aPictureThatCannotBeIsRefusedAndNothingIsWritten() {
        Path file = folder.resolve("out.png");
        assertThat(session.run("export", trace, "--as", "png", "-o", file.toString(), "--size", "1200x100"))
                .isEqualTo(2);
        assertThat(session.err())
                .isEqualTo("lockscope: a picture of this run is at least 171 px high: 100 px are not enough.\n");
        assertThat(session.run("export", trace, "--as", "png", "-o", "-", "--size", "9000x9000", "--lang=nb"))
                .isEqualTo(2);
        assertThat(session.err()).contains("et bilde på 9000 × 9000 piksler er for stort");
        assertThat(file).doesNotExist();
    }

    @Test
    void itSaysWhatItLeftOut() {
        session.run("export", trace, "--as", "mermaid", "-o", "-", "--from", "3s", "--clients", "B");

        assertThat(session.err()).isEqualTo("""
                        lockscope: left out: 16 events before the time asked for.
                        lockscope: left out: 13 events of other clients.
                        lockscope: left out: 13 events that only explain others.
                        """);
        assertThat(session.out()).contains("%% Left out: 16 events before the time asked for\n");

        session.run("export", trace, "--as", "csv", "-o", "-");
        assertThat(session.err()).isEmpty();
    }

    @Test
    void itSpeaksNorwegian() {
        session.run("export", trace, "--as", "markdown", "-o", "-", "--lang", "nb", "--to", "3,1s");

        assertThat(session.out()).contains("## Dom", "fikk lock:account");
        assertThat(session.err()).contains("utelatt: 21 hendelser etter tidsrommet");
    }

    @Test
    void aFileThatIsThereIsKeptUnlessForced() throws IOException {
        Path file = Files.writeString(folder.resolve("out.csv"), "mine");

        assertThat(session.run("export", trace, "--as", "csv", "-o", file.toString()))
                .isEqualTo(2);
        assertThat(session.err()).isEqualTo("lockscope: " + file + " exists already. Give --force to overwrite it.\n");
        assertThat(file).hasContent("mine");

        assertThat(session.run("export", trace, "--as", "csv", "-o", file.toString(), "--force"))
                .isZero();
        assertThat(Files.readString(file)).startsWith("seq,");
    }

    @Test
    void nothingElseIsLeftInTheFolder() throws IOException {
        session.run(
                "export", trace, "--as", "csv", "-o", folder.resolve("out.csv").toString());
        session.run(
                "export",
                trace,
                "--as",
                "csv",
                "-o",
                folder.resolve("no/such/out.csv").toString());

        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder("trace.jsonl", "trace.jsonl.gz", "out.csv");
        }
    }

    @Test
    void theTraceItselfIsNeverOverwritten() {
        assertThat(session.run("export", trace, "--as", "csv", "-o", trace, "--force"))
                .isEqualTo(2);
        assertThat(session.err()).contains("is the file that is read");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--as jaml|there is no format jaml, expected one of perfetto, shiviz",
                "--as prefetto|Did you mean perfetto?",
                "--as csv --clients C|there is no client \"C\" in this trace, only: A, B.",
                "--as csv --clients b|Did you mean B?",
                "--as csv --clients A,|there is no client \"\"",
                "--as csv --from 2s --to 1s|--to is before --from.",
                "--as csv --from 5s|the run was over at 3.201 s, before --from.",
                "--as csv --from soon|--from cannot be soon. It is a time after the run's start",
                "--as csv --from 999999999999999m|--from cannot be",
                "--as csv --to 5|--to cannot be 5.",
                "--as csv --size 800x600|csv has no picture, so it takes no --size. Formats with a picture: svg, png,",
                "--as html --theme dark|html has no picture, so it takes no --theme.",
                "--as svg --scale 2|svg is drawn in lines, which are sharp at any size, so it takes no --scale.",
                "--as png --size large|--size cannot be large. It is a width from 300 to 16384 px",
                "--as png --size 299|--size cannot be 299.",
                "--as png --size 1600x0|--size cannot be 1600x0.",
                "--as png --size 1600x|--size cannot be 1600x.",
                "--as png --size 99999x100|--size cannot be 99999x100.",
                "--as png --scale NaN|--scale cannot be NaN. It is a number from 0.25 to 8.",
                "--as png --scale 9|--scale cannot be 9.",
                "--as pdf --theme blue|--theme cannot be blue. It is light or dark.",
            })
    void whatIsWrongIsSaidPlainly(String options, String said) {
        List<String> arguments = Stream.concat(
                        Stream.of("export", trace, "-o", folder.resolve("x").toString()), Stream.of(options.split(" ")))
                .toList();

        assertThat(session.run(arguments.toArray(String[]::new))).isEqualTo(2);
        assertThat(session.err()).contains(said).doesNotContain("Exception", "\tat ");
    }

    @ParameterizedTest
    @CsvSource({"''", "not a trace", "'{\"a\":1}'"})
    void aFileThatIsNoTraceIsRefused(String content) throws IOException {
        Path file = Files.writeString(folder.resolve("other.txt"), content);

        assertThat(session.run("export", file.toString(), "--as", "csv", "-o", "-"))
                .isEqualTo(2);
        assertThat(session.out()).isEmpty();
        assertThat(session.err()).startsWith("lockscope: ").doesNotContain("Exception");
    }

    @Test
    void aTraceThatWasCutOffIsExportedAsFarAsItGoes() throws IOException {
        String whole = Files.readString(Path.of(trace));
        Path cut = Files.writeString(folder.resolve("cut.jsonl"), whole.substring(0, whole.length() - 300));

        assertThat(session.run("export", cut.toString(), "--as", "csv", "-o", "-"))
                .isZero();
        assertThat(session.err()).contains("is cut off in line");
    }

    @Test
    void aTraceWhoseScenarioCannotBeReadStillHasAName() throws IOException {
        Path file = folder.resolve("old.jsonl");
        TraceWriter.write(file, History.history().acquires("A", 1, "a", 9L).build(), Existing.KEEP);

        assertThat(session.run("export", file.toString(), "--as", "markdown", "-o", "-"))
                .isZero();
        assertThat(session.out()).startsWith("# hand-made\n");
    }
}
