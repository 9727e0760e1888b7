package dev.lockscope.export.picture;

import dev.lockscope.export.svg.TextWidths;
import java.awt.geom.GeneralPath;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.text.Bidi;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.PDDocument;

/**
 * Letters that are the same on every machine, whatever fonts it has: those of Liberation Sans, which comes with PDFBox and
 * is as wide as Helvetica. Nothing is asked of the fonts of Java's own toolkit, which fail where the machine has none. For
 * one thread.
 */
final class Lettering {

    /** How much thicker bold letters are, in sizes of the type: PDFBox has the regular ones only. */
    static final double BOLDER = 0.035;

    private static final String FILE = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";

    /** The line of numbers within a box that stands for a letter, in sizes of the type. */
    private static final double BOX = 1;

    private static final double BOLD_SHARE = 1.06;

    private final TrueTypeFont font;
    private final CmapLookup letters;
    private final double unit;
    private final Map<Integer, GeneralPath> shapes = new HashMap<>();

    Lettering() {
        try (InputStream file = file()) {
            font = new TTFParser().parse(new RandomAccessReadBuffer(file));
            letters = font.getUnicodeCmapLookup();
            unit = font.getUnitsPerEm();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the letters", e);
        }
    }

    /** The font's file. */
    static InputStream file() {
        return Objects.requireNonNull(PDDocument.class.getResourceAsStream(FILE));
    }

    /**
     * A letter in a line of words.
     *
     * @param point its code point
     * @param glyph its number in the font; 0 where the font lacks it
     * @param at where its outline begins, from the beginning of the line, in sizes of the type
     * @param width how far it reaches, in sizes of the type
     */
    record Sign(int point, int glyph, double at, double width) {

        /** Whether the font has it. */
        boolean isKnown() {
            return glyph != 0;
        }
    }

    /** A line of words as it is seen from left to right. What has no shape, such as a mark of direction, is not in it. */
    List<Sign> signs(String text, boolean bold) {
        List<Sign> signs = new ArrayList<>();
        double at = 0;
        for (int point : seen(text)) {
            int glyph = letters.getGlyphId(point);
            double plain = glyph == 0 ? BOX : advance(glyph);
            double width = bold && glyph != 0 ? bold(point, plain) : plain;
            signs.add(new Sign(point, glyph, at + (width - plain) / 2, plain));
            at += width;
        }
        return signs;
    }

    /** How wide a line of words is, in sizes of the type. */
    double width(String text, boolean bold) {
        double width = 0;
        for (int point : seen(text)) {
            int glyph = letters.getGlyphId(point);
            double plain = glyph == 0 ? BOX : advance(glyph);
            width += bold && glyph != 0 ? bold(point, plain) : plain;
        }
        return width;
    }

    private static double bold(int point, double plain) {
        String letter = Character.toString(point);
        return TextWidths.isKnown(letter) ? TextWidths.of(letter, 1, true) : plain * BOLD_SHARE;
    }

    private double advance(int glyph) {
        try {
            return font.getAdvanceWidth(glyph) / unit;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The outline of a letter, in units of the font, upwards. */
    GeneralPath shape(int glyph) {
        return shapes.computeIfAbsent(glyph, this::read);
    }

    private GeneralPath read(int glyph) {
        try {
            return Objects.requireNonNull(font.getGlyph().getGlyph(glyph)).getPath();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** How large a unit of the font is, in sizes of the type. */
    double unit() {
        return 1 / unit;
    }

    private static List<Integer> seen(String text) {
        String plain = Normalizer.normalize(text, Normalizer.Form.NFC);
        List<Integer> points = plain.codePoints()
                .filter(point -> !isUnseen(point))
                .map(point -> Character.isWhitespace(point) ? ' ' : point)
                .boxed()
                .toList();
        boolean isLatin = points.stream().allMatch(point -> point < 0x590);
        return isLatin ? points : fromLeft(points);
    }

    /** Marks of direction go, so that no text turns another one round. */
    private static boolean isUnseen(int point) {
        boolean variant = (point >= 0xFE00 && point <= 0xFE0F) || (point >= 0xE0100 && point <= 0xE01EF);
        return variant || Character.getType(point) == Character.FORMAT;
    }

    /** By the Unicode bidirectional algorithm (UAX 9). */
    private static List<Integer> fromLeft(List<Integer> points) {
        StringBuilder line = new StringBuilder();
        points.forEach(line::appendCodePoint);
        Bidi bidi = new Bidi(line.toString(), Bidi.DIRECTION_LEFT_TO_RIGHT);
        Integer[] order = points.toArray(Integer[]::new);
        byte[] levels = new byte[order.length];
        for (int i = 0, place = 0; i < order.length; place += Character.charCount(points.get(i)), i++) {
            levels[i] = (byte) bidi.getLevelAt(place);
        }
        Bidi.reorderVisually(levels, 0, order, 0, order.length);
        return List.of(order);
    }
}
