package dev.lockscope.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.export.picture.Size;
import dev.lockscope.export.picture.UnfitPicture;
import dev.lockscope.export.svg.SvgPage;
import dev.lockscope.export.svg.TextWidths;
import dev.lockscope.testkit.LabScenarios;
import dev.lockscope.testkit.ModelPlayer;
import dev.lockscope.timeline.paint.Palette;
import dev.lockscope.trace.RandomEvents;
import dev.lockscope.trace.Trace;
import java.awt.Rectangle;
import java.awt.geom.Area;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.documentinterchange.markedcontent.PDMarkedContent;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFMarkedContentExtractor;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;

/** Pictures in pixels and on a page: the same as the SVG, whichever reader looks at them. */
class PicturesTest {

    private static final float PX_AN_INCH = 96;

    static List<String> texts() {
        return HostileTraces.texts();
    }

    private static Trace played(String scenario) throws Exception {
        return ModelPlayer.play(LabScenarios.in(LabScenarios.file(scenario)).get(0));
    }

    private static Exported drawn(ExportFormat format, Trace trace, PictureWish wish) {
        return Exported.of(format.exporter(wish), Excerpt.of(trace, Selection.ALL), Exported.HEADING);
    }

    private static PictureWish wish(int width, int height, double scale, Tone tone) {
        return new PictureWish(Optional.of(new Size(width, OptionalInt.of(height))), OptionalDouble.of(scale), tone);
    }

    /** Where words are in a picture: their fonts are the reader's. */
    private static Area words(String svg) throws Exception {
        Area words = new Area();
        for (Element text : SvgPage.elements(SvgPage.parse(svg), "text")) {
            Element part = (Element) text.getParentNode();
            double left = part.hasAttribute("x") ? Double.parseDouble(part.getAttribute("x")) : 0;
            double size = Double.parseDouble(text.getAttribute("font-size"));
            double x = left + Double.parseDouble(text.getAttribute("x"));
            double y = Double.parseDouble(text.getAttribute("y"));
            double width = TextWidths.of(text.getTextContent(), size, true);
            words.add(new Area(new Rectangle((int) x - 2, (int) (y - size), (int) width + 5, (int) (size * 1.5))));
        }
        return words;
    }

    @ParameterizedTest
    @CsvSource({"gc-pause", "redlock", "sentinel-failover"})
    void pixelsAndPagesAreWhatAnIndependentReaderMakesOfTheSvg(String scenario) throws Exception {
        Trace trace = played(scenario);
        for (Tone tone : Tone.values()) {
            PictureWish wish = new PictureWish(Optional.empty(), OptionalDouble.empty(), tone);
            String svg = drawn(ExportFormat.SVG, trace, wish).text();
            BufferedImage wanted = Pictures.svgWithoutWords(svg);
            BufferedImage pixels =
                    Pictures.png(drawn(ExportFormat.PNG, trace, wish).bytes());
            Area words = words(svg);

            assertThat(pixels.getWidth()).isEqualTo(wanted.getWidth());
            assertThat(pixels.getHeight()).isEqualTo(wanted.getHeight());
            assertThat(Pictures.difference(wanted, pixels, words))
                    .as("%s, png", tone)
                    .isLessThan(0.004);
            try (PDDocument document =
                    Loader.loadPDF(drawn(ExportFormat.PDF, trace, wish).bytes())) {
                BufferedImage page = new PDFRenderer(document).renderImageWithDPI(0, PX_AN_INCH);
                assertThat(Pictures.difference(wanted, page, words))
                        .as("%s, pdf", tone)
                        .isLessThan(0.004);
                // Its words are those of the other, to the pixel but for their edges.
                assertThat(Pictures.difference(pixels, page, new Area()))
                        .as("%s, words", tone)
                        .isLessThan(0.02);
            }
        }
    }

    @TestFactory
    Stream<DynamicTest> theWordsOfAPageAreThoseOfTheSvg() throws IOException {
        return LabScenarios.each(scenario -> {
            Trace trace = ModelPlayer.play(scenario);
            String svg = Exported.of(ExportFormat.SVG, trace).text();
            try (PDDocument document =
                    Loader.loadPDF(Exported.of(ExportFormat.PDF, trace).bytes())) {
                assertThat(whole(lines(document)))
                        .containsExactlyInAnyOrderElementsOf(whole(SvgPage.texts(SvgPage.parse(svg), "text")));
            }
        });
    }

