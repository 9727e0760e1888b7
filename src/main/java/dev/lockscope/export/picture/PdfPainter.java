package dev.lockscope.export.picture;

import dev.lockscope.timeline.paint.Ink;
import dev.lockscope.timeline.paint.Pattern;
import java.awt.Color;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.documentinterchange.markedcontent.PDPropertyList;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.graphics.state.PDExtendedGraphicsState;
import org.apache.pdfbox.pdmodel.graphics.state.RenderingMode;
import org.apache.pdfbox.util.Matrix;

/** Draws in the lines and letters of a page of PDF, whose y has been turned to go down. For one thread. */
final class PdfPainter implements PagePainter {

    private static final float[] DASHES = {4, 3};
    private static final COSName SPAN = COSName.getPDFName("Span");

    /** How far Bézier curves for a quarter of a circle reach. */
    private static final double QUARTER = 0.5523;

    private static final float THOUSAND = 1_000;

    private final PDPageContentStream out;
    private final PDFont font;
    private final Lettering letters;
    private final Map<Float, PDExtendedGraphicsState> opacities = new HashMap<>();
    private long lacking;

    PdfPainter(PDPageContentStream out, PDFont font, Lettering letters) {
        this.out = out;
        this.font = font;
        this.letters = letters;
    }

    /** How many letters were drawn that the font lacks. */
    long lacking() {
        return lacking;
    }

    /** Writes a part of the page. */
    @FunctionalInterface
    private interface Writing {
        void write() throws IOException;
    }

