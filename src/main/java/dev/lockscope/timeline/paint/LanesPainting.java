package dev.lockscope.timeline.paint;

import dev.lockscope.timeline.LaneKind;
import dev.lockscope.timeline.Layout;
import dev.lockscope.timeline.Layout.Heading;

/** Draws the names of the lanes, for a picture that has no window around it. */
public final class LanesPainting {

    private static final double LEFT = 12;
    private static final double RIGHT = 8;

    /** So many sizes of text at most. */
    private static final double WIDEST = 16;

    private final Painter painter;
    private final Picture picture;
    private final PictureWords words;

    private LanesPainting(Painter painter, Picture picture, PictureWords words) {
        this.painter = painter;
        this.picture = picture;
        this.words = words;
    }

    /** How much room the names of a layout want, px. */
    public static double width(Painter painter, Layout layout, PictureWords words, double textSize) {
        Painter.Type bold = new Painter.Type(Math.round(textSize * 0.88), true);
        double widest = 0;
        for (Layout.Line line : layout.lines()) {
            widest = Math.max(widest, mark(line, textSize) + painter.widthOf(words.line(line), bold));
        }
        for (Heading heading : layout.headings()) {
            widest = Math.max(widest, painter.widthOf(words.group(heading.kind()), bold));
        }
        return Math.ceil(LEFT + RIGHT + Math.min(textSize * WIDEST, widest));
    }

    /** Draws the names, beside a picture. */
    public static void draw(Painter painter, Picture picture, PictureWords words, double width) {
        new LanesPainting(painter, picture, words).draw(width);
    }

    private void draw(double width) {
        Palette palette = picture.styles().palette();
        painter.fill(0, 0, width, picture.height(), palette.surface());
        for (Heading heading : picture.layout().headings()) {
            double y = picture.top() + heading.y();
            text(words.group(heading.kind()), LEFT, y, heading.height(), width, picture.bold(), palette.muted());
        }
        for (Layout.Line line : picture.layout().lines()) {
            double y = picture.top() + line.y();
            double mark = mark(line, picture.textSize());
            if (mark > 0) {
                mark(line.lane().name(), LEFT, y + line.height() / 2);
            }
            text(words.line(line), LEFT + mark, y, line.height(), width, picture.type(), palette.text());
        }
        painter.fill(width - 1, 0, 1, picture.height(), palette.border());
    }

    private void text(String text, double x, double y, double height, double width, Painter.Type type, Ink ink) {
        String shown = Fitting.fit(painter, text, width - RIGHT - x, type);
        painter.text(shown, x, Math.rint(y + height / 2 + type.size() * 0.36), type, ink);
    }

    private static double mark(Layout.Line line, double textSize) {
        boolean isClient = line.lane().kind() == LaneKind.CLIENT && line.first();
        return isClient ? Math.round(textSize * 1.2) : 0;
    }

    /** A small shape, so that colour alone need not tell clients apart; the same as in the window. */
    private void mark(String client, double left, double middle) {
        double r = Math.round(picture.textSize() * 0.35);
        double x = left + r;
        Ink ink = picture.styles().swatch(client).ink();
        switch (picture.styles().placeOf(client) % 4) {
            case 0 -> painter.disc(x, middle, r, ink);
            case 1 -> painter.fill(x - r, middle - r, 2 * r, 2 * r, ink);
            case 2 ->
                painter.polygon(new double[] {x, x + r, x - r}, new double[] {middle - r, middle + r, middle + r}, ink);
            default ->
                painter.polygon(
                        new double[] {x, x + r, x, x - r}, new double[] {middle - r, middle, middle + r, middle}, ink);
        }
    }
}
