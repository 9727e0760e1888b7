package dev.lockscope.export;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.trace.Trace;
import java.io.StringReader;
import java.util.List;
import java.util.Set;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

/** The picture as a format among others; what is drawn in it has tests of its own. */
class SvgPictureTest {

    static List<String> texts() {
        return HostileTraces.texts();
    }

    private static Document read(String text) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
        factory.setNamespaceAware(true);
        return factory.newDocumentBuilder().parse(new InputSource(new StringReader(text)));
    }

    @ParameterizedTest
    @MethodSource("texts")
    void hostileTextsStayTexts(String text) throws Exception {
        Trace trace = HostileTraces.spoilt(HostileTraces.plain(), text);
        Heading heading = new Heading("en", text + "title", text + "goal");

        Document picture = read(Exported.of(ExportFormat.SVG, Excerpt.of(trace, Selection.ALL), heading)
                .text());

        assertThat(picture.getElementsByTagNameNS("*", "script").getLength()).isZero();
        assertThat(picture.getElementsByTagNameNS("*", "title").item(0).getTextContent())
                .endsWith("title");
    }

    @Test
    void itSaysWhatItLeftOutToThoseWhoDoNotSeeIt() throws Exception {
        Excerpt ofB = Excerpt.of(HostileTraces.plain(), new Selection(3_000_000_000L, Long.MAX_VALUE, Set.of("B")));

        String text = Exported.of(ExportFormat.SVG, ofB, Exported.HEADING).text();

        assertThat(read(text).getElementsByTagNameNS("*", "desc").item(0).getTextContent())
                .isEqualTo(
                        "A goal.\nLeft out: 16 events before the time asked for\nLeft out: 13 events of other clients");
    }
}
