package dev.lockscope.timeline.paint;

import dev.lockscope.timeline.Layout.Heading;
import dev.lockscope.timeline.Tick;
import dev.lockscope.timeline.paint.Painter.Line;
import java.util.List;

/** Draws the time axis, and the grid below it. */
final class AxisPainting {

    /** How far apart labelled ticks are at least, in sizes of text. */
    private static final double APART = 7;

    private final Painter painter;
    private final Picture picture;
    private final Palette palette;
    private final List<Tick> ticks;

    AxisPainting(Painter painter, Picture picture) {
        this.painter = painter;
        this.picture = picture;
        this.palette = picture.styles().palette();
        this.ticks = picture.scale().since(picture.zero()).ticks(picture.textSize() * APART);
    }

    void grid() {
        painter.fill(0, 0, picture.scale().width(), picture.height(), palette.surface());
        for (Tick tick : ticks) {
            if (tick.isMajor()) {
                painter.fill(Math.floor(tick.x()), 0, 1, picture.height(), palette.grid());
            }
        }
        for (Heading heading : picture.layout().headings()) {
            double y = picture.top() + heading.y();
            if (y > picture.from()) {
                painter.fill(0, y, picture.scale().width(), 1, palette.grid());
            }
        }
        if (picture.scale().x(0) > 0) {
            painter.fill(0, 0, Math.floor(picture.scale().x(0)), picture.height(), palette.ground());
        }
    }

    void axis() {
        painter.fill(0, 0, picture.scale().width(), picture.from(), palette.surface());
        for (Tick tick : ticks) {
            double length = tick.isMajor() ? 5 : 3;
            painter.fill(Math.floor(tick.x()), picture.from() - length, 1, length, palette.muted());
            if (tick.isMajor()) {
                String text = picture.words().number(tick.number()) + " "
                        + tick.unit().symbol();
                double base = Math.round(picture.from() - 5 - picture.textSize() * 0.3);
                double width = painter.widthOf(text, picture.type());
                double x = Math.max(2, Math.min(picture.scale().width() - width - 2, tick.x() - width / 2));
                painter.text(text, x, base, picture.type(), palette.muted());
            }
        }
        painter.line(
                0,
                picture.from() - 0.5,
                picture.scale().width(),
                picture.from() - 0.5,
                Line.solid(1),
                palette.border());
    }
}
