package dev.lockscope.export.picture;

import dev.lockscope.timeline.Form;
import dev.lockscope.timeline.Slot;
import dev.lockscope.timeline.Span;
import dev.lockscope.timeline.paint.Ink;
import dev.lockscope.timeline.paint.Painter;
import dev.lockscope.timeline.paint.Pattern;
import dev.lockscope.timeline.paint.Picture;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** Passes on what is drawn, and remembers what is written, to tell which spans have not got their words. */
final class Written implements Painter {

    /** Those that have words on them or beside them. */
    private static final Set<Form> WORDED = EnumSet.of(Form.BAR, Form.OVERLAY, Form.MARKS);

    private final Painter painter;
    private final Map<String, Long> texts = new HashMap<>();

    Written(Painter painter) {
        this.painter = painter;
    }

    /** How many of the spans that are seen have words that are not written whole. */
    long missing(Picture picture) {
        Map<String, Long> wanted = new HashMap<>();
        for (Slot slot : picture.layout().slots()) {
            if (WORDED.contains(slot.form())) {
                for (Span span : picture.timeline()
                        .spans(
                                slot.row(),
                                picture.scale().start(),
                                picture.scale().end())) {
                    wanted.merge(picture.words().on(span, picture.timeline()), 1L, Long::sum);
                }
            }
        }
        wanted.remove("");
        return wanted.entrySet().stream()
                .mapToLong(entry -> Math.max(0, entry.getValue() - texts.getOrDefault(entry.getKey(), 0L)))
                .sum();
    }

    @Override
    public void text(String text, double x, double y, Type type, Ink ink) {
        texts.merge(text, 1L, Long::sum);
        painter.text(text, x, y, type, ink);
    }

    @Override
    public double widthOf(String text, Type type) {
        return painter.widthOf(text, type);
    }

    @Override
    public void fill(double x, double y, double width, double height, Ink ink) {
        painter.fill(x, y, width, height, ink);
    }

    @Override
    public void pattern(double x, double y, double width, double height, Pattern pattern, Ink ink) {
        painter.pattern(x, y, width, height, pattern, ink);
    }

    @Override
    public void outline(double x, double y, double width, double height, Line line, Ink ink) {
        painter.outline(x, y, width, height, line, ink);
    }

    @Override
    public void line(double fromX, double fromY, double toX, double toY, Line line, Ink ink) {
        painter.line(fromX, fromY, toX, toY, line, ink);
    }

    @Override
    public void polygon(double[] xs, double[] ys, Ink ink) {
        painter.polygon(xs, ys, ink);
    }

    @Override
    public void disc(double x, double y, double radius, Ink ink) {
        painter.disc(x, y, radius, ink);
    }

    @Override
    public void ring(double x, double y, double radius, Line line, Ink ink) {
        painter.ring(x, y, radius, line, ink);
    }
}