    private static void write(Writing part) {
        try {
            part.write();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void open(double x, double y, double width, double height) {
        write(() -> {
            out.saveGraphicsState();
            box(new Rectangle2D.Double(x, y, width, height));
            out.clip();
            out.transform(Matrix.getTranslateInstance((float) x, (float) y));
        });
    }

    @Override
    public void close() {
        write(out::restoreGraphicsState);
    }

    @Override
    public void fill(double x, double y, double width, double height, Ink ink) {
        if (width > 0 && height > 0) {
            write(() -> {
                colour(ink);
                box(new Rectangle2D.Double(x, y, width, height));
                out.fill();
            });
        }
    }

    @Override
    public void pattern(double x, double y, double width, double height, Pattern pattern, Ink ink) {
        if (pattern == Pattern.SOLID) {
            fill(x, y, width, height, ink);
        } else if (width > 0 && height > 0) {
            Rectangle2D box = new Rectangle2D.Double(x, y, width, height);
            write(() -> {
                out.saveGraphicsState();
                box(box);
                out.clip();
                colour(ink);
                path(PatternPath.in(box, pattern).getPathIterator(null));
                out.fill();
                out.restoreGraphicsState();
            });
        }
    }

    private void path(PathIterator path) throws IOException {
        float[] at = new float[6];
        for (; !path.isDone(); path.next()) {
            switch (path.currentSegment(at)) {
                case PathIterator.SEG_MOVETO -> out.moveTo(at[0], at[1]);
                case PathIterator.SEG_LINETO -> out.lineTo(at[0], at[1]);
                case PathIterator.SEG_CLOSE -> out.closePath();
                default -> throw new IllegalStateException("patterns have no curves");
            }
        }
    }

    @Override
    public void outline(double x, double y, double width, double height, Line line, Ink ink) {
        double thick = line.width();
        double across = Math.max(0, width - thick);
        double down = Math.max(0, height - thick);
        write(() -> {
            pen(line, ink);
            box(new Rectangle2D.Double(x + thick / 2, y + thick / 2, across, down));
            out.stroke();
        });
    }

    @Override
    public void line(double fromX, double fromY, double toX, double toY, Line line, Ink ink) {
        write(() -> {
            pen(line, ink);
            out.moveTo((float) fromX, (float) fromY);
            out.lineTo((float) toX, (float) toY);
            out.stroke();
        });
    }

    @Override
    public void polygon(double[] xs, double[] ys, Ink ink) {
        write(() -> {
            colour(ink);
            out.moveTo((float) xs[0], (float) ys[0]);
            for (int i = 1; i < xs.length; i++) {
                out.lineTo((float) xs[i], (float) ys[i]);
            }
            out.closePath();
            out.fill();
        });
    }

    @Override
    public void disc(double x, double y, double radius, Ink ink) {
        write(() -> {
            colour(ink);
            circle(x, y, radius);
            out.fill();
        });
    }

    @Override
    public void ring(double x, double y, double radius, Line line, Ink ink) {
        write(() -> {
            pen(line, ink);
            circle(x, y, radius);
            out.stroke();
        });
    }

    private void circle(double x, double y, double radius) throws IOException {
        double far = radius * QUARTER;
        out.moveTo((float) (x + radius), (float) y);
        curve(x + radius, y + far, x + far, y + radius, x, y + radius);
        curve(x - far, y + radius, x - radius, y + far, x - radius, y);
        curve(x - radius, y - far, x - far, y - radius, x, y - radius);
        curve(x + far, y - radius, x + radius, y - far, x + radius, y);
        out.closePath();
    }

    private void curve(double x1, double y1, double x2, double y2, double x3, double y3) throws IOException {
        out.curveTo((float) x1, (float) y1, (float) x2, (float) y2, (float) x3, (float) y3);
    }

    @Override
    public void text(String text, double x, double y, Type type, Ink ink) {
        List<Lettering.Sign> line = letters.signs(text, type.bold());
        for (int from = 0; from < line.size(); ) {
            int to = from;
            while (to < line.size() && line.get(to).isKnown() == line.get(from).isKnown()) {
                to++;
            }
            List<Lettering.Sign> some = line.subList(from, to);
            double left = x + some.get(0).at() * type.size();
            if (some.get(0).isKnown()) {
                write(() -> known(some, left, y, type, ink));
            } else {
                write(() -> lacking(some, x, y, type, ink));
            }
            from = to;
        }
    }

    private void known(List<Lettering.Sign> signs, double x, double y, Type type, Ink ink) throws IOException {
        colour(ink);
        out.beginText();
        out.setFont(font, (float) type.size());
        if (type.bold()) {
            pen(Line.solid(type.size() * Lettering.BOLDER), ink);
            out.setRenderingMode(RenderingMode.FILL_STROKE);
        }
        out.setTextMatrix(new Matrix(1, 0, 0, -1, (float) x, (float) y));
        out.showTextWithPositioning(spaced(signs));
        if (type.bold()) {
            out.setRenderingMode(RenderingMode.FILL);
        }
        out.endText();
    }

    /** Letter by letter, since the library would make one of "fi", which is not found any more when it is looked for. */
    private static Object[] spaced(List<Lettering.Sign> signs) {
        List<Object> parts = new ArrayList<>();
        double at = signs.get(0).at();
        for (Lettering.Sign sign : signs) {
            float more = (float) (sign.at() - at);
            if (Math.abs(more) * THOUSAND >= 1) {
                parts.add(-more * THOUSAND);
            }
            parts.add(Character.toString(sign.point()));
            at = sign.at() + sign.width();
        }
        return parts.toArray();
    }

    /** For those who copy the text, or have it read to them, it is what it was. */
    private void lacking(List<Lettering.Sign> signs, double x, double y, Type type, Ink ink) throws IOException {
        StringBuilder actual = new StringBuilder();
        signs.forEach(sign -> actual.appendCodePoint(sign.point()));
        COSDictionary properties = new COSDictionary();
        properties.setString(COSName.ACTUAL_TEXT, actual.toString());
        out.beginMarkedContent(SPAN, PDPropertyList.create(properties));
        for (Lettering.Sign sign : signs) {
            lacking++;
            LackingLetter.draw(this, sign.point(), x + sign.at() * type.size(), y, type.size(), ink);
        }
        out.endMarkedContent();
    }

    @Override
    public double widthOf(String text, Type type) {
        return letters.width(text, type.bold()) * type.size();
    }

    private void box(Rectangle2D box) throws IOException {
        out.addRect((float) box.getX(), (float) box.getY(), (float) box.getWidth(), (float) box.getHeight());
    }

    private void pen(Line line, Ink ink) throws IOException {
        opacity(ink);
        out.setStrokingColor(new Color(ink.red(), ink.green(), ink.blue()));
        out.setLineWidth((float) line.width());
        out.setLineDashPattern(line.dashed() ? DASHES : new float[0], 0);
    }

    private void colour(Ink ink) throws IOException {
        opacity(ink);
        out.setNonStrokingColor(new Color(ink.red(), ink.green(), ink.blue()));
    }

    private void opacity(Ink ink) throws IOException {
        out.setGraphicsStateParameters(opacities.computeIfAbsent(ink.opacity(), PdfPainter::opacity));
    }

    private static PDExtendedGraphicsState opacity(float share) {
        PDExtendedGraphicsState state = new PDExtendedGraphicsState();
        state.setNonStrokingAlphaConstant(share);
        state.setStrokingAlphaConstant(share);
        return state;
    }
}
