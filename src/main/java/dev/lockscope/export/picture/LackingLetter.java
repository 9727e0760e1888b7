package dev.lockscope.export.picture;

import dev.lockscope.timeline.paint.Ink;
import dev.lockscope.timeline.paint.Painter;
import dev.lockscope.timeline.paint.Painter.Line;
import dev.lockscope.timeline.paint.Painter.Type;
import java.util.Locale;

/** What stands for a letter that the font lacks: a box with the number of its code point, so that it does not vanish. */
final class LackingLetter {

    private static final int FEW = 4;
    private static final double INSET = 0.06;
    private static final double TOP = 0.78;
    private static final double BOTTOM = 0.18;

    private LackingLetter() {}

    /**
     * Draws it.
     *
     * @param x where its room of one size of the type begins
     * @param y where the line stands
     */
    static void draw(Painter painter, int point, double x, double y, double size, Ink ink) {
        String code = String.format(Locale.ROOT, point > 0xFFFF ? "%06X" : "%04X", point);
        int columns = code.length() <= FEW ? 2 : 3;
        double width = size * (1 - 2 * INSET);
        double height = size * (TOP + BOTTOM);
        double left = x + size * INSET;
        double top = y - size * TOP;
        painter.outline(left, top, width, height, Line.solid(size * 0.05), ink);
        Type type = new Type(size * (columns == 2 ? 0.5 : 0.42), false);
        for (int i = 0; i < code.length(); i++) {
            String digit = code.substring(i, i + 1);
            double middle = left + width * (i % columns + 0.5) / columns;
            double base = top + height * (i < columns ? 0.46 : 0.92);
            painter.text(digit, middle - painter.widthOf(digit, type) / 2, base, type, ink);
        }
    }
}
