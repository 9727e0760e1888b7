package dev.lockscope.export.picture;

import dev.lockscope.timeline.paint.Ink;
import dev.lockscope.timeline.paint.Pattern;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayDeque;
import java.util.Deque;

/** Draws in pixels. For one thread. */
final class RasterPainter implements PagePainter {

    private static final float[] DASHES = {4, 3};

    private final Lettering letters;
    private final Deque<Graphics2D> parts = new ArrayDeque<>();
    private long lacking;

    /**
     * A painter.
     *
     * @param graphics what it draws with; its transform is the scale
     */
    RasterPainter(Graphics2D graphics, Lettering letters) {
        this.letters = letters;
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        parts.push(graphics);
    }

    /** One that knows how wide words are, and draws on next to nothing. */
    static RasterPainter measuring(Lettering letters) {
        BufferedImage dot = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB);
        return new RasterPainter(dot.createGraphics(), letters);
    }

    /** How many letters were drawn that the font lacks. */
    long lacking() {
        return lacking;
    }

    @Override
    public void open(double x, double y, double width, double height) {
        Graphics2D part = (Graphics2D) parts.getFirst().create();
        part.clip(new Rectangle2D.Double(x, y, width, height));
        part.translate(x, y);
        parts.push(part);
    }

    @Override
    public void close() {
        parts.pop().dispose();
    }

    @Override
    public void fill(double x, double y, double width, double height, Ink ink) {
        if (width > 0 && height > 0) {
            fill(new Rectangle2D.Double(x, y, width, height), ink);
        }
    }

    @Override
    public void pattern(double x, double y, double width, double height, Pattern pattern, Ink ink) {
        if (width > 0 && height > 0) {
            Graphics2D graphics = parts.getFirst();
            Shape before = graphics.getClip();
            Rectangle2D box = new Rectangle2D.Double(x, y, width, height);
            graphics.clip(box);
            fill(PatternPath.in(box, pattern), ink);
            graphics.setClip(before);
        }
    }

    @Override
    public void outline(double x, double y, double width, double height, Line line, Ink ink) {
        double thick = line.width();
        double across = Math.max(0, width - thick);
        double down = Math.max(0, height - thick);
        stroke(new Rectangle2D.Double(x + thick / 2, y + thick / 2, across, down), line, ink);
    }

    @Override
    public void line(double fromX, double fromY, double toX, double toY, Line line, Ink ink) {
        stroke(new Line2D.Double(fromX, fromY, toX, toY), line, ink);
    }

    @Override
    public void polygon(double[] xs, double[] ys, Ink ink) {
        Path2D path = new Path2D.Double();
        path.moveTo(xs[0], ys[0]);
        for (int i = 1; i < xs.length; i++) {
            path.lineTo(xs[i], ys[i]);
        }
        path.closePath();
        fill(path, ink);
    }

    @Override
    public void disc(double x, double y, double radius, Ink ink) {
        fill(circle(x, y, radius), ink);
    }

    @Override
    public void ring(double x, double y, double radius, Line line, Ink ink) {
        stroke(circle(x, y, radius), line, ink);
    }

    private static Shape circle(double x, double y, double radius) {
        return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    @Override
    public void text(String text, double x, double y, Type type, Ink ink) {
        double size = type.size();
        double unit = size * letters.unit();
        for (Lettering.Sign sign : letters.signs(text, type.bold())) {
            double left = x + sign.at() * size;
            if (sign.isKnown()) {
                AffineTransform place = new AffineTransform(unit, 0, 0, -unit, left, y);
                Shape shape = place.createTransformedShape(letters.shape(sign.glyph()));
                fill(shape, ink);
                if (type.bold()) {
                    stroke(shape, Line.solid(size * Lettering.BOLDER), ink);
                }
            } else {
                lacking++;
                LackingLetter.draw(this, sign.point(), left, y, size, ink);
            }
        }
    }

    @Override
    public double widthOf(String text, Type type) {
        return letters.width(text, type.bold()) * type.size();
    }

    private void fill(Shape shape, Ink ink) {
        Graphics2D graphics = parts.getFirst();
        graphics.setColor(colour(ink));
        graphics.fill(shape);
    }

    private void stroke(Shape shape, Line line, Ink ink) {
        Graphics2D graphics = parts.getFirst();
        float width = (float) line.width();
        graphics.setStroke(
                line.dashed()
                        ? new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, DASHES, 0)
                        : new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER));
        graphics.setColor(colour(ink));
        graphics.draw(shape);
    }

    private static Color colour(Ink ink) {
        return new Color(ink.red(), ink.green(), ink.blue(), ink.opacity());
    }
}
