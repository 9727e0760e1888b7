package dev.lockscope.explore.ttl;

import dev.lockscope.timeline.paint.Painter;
import dev.lockscope.timeline.paint.Painter.Line;
import dev.lockscope.timeline.paint.Painter.Type;
import dev.lockscope.timeline.paint.Palette;
import java.util.List;
import java.util.function.DoubleFunction;

/**
 * One picture of a chart: two logarithmic axes, bands, curves over them, and an upright line at the rule of thumb.
 *
 * @param x its left edge, px
 * @param y its upper edge, px
 * @param width px
 * @param height px
 */
record ChartPanel(Painter painter, Palette palette, double x, double y, double width, double height) {

    private static final Type HEADING = new Type(13, true);
    private static final Type SMALL = new Type(11, false);
    private static final double LEFT = 46;
    private static final double ABOVE = 24;
    private static final double BELOW = 34;
    private static final double DOT = 2.5;

    /** An axis and how its values are named. */
    record Axis(LogAxis scale, DoubleFunction<String> name) {}

    void paint(String title, String below, Axis across, Axis up, List<Curve> curves, double rule) {
        painter.fill(x + LEFT, y + ABOVE, plotWidth(), plotHeight(), palette.surface());
        grid(across, up);
        curves.forEach(curve -> band(curve, across.scale(), up.scale()));
        double ruleX = placeX(across.scale(), rule);
        painter.line(ruleX, y + ABOVE, ruleX, y + ABOVE + plotHeight(), Line.dashed(1.5), palette.muted());
        curves.forEach(curve -> line(curve, across.scale(), up.scale()));
        painter.outline(x + LEFT, y + ABOVE, plotWidth(), plotHeight(), Line.solid(1), palette.border());
        painter.text(title, x + LEFT, y + 15, HEADING, palette.text());
        double middle = x + LEFT + (plotWidth() - painter.widthOf(below, SMALL)) / 2;
        painter.text(below, middle, y + height - 4, SMALL, palette.muted());
    }

    /** Marks a value across, over what was painted. */
    void mark(Axis across, double value) {
        double at = placeX(across.scale(), value);
        painter.line(at, y + ABOVE, at, y + ABOVE + plotHeight(), Line.solid(1.5), palette.accent());
    }

    private double plotWidth() {
        return width - LEFT - 8;
    }

    private double plotHeight() {
        return height - ABOVE - BELOW;
    }

    private double placeX(LogAxis axis, double value) {
        return x + LEFT + axis.place(value) * plotWidth();
    }

    private double placeY(LogAxis axis, double value) {
        return y + ABOVE + (1 - axis.place(value)) * plotHeight();
    }

    private void grid(Axis across, Axis up) {
        double end = x;
        for (double tick : across.scale().ticks()) {
            double at = placeX(across.scale(), tick);
            painter.line(at, y + ABOVE, at, y + ABOVE + plotHeight(), Line.solid(1), palette.grid());
            String name = across.name().apply(tick);
            double wide = painter.widthOf(name, SMALL);
            if (at - wide / 2 > end) {
                painter.text(name, at - wide / 2, y + ABOVE + plotHeight() + 14, SMALL, palette.muted());
                end = at + wide / 2 + 4;
            }
        }
        for (double tick : up.scale().ticks()) {
            double at = placeY(up.scale(), tick);
            painter.line(x + LEFT, at, x + LEFT + plotWidth(), at, Line.solid(1), palette.grid());
            String name = up.name().apply(tick);
            painter.text(name, x + LEFT - 6 - painter.widthOf(name, SMALL), at + 4, SMALL, palette.muted());
        }
    }

    private void band(Curve curve, LogAxis across, LogAxis up) {
        int count = curve.points().size();
        if (!curve.isBounded()) {
            return;
        }
        double[] xs = new double[2 * count];
        double[] ys = new double[2 * count];
        for (int i = 0; i < count; i++) {
            Curve.Point point = curve.points().get(i);
            xs[i] = placeX(across, point.x());
            ys[i] = placeY(up, point.high());
            xs[2 * count - 1 - i] = xs[i];
            ys[2 * count - 1 - i] = placeY(up, point.low());
        }
        painter.polygon(xs, ys, curve.swatch().fill().faded(0.2));
    }

    private void line(Curve curve, LogAxis across, LogAxis up) {
        Line line = curve.dashed() ? Line.dashed(1.8) : Line.solid(2);
        for (int i = 0; i < curve.points().size(); i++) {
            Curve.Point point = curve.points().get(i);
            double atX = placeX(across, point.x());
            double atY = placeY(up, point.y());
            painter.disc(atX, atY, DOT, curve.swatch().ink());
            if (i > 0) {
                Curve.Point before = curve.points().get(i - 1);
                painter.line(
                        placeX(across, before.x()),
                        placeY(up, before.y()),
                        atX,
                        atY,
                        line,
                        curve.swatch().ink());
            }
        }
    }
}
