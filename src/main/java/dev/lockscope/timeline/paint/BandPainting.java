package dev.lockscope.timeline.paint;

import dev.lockscope.timeline.DifferenceBand;
import dev.lockscope.timeline.DifferenceBand.Glyph;
import dev.lockscope.timeline.DifferenceBand.Joint;
import dev.lockscope.timeline.DifferenceBand.Sign;
import dev.lockscope.timeline.paint.Painter.Line;
import java.util.Optional;

/**
 * Draws the differences between two runs, and where they are in the pictures above and below. Each sign has a shape and a
 * colour of its own.
 */
public final class BandPainting {

    private final Painter painter;
    private final Palette palette;
    private final double textSize;

    private BandPainting(Painter painter, Palette palette, double textSize) {
        this.painter = painter;
        this.palette = palette;
        this.textSize = textSize;
    }

    /** How high the band is for text of a size, px. */
    public static double height(double textSize) {
        return Math.round(textSize * 3.6);
    }

    /** How far apart glyphs must stand, px. */
    public static double apart(double textSize) {
        return Math.round(textSize * 1.2);
    }

    /**
     * Draws a band from the top of what the painter draws on.
     *
     * @param zero where both runs are aligned, px
     * @param chosen where the difference is that is looked at
     */
    public static void draw(
            Painter painter,
            DifferenceBand band,
            double width,
            double zero,
            Optional<Joint> chosen,
            Palette palette,
            double textSize) {
        new BandPainting(painter, palette, textSize).draw(band, width, zero, chosen);
    }

    /** Draws into the picture of one run where each glyph of its side is. */
    public static void stems(Painter painter, DifferenceBand band, boolean lower, Picture picture) {
        Palette palette = picture.styles().palette();
        for (Glyph glyph : band.glyphs()) {
            if (glyph.lower() == lower) {
                double x = Math.floor(glyph.x()) + 0.5;
                Line line = glyph.sign() == Sign.MISSING ? Line.dashed(1) : Line.solid(1);
                painter.line(
                        x,
                        picture.from(),
                        x,
                        picture.height(),
                        line,
                        ink(palette, glyph).faded(0.4));
            }
        }
    }

    private void draw(DifferenceBand band, double width, double zero, Optional<Joint> chosen) {
        double height = height(textSize);
        painter.fill(0, 0, width, height, palette.ground());
        painter.fill(0, 0, width, 1, palette.border());
        painter.fill(0, height - 1, width, 1, palette.border());
        if (zero >= 0 && zero <= width) {
            painter.line(zero, 0, zero, height, Line.dashed(1), palette.text());
        }
        double upper = Math.round(height * 0.27);
        double lower = Math.round(height * 0.73);
        for (Joint joint : band.joints()) {
            painter.line(
                    joint.upper(),
                    upper,
                    joint.lower(),
                    lower,
                    Line.solid(1),
                    ink(joint.sign()).faded(0.6));
        }
        chosen.ifPresent(
                joint -> painter.line(joint.upper(), upper, joint.lower(), lower, Line.solid(2), palette.text()));
        for (Glyph glyph : band.glyphs()) {
            glyph(glyph, glyph.lower() ? lower : upper, chosen);
        }
    }

    private void glyph(Glyph glyph, double y, Optional<Joint> chosen) {
        double r = Math.round(textSize * 0.4);
        double width = glyph.count() > 1 ? crowd(glyph, y, r) : shape(glyph.sign(), glyph.x(), y, r);
        boolean looked = chosen.map(joint -> (glyph.lower() ? joint.lower() : joint.upper()) - glyph.x())
                .filter(beyond -> beyond >= 0 && beyond < apart(textSize))
                .isPresent();
        if (looked) {
            painter.outline(
                    Math.floor(glyph.x() - r) - 3, y - r - 4, width + 6, 2 * r + 8, Line.solid(2), palette.text());
        }
    }

    /** Answers how wide it is. */
    private double crowd(Glyph glyph, double y, double r) {
        Painter.Type type = new Painter.Type(Math.round(textSize * 0.76), true);
        String number = Integer.toString(glyph.count());
        double width = Math.max(2 * r + 2, painter.widthOf(number, type) + 6);
        double height = 2 * r + 4;
        Ink ink = ink(palette, glyph);
        boolean hollow = glyph.sign() == Sign.MISSING && !glyph.mixed();
        double x = Math.floor(glyph.x() - r);
        painter.fill(x, y - height / 2, width, height, hollow ? palette.surface() : ink);
        if (hollow) {
            painter.outline(x, y - height / 2, width, height, Line.solid(1), ink);
        }
        double base = Math.round(y + type.size() * 0.36);
        painter.text(number, x + 3, base, type, hollow ? ink : palette.surface());
        return Math.ceil(width);
    }

    private double shape(Sign sign, double x, double y, double r) {
        Ink ink = ink(sign);
        switch (sign) {
            case HERE -> {
                painter.fill(x - r, y - 1.5, 2 * r, 3, ink);
                painter.fill(x - 1.5, y - r, 3, 2 * r, ink);
            }
            case MISSING -> {
                painter.disc(x, y, r, palette.surface());
                painter.ring(x, y, r, Line.dashed(1.5), ink);
            }
            case ORDER -> {
                painter.polygon(new double[] {x - r - 1, x - 1, x - 1}, new double[] {y, y - r, y + r}, ink);
                painter.polygon(new double[] {x + r + 1, x + 1, x + 1}, new double[] {y, y - r, y + r}, ink);
            }
            case OUTCOME -> {
                painter.fill(x - r, y - r * 0.6 - 1, 2 * r, 2, ink);
                painter.fill(x - r, y + r * 0.6 - 1, 2 * r, 2, ink);
                painter.line(x - r * 0.6, y + r + 1, x + r * 0.6, y - r - 1, Line.solid(2), ink);
            }
            case TIME -> {
                painter.disc(x, y, r, palette.surface());
                painter.ring(x, y, r, Line.solid(1.5), ink);
                painter.line(x, y, x, y - r, Line.solid(1.5), ink);
                painter.line(x, y, x + r * 0.7, y, Line.solid(1.5), ink);
            }
        }
        return 2 * r;
    }

    private static Ink ink(Palette palette, Glyph glyph) {
        return glyph.mixed() ? palette.text() : ink(palette, glyph.sign());
    }

    private Ink ink(Sign sign) {
        return ink(palette, sign);
    }

    /** The colour of a sign. */
    public static Ink ink(Palette palette, Sign sign) {
        return switch (sign) {
            case HERE -> palette.accent();
            case MISSING, TIME -> palette.muted();
            case ORDER -> palette.warning();
            case OUTCOME -> palette.danger();
        };
    }
}
