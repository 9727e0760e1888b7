package dev.lockscope.export.picture;

import java.io.IOException;
import java.io.OutputStream;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** Writes pictures as PNG, with what they are called and how large they are on paper. */
public final class PngFile {

    private static final String FORMAT = "javax_imageio_png_1.0";

    /** A px is a 96th of an inch of 25.4 mm. */
    private static final double PX_A_METRE = 96 / 0.0254;

    private PngFile() {}

    /**
     * Writes one, and does not close the stream.
     *
     * @param scale how many pixels of the picture are one px
     */
    public static void write(Raster raster, double scale, Caption caption, OutputStream out) throws IOException {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
        try (MemoryCacheImageOutputStream image = new MemoryCacheImageOutputStream(out)) {
            writer.setOutput(image);
            IIOMetadata metadata =
                    writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(raster.image()), null);
            IIOMetadataNode root = new IIOMetadataNode(FORMAT);
            root.appendChild(density(scale));
            root.appendChild(texts(caption));
            metadata.mergeTree(FORMAT, root);
            writer.write(new IIOImage(raster.image(), null, metadata));
        } finally {
            writer.dispose();
        }
        out.flush();
    }

    private static IIOMetadataNode density(double scale) {
        IIOMetadataNode density = new IIOMetadataNode("pHYs");
        String pixels = Long.toString(Math.round(PX_A_METRE * scale));
        density.setAttribute("pixelsPerUnitXAxis", pixels);
        density.setAttribute("pixelsPerUnitYAxis", pixels);
        density.setAttribute("unitSpecifier", "meter");
        return density;
    }

    /** Under the keywords of PNG 1.2, section 4.2.3. */
    private static IIOMetadataNode texts(Caption caption) {
        IIOMetadataNode texts = new IIOMetadataNode("iTXt");
        text(texts, "Title", caption.title(), caption.language());
        text(texts, "Description", caption.description(), caption.language());
        text(texts, "Software", caption.producer(), "");
        return texts;
    }

    private static void text(IIOMetadataNode texts, String keyword, String text, String language) {
        if (text.isEmpty()) {
            return;
        }
        IIOMetadataNode entry = new IIOMetadataNode("iTXtEntry");
        entry.setAttribute("keyword", keyword);
        entry.setAttribute("compressionFlag", "FALSE");
        entry.setAttribute("compressionMethod", "0");
        entry.setAttribute("languageTag", language);
        entry.setAttribute("translatedKeyword", "");
        // A zero would end the chunk early.
        entry.setAttribute("text", text.replace('\0', '\uFFFD'));
        texts.appendChild(entry);
    }
}
