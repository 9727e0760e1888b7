package dev.lockscope.export;

import java.awt.Rectangle;
import java.awt.geom.Area;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.stream.ImageInputStream;
import org.apache.batik.transcoder.TranscoderException;
import org.apache.batik.transcoder.TranscoderInput;
import org.apache.batik.transcoder.TranscoderOutput;
import org.apache.batik.transcoder.image.PNGTranscoder;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** Reads pictures with what others wrote, and compares them. */
final class Pictures {

    /** Edges are softened by each reader in its own way; half of the way from one colour to another is another one. */
    private static final int ALIKE = 100;

    private Pictures() {}

    static BufferedImage png(byte[] file) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(file));
    }

    /** What a PNG says of itself beside its pixels, by name; texts by their keywords. */
    static Map<String, String> about(byte[] file) throws IOException {
        try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(file))) {
            Iterator<ImageReader> readers = ImageIO.getImageReaders(in);
            ImageReader reader = readers.next();
            reader.setInput(in);
            IIOMetadata metadata = reader.getImageMetadata(0);
            Map<String, String> about = new HashMap<>();
            collect(metadata.getAsTree(metadata.getNativeMetadataFormatName()), about);
            return about;
        }
    }

    private static void collect(Node node, Map<String, String> about) {
        if (node instanceof Element element) {
            if (element.hasAttribute("keyword")) {
                about.put(element.getAttribute("keyword"), element.getAttribute("text"));
            }
            if (element.hasAttribute("pixelsPerUnitXAxis")) {
                about.put("density", element.getAttribute("pixelsPerUnitXAxis"));
            }
        }
        NodeList children = node.getChildNodes();
        for (int i = 0; i < children.getLength(); i++) {
            collect(children.item(i), about);
        }
    }

    /** Boxes, lines and signs of a picture, drawn by Batik; its words would need fonts of the machine. */
    static BufferedImage svgWithoutWords(String svg) throws TranscoderException, IOException {
        String wordless = svg.replaceAll("(?s)<text .*?</text>", "");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new PNGTranscoder().transcode(new TranscoderInput(new StringReader(wordless)), new TranscoderOutput(out));
        return png(out.toByteArray());
    }

    /** Which share of the pixels outside some places is of another colour. */
    static double difference(BufferedImage one, BufferedImage other, Area except) {
        int width = Math.min(one.getWidth(), other.getWidth());
        int height = Math.min(one.getHeight(), other.getHeight());
        long looked = 0;
        long different = 0;
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                if (!except.intersects(new Rectangle(x - 1, y - 1, 3, 3))) {
                    looked++;
                    different += isAlike(one.getRGB(x, y), other.getRGB(x, y)) ? 0 : 1;
                }
            }
        }
        return (double) different / looked;
    }

    private static boolean isAlike(int one, int other) {
        for (int shift = 0; shift <= 16; shift += 8) {
            if (Math.abs((one >> shift & 0xff) - (other >> shift & 0xff)) > ALIKE) {
                return false;
            }
        }
        return true;
    }
}