    /** One that is cut short may end a letter later in a file that knows other widths. */
    private static List<String> whole(List<String> lines) {
        return lines.stream().filter(line -> !line.contains("…")).toList();
    }

    /** The lines of words as they were written, each by itself. */
    private static List<String> lines(PDDocument document) throws IOException {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        PDFTextStripper reader = new PDFTextStripper() {
            @Override
            public void showTextStrings(COSArray array) throws IOException {
                super.showTextStrings(array);
                lines.add(line.toString());
                line.setLength(0);
            }

            @Override
            protected void processTextPosition(TextPosition letter) {
                line.append(letter.getUnicode());
            }
        };
        reader.getText(document);
        return lines;
    }

    @Test
    void aPageIsDrawnInLinesAndCanBeSearchedAndReadAloud() throws Exception {
        Excerpt excerpt = Excerpt.of(HostileTraces.plain(), new Selection(0, 3_000_000_000L, Set.of()));
        Heading heading = new Heading("nb", "En pause", "Et mål.");

        Exported file = Exported.of(ExportFormat.PDF.exporter(), excerpt, heading);

        try (PDDocument document = Loader.loadPDF(file.bytes())) {
            assertThat(document.getNumberOfPages()).isEqualTo(1);
            PDPage page = document.getPage(0);
            assertThat(page.getResources().getXObjectNames()).isEmpty();
            for (COSName name : page.getResources().getFontNames()) {
                assertThat(page.getResources().getFont(name).isEmbedded()).isTrue();
            }
            assertThat(new PDFTextStripper().getText(document)).contains("KLIENTER", "Feil", "på pause");
            assertThat(document.getDocumentInformation().getTitle()).isEqualTo("En pause");
            assertThat(document.getDocumentInformation().getSubject())
                    .startsWith("Et mål.\nUtelatt: ")
                    .contains("etter tidsrommet");
            assertThat(document.getDocumentCatalog().getLanguage()).isEqualTo("nb");
            PDStructureElement figure = (PDStructureElement) document.getDocumentCatalog()
                    .getStructureTreeRoot()
                    .getKids()
                    .get(0);
            assertThat(figure.getAlternateDescription()).startsWith("En pause\nEt mål.");
        }
    }

    @Test
    void pixelsTellWhatTheyAreAndHowLargeOnPaper() throws Exception {
        Trace trace = HostileTraces.plain();

        byte[] plain =
                drawn(ExportFormat.PNG, trace, wish(1600, 900, 1, Tone.LIGHT)).bytes();
        byte[] fine =
                drawn(ExportFormat.PNG, trace, wish(1600, 900, 2, Tone.DARK)).bytes();

        assertThat(Pictures.about(plain))
                .containsEntry("Title", "A title")
                .containsEntry("Description", "A goal.")
                .containsEntry("density", "3780");
        assertThat(Pictures.about(fine)).containsEntry("density", "7559");
        assertThat(Pictures.png(plain).getWidth()).isEqualTo(1600);
        assertThat(Pictures.png(fine).getHeight()).isEqualTo(1800);
        assertThat(web(Pictures.png(plain).getRGB(1, 1)))
                .isEqualTo(Palette.LIGHT.surface().web());
        assertThat(web(Pictures.png(fine).getRGB(1, 1)))
                .isEqualTo(Palette.DARK.surface().web());
    }

    private static String web(int rgb) {
        return String.format("#%06x", rgb & 0xffffff);
    }

    @Test
    void aPictureFillsItsHeightWithLargerTextAndNeedsSomeForItsLanes() throws Exception {
        Trace trace = HostileTraces.plain();
        String small =
                drawn(ExportFormat.SVG, trace, wish(1600, 250, 1, Tone.LIGHT)).text();
        String large =
                drawn(ExportFormat.SVG, trace, wish(1600, 900, 1, Tone.LIGHT)).text();

        assertThat(size(large)).isGreaterThan(size(small)).isEqualTo(18);
        assertThatThrownBy(() -> ExportFormat.PNG
                        .exporter(wish(1600, 100, 1, Tone.LIGHT))
                        .write(
                                Excerpt.of(trace, Selection.ALL),
                                Exported.HEADING,
                                java.io.OutputStream.nullOutputStream()))
                .isInstanceOfSatisfying(
                        UnfitPicture.class,
                        failure -> assertThat(failure.problem()).isEqualTo(new UnfitPicture.TooLow(100, 171)));
    }

