package dev.lockscope.timeline.paint;

import dev.lockscope.timeline.paint.Painter.Line;

/** Draws points. */
final class Shapes {

    private Shapes() {}

    /**
     * Draws a point.
     *
     * @param x its middle
     * @param y the top of its line
     * @param height the height of its line
     */
    static void draw(Painter painter, Style style, double x, double y, double height) {
        double radius = Math.round(height * 0.24);
        double middle = y + height / 2;
        switch (style.shape()) {
            case DISC -> painter.disc(x, middle, radius, style.ink());
            case RING -> {
                painter.disc(x, middle, radius, style.ground());
                painter.ring(x, middle, radius - 0.5, Line.solid(2), style.ink());
            }
            case CROSS -> {
                double arm = radius * 0.9;
                painter.line(x - arm, middle - arm, x + arm, middle + arm, Line.solid(2.5), style.ink());
                painter.line(x - arm, middle + arm, x + arm, middle - arm, Line.solid(2.5), style.ink());
            }
            case UP -> tip(painter, style, x, y + height - 1, radius, -1);
            case DOWN -> tip(painter, style, x, y + 1, radius, 1);
            case FLAG -> {
                painter.fill(Math.floor(x), y + 2, 1.5, height - 4, style.ink());
                painter.polygon(
                        new double[] {x, x + 2 * radius, x},
                        new double[] {y + 2, y + 2 + radius, y + 2 + 2 * radius},
                        style.ink());
            }
            case DIAMOND ->
                painter.polygon(
                        new double[] {x - radius, x, x + radius, x},
                        new double[] {middle, middle - radius, middle, middle + radius},
                        style.ink());
            case SQUARE -> painter.fill(x - radius, middle - radius, 2 * radius, 2 * radius, style.ink());
            case BAR -> painter.fill(Math.floor(x) - 1, y - 1, 3, height + 2, style.ink());
            case TICK -> painter.fill(Math.floor(x), y + Math.round(height * 0.6), 2, height * 0.4, style.ink());
        }
    }

    private static void tip(Painter painter, Style style, double x, double base, double radius, int direction) {
        painter.polygon(
                new double[] {x - radius, x + radius, x},
                new double[] {base, base, base + direction * radius * 1.3},
                style.ink());
    }
}
