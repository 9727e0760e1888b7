package dev.lockscope.handout;

import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FSFontUseCase;
import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FontStyle;
import com.openhtmltopdf.pdfboxout.PdfBoxRenderer;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import com.openhtmltopdf.svgsupport.BatikSVGDrawer;
import com.openhtmltopdf.util.XRLog;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;
import org.apache.pdfbox.pdmodel.PDDocument;

/**
 * Prints a page of this package to PDF. Letters are those of the fonts that every reader of PDF has; what they lack, such
 * as Greek and Cyrillic, and what stands in pictures, is in the file. Needs no fonts of the machine, and loads nothing from
 * anywhere.
 */
public final class PdfPages {

    private static final String DOCTYPE = "<!DOCTYPE html>\n";

    /** Comes with PDFBox, and is as wide as pictures take letters to be. */
    private static final String LETTERS = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";

    /** The first family that pictures ask for. */
    private static final String FAMILY = "Helvetica";

    private static final int PLAIN = 400;
    private static final int BOLD = 700;
    private static final Set<FSFontUseCase> WHERE = EnumSet.of(FSFontUseCase.SVG, FSFontUseCase.FALLBACK_FINAL);

    private PdfPages() {}

    /**
     * The page as PDF.
     *
     * @param page as {@link Handout} and {@link Summary} make them
     * @param language the language of the page
     */
    public static byte[] of(String page, String language) {
        // It would tell the terminal how long each step took.
        XRLog.setLoggingEnabled(false);
        try (ByteArrayOutputStream out = new ByteArrayOutputStream();
                BatikSVGDrawer pictures = new BatikSVGDrawer()) {
            PdfRendererBuilder builder = new PdfRendererBuilder();
            builder.useSVGDrawer(pictures);
            for (int weight : new int[] {PLAIN, BOLD}) {
                builder.useFont(PdfPages::letters, FAMILY, weight, FontStyle.NORMAL, true, WHERE);
            }
            builder.useUriResolver((base, address) -> address.startsWith("#") ? address : null);
            builder.withProducer("Lockscope");
            builder.withHtmlContent(page.startsWith(DOCTYPE) ? page.substring(DOCTYPE.length()) : page, null);
            builder.toStream(out);
            print(builder, language, out);
            return out.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot print", e);
        }
    }

    private static InputStream letters() {
        return Objects.requireNonNull(PDDocument.class.getResourceAsStream(LETTERS));
    }

    /** The library tells the language to readers only along with tags that ask for fonts of one's own. */
    private static void print(PdfRendererBuilder builder, String language, OutputStream out) throws IOException {
        try (PdfBoxRenderer renderer = builder.buildPdfRenderer();
                PDDocument document = renderer.createPDFKeepOpen()) {
            document.getDocumentCatalog().setLanguage(language);
            document.save(out);
        }
    }
}