    private static double size(String svg) throws Exception {
        return Double.parseDouble(
                SvgPage.elements(SvgPage.parse(svg), "text").get(0).getAttribute("font-size"));
    }

    @ParameterizedTest
    @MethodSource("texts")
    void hostileTextsAreReadAndDoNotVanish(String text) throws Exception {
        Trace plain = HostileTraces.plain();
        Trace trace = HostileTraces.spoilt(plain, text);
        Heading heading = new Heading("en", text + "title", text + "goal");
        Excerpt excerpt = Excerpt.of(trace, Selection.ALL);

        Exported pixels = Exported.of(ExportFormat.PNG.exporter(), excerpt, heading);
        Exported page = Exported.of(ExportFormat.PDF.exporter(), excerpt, heading);

        assertThat(Pictures.png(pixels.bytes()).getWidth()).isEqualTo(1200);
        assertThat(Pictures.about(pixels.bytes()).get("Title")).endsWith("title");
        try (PDDocument document = Loader.loadPDF(page.bytes())) {
            assertThat(document.getDocumentInformation().getTitle()).isEqualTo(halves(text) + "title");
            String words = new PDFTextStripper().getText(document);
            assertThat(words).contains("CLIENTS");
            text.codePoints()
                    .limit(3)
                    .filter(point -> point > ' ' && point < 0x7f)
                    .forEach(point -> assertThat(words).contains(Character.toString(point)));
        }
        assertThat(letters(pixels)).isEqualTo(letters(page));
    }

    /** No file can hold the half of a pair. */
    private static String halves(String text) {
        return text.codePoints()
                .mapToObj(point -> Character.toString(point >= 0xD800 && point <= 0xDFFF ? 0xFFFD : point))
                .collect(Collectors.joining());
    }

    private static long letters(Exported file) {
        return file.omissions().stream()
                .filter(omission -> omission.reason() == Omission.Reason.LETTERS)
                .mapToLong(Omission::count)
                .sum();
    }

    @Test
    void lettersThatTheFontLacksAreBoxesWithTheirNumbersAndAreCopiedAsTheyWere() throws Exception {
        Trace trace = HostileTraces.spoilt(HostileTraces.plain(), "\u9501");

        Exported file = Exported.of(ExportFormat.PDF, trace);

        assertThat(letters(file)).isPositive();
        try (PDDocument document = Loader.loadPDF(file.bytes())) {
            assertThat(String.join("", lines(document))).contains("9501");
            assertThat(new PDFTextStripper().getText(document)).contains("\u9501");
            PDFMarkedContentExtractor contents = new PDFMarkedContentExtractor();
            contents.processPage(document.getPage(0));
            assertThat(actual(contents.getMarkedContents()).collect(Collectors.toSet()))
                    .contains("\u9501");
        }
    }

    private static Stream<String> actual(List<?> contents) {
        return contents.stream()
                .filter(PDMarkedContent.class::isInstance)
                .map(PDMarkedContent.class::cast)
                .flatMap(content ->
                        Stream.concat(Stream.ofNullable(content.getActualText()), actual(content.getContents())));
    }

    @Test
    void whatStandsTooCloseToBeToldApartIsCounted() {
        Trace trace = RandomEvents.plain(3).trace(4_000);

        for (ExportFormat format : List.of(ExportFormat.PNG, ExportFormat.PDF)) {
            Map<Omission.Reason, Long> omissions = Exported.of(format, trace).omissions().stream()
                    .collect(Collectors.toMap(Omission::reason, Omission::count));
            long all = Exported.of(ExportFormat.CSV_SPANS, trace).text().lines().count() - 1;
            assertThat(omissions.get(Omission.Reason.MERGED)).isBetween(30L, all);
            assertThat(omissions.get(Omission.Reason.WORDLESS)).isBetween(100L, all);
        }
    }

    @Test
    void theSameRunIsTheSameFile() throws Exception {
        Trace trace = HostileTraces.plain();

        for (ExportFormat format : List.of(ExportFormat.PNG, ExportFormat.PDF)) {
            assertThat(Exported.of(format, trace).bytes())
                    .isEqualTo(Exported.of(format, trace).bytes());
        }
    }
}
