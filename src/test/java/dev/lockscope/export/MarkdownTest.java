package dev.lockscope.export;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.EventText;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.Trace;
import dev.lockscope.trace.file.Existing;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.imageio.ImageIO;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.ThematicBreak;
import org.commonmark.renderer.text.TextContentRenderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Reports, read by commonmark-java. */
class MarkdownTest {

    @TempDir
    private Path folder = Path.of("");

    static List<String> texts() {
        return HostileTraces.texts();
    }

    @ParameterizedTest
    @MethodSource("texts")
    void nothingInATextIsTakenForMarkup(String text) throws Exception {
        Trace trace = HostileTraces.spoilt(HostileTraces.plain(), text);
        dev.lockscope.export.Heading heading = new dev.lockscope.export.Heading("en", text + "title", text + "goal");
        String report = Exported.of(ExportFormat.MARKDOWN, Excerpt.of(trace, Selection.ALL), heading)
                .text();

        List<Node> markup = new ArrayList<>();
        List<String> headings = new ArrayList<>();
        MarkdownReading.document(report).accept(new AbstractVisitor() {
            @Override
            protected void visitChildren(Node parent) {
                if (parent instanceof Heading) {
                    headings.add(TextContentRenderer.builder().build().render(parent));
                }
                if (parent instanceof Emphasis
                        || parent instanceof BlockQuote
                        || parent instanceof Image
                        || parent instanceof Link) {
                    markup.add(parent);
                }
                super.visitChildren(parent);
            }

            @Override
            public void visit(HtmlBlock node) {
                markup.add(node);
            }

            @Override
            public void visit(HtmlInline node) {
                markup.add(node);
            }

            @Override
            public void visit(Code node) {
                markup.add(node);
            }

            @Override
            public void visit(FencedCodeBlock node) {
                markup.add(node);
            }

            @Override
            public void visit(IndentedCodeBlock node) {
                markup.add(node);
            }

            @Override
            public void visit(ThematicBreak node) {
                markup.add(node);
            }
        });
        assertThat(markup).isEmpty();
        assertThat(headings).first().isEqualTo(Characters.line(heading.title()).strip());
        assertThat(headings).contains("Verdict", "In numbers", "What happened", "The events that matter");
    }

    @ParameterizedTest
    @MethodSource("texts")
    void everyEventOfTheTableComesBackWordForWord(String text) throws Exception {
        Trace trace = HostileTraces.spoilt(HostileTraces.plain(), text);
        EventText words = EventText.in("en");

        List<List<String>> rows =
                MarkdownReading.rows(Exported.of(ExportFormat.MARKDOWN, trace).text());

        for (Event event : trace.events()) {
            if (event.fact() instanceof LockAcquired) {
                assertThat(rows)
                        .contains(List.of(
                                words.seconds(event.at()),
                                Characters.line(event.actor()).strip(),
                                Characters.line(words.of(event)).strip()));
            }
        }
    }

    @Test
    void aPartOfARunSaysThatTheVerdictIsOfTheWhole() throws Exception {
        Excerpt part = Excerpt.of(HostileTraces.plain(), new Selection(3_000_000_000L, Long.MAX_VALUE, Set.of()));

        assertThat(Exported.of(ExportFormat.MARKDOWN, part, Exported.HEADING).text())
                .contains("- 16 events before the time asked for\n", "those of the whole run");
        assertThat(Exported.of(ExportFormat.MARKDOWN, HostileTraces.plain()).text())
                .doesNotContain("those of the whole run");
    }

    @ParameterizedTest
    @MethodSource("texts")
    void aSavedReportPointsToThePictureBesideIt(String text) throws Exception {
        Trace trace = HostileTraces.spoilt(HostileTraces.plain(), text);
        dev.lockscope.export.Heading heading = new dev.lockscope.export.Heading("en", text + "title", text + "goal");
        Export export = new Export(ExportFormat.MARKDOWN, Excerpt.of(trace, Selection.ALL), heading, PictureWish.PLAIN);
        Path report = folder.resolve("a [b] (c) 100% #å.md");

        List<Omission> omissions = export.save(report, Existing.KEEP);

        List<Image> images = new ArrayList<>();
        MarkdownReading.document(Files.readString(report)).accept(new AbstractVisitor() {
            @Override
            public void visit(Image image) {
                images.add(image);
            }
        });
        assertThat(images).hasSize(1);
        URI beside = report.toUri().resolve(images.get(0).getDestination());
        assertThat(Path.of(beside)).isEqualTo(folder.resolve("a [b] (c) 100% #å.png"));
        assertThat(ImageIO.read(Path.of(beside).toFile()).getWidth()).isEqualTo(1920);
        assertThat(TextContentRenderer.builder().build().render(images.get(0))).startsWith("\"The run over time: ");
        assertThat(Export.files(ExportFormat.MARKDOWN, report)).containsExactly(report, Path.of(beside));
        assertThat(omissions).noneMatch(omission -> omission.reason() == Omission.Reason.PICTURE);
    }
}
