package dev.lockscope.export.picture;

import dev.lockscope.trace.Trace;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.OptionalInt;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentCatalog;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.interactive.viewerpreferences.PDViewerPreferences;
import org.apache.pdfbox.util.Matrix;

/** Writes pictures as PDF: one page as large as the picture, drawn in lines, with words that can be searched and copied. */
public final class PdfFile {

    /** Points a px: 72 and 96 to an inch. */
    private static final float POINTS = 0.75f;

    /** What names the document beside its texts; a chance number would make each file another one. */
    private static final long NAME = 1;

    private PdfFile() {}

    /**
     * Draws a run, and does not close the stream.
     *
     * @param height px; as high as its lanes where empty
     * @throws UnfitPicture when it cannot be drawn so small or large
     */
    public static Drawn write(Trace trace, Plate.Look look, OptionalInt height, Caption caption, OutputStream out)
            throws IOException {
        Lettering letters = new Lettering();
        RasterPainter measure = RasterPainter.measuring(letters);
        Plate plate =
                height.isPresent() ? Plate.of(trace, look, height.getAsInt(), measure) : Plate.of(trace, look, measure);
        if (plate.height() > Size.LARGEST) {
            throw new UnfitPicture(new UnfitPicture.TooLarge((long) plate.width(), (long) plate.height()));
        }
        try (PDDocument document = new PDDocument();
                InputStream file = Lettering.file()) {
            tell(document, caption);
            PDFont font = PDType0Font.load(document, file, true);
            float high = (float) plate.height() * POINTS;
            PDPage page = new PDPage(new PDRectangle((float) plate.width() * POINTS, high));
            document.addPage(page);
            Drawn drawn = draw(document, page, plate, font, letters, high, caption);
            document.save(out);
            return drawn;
        }
    }

    private static Drawn draw(
            PDDocument document, PDPage page, Plate plate, PDFont font, Lettering letters, float high, Caption caption)
            throws IOException {
        try (PDPageContentStream content = new PDPageContentStream(document, page)) {
            Figure figure = Figure.begin(document, page, content, caption);
            content.transform(new Matrix(POINTS, 0, 0, -POINTS, 0, high));
            PdfPainter painter = new PdfPainter(content, font, letters);
            Plate.Unseen unseen = plate.draw(painter);
            painter.close();
            figure.end();
            return new Drawn(unseen, painter.lacking());
        }
    }

    private static void tell(PDDocument document, Caption caption) {
        document.setDocumentId(NAME);
        PDDocumentInformation about = document.getDocumentInformation();
        about.setTitle(caption.title());
        if (!caption.description().isEmpty()) {
            about.setSubject(caption.description());
        }
        about.setProducer(caption.producer());
        PDDocumentCatalog catalog = document.getDocumentCatalog();
        catalog.setLanguage(caption.language());
        PDViewerPreferences preferences = new PDViewerPreferences(new COSDictionary());
        preferences.setDisplayDocTitle(true);
        catalog.setViewerPreferences(preferences);
        catalog.getCOSObject().setName(COSName.VERSION, "1.7");
    }
}
