package dev.lockscope.timeline.paint;

import dev.lockscope.timeline.Form;
import dev.lockscope.timeline.Frame;
import dev.lockscope.timeline.Frame.Group;
import dev.lockscope.timeline.Slot;
import dev.lockscope.timeline.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Writes on spans, and beside points, where there is room. */
final class LabelsPainting {

    /** Bars must be so wide for words, px. */
    private static final int NARROWEST = 30;

    /** A picture with more runs is too full for words beside points. */
    private static final int FULL = 4_000;

    private static final double PAD = 6;

    /** Words beside a point are cut, but not to fewer letters than this. */
    private static final int FEWEST_BESIDE = 9;

    private final Painter painter;
    private final Picture picture;
    private final Frame frame;
    private final List<Slot> slots;
    private final List<Label> labels = new ArrayList<>();

    LabelsPainting(Painter painter, Picture picture, Frame frame, List<Slot> slots) {
        this.painter = painter;
        this.picture = picture;
        this.frame = frame;
        this.slots = slots;
    }

    void draw() {
        for (Group group : frame.groups()) {
            Style style = picture.styles().of(group.paint());
            for (int run = group.from(); run < group.to(); run++) {
                collect(run, group, style);
            }
        }
        labels.sort(Comparator.comparingDouble(Label::y).thenComparingDouble(Label::left));
        for (int from = 0; from < labels.size(); ) {
            int to = from;
            while (to < labels.size() && labels.get(to).y() == labels.get(from).y()) {
                to++;
            }
            line(labels.subList(from, to));
            from = to;
        }
    }

    /** Words on what lies over bars come first; others find their room beside them. */
    private void line(List<Label> line) {
        List<double[]> written = new ArrayList<>();
        for (boolean over : new boolean[] {true, false}) {
            List<Label> some =
                    line.stream().filter(label -> label.over() == over).toList();
            for (int i = 0; i < some.size(); i++) {
                Label label = some.get(i);
                double to = i + 1 < some.size()
                        ? Math.min(label.to(), some.get(i + 1).left() - 2)
                        : label.to();
                boolean isFree = true;
                for (double[] other : written) {
                    isFree &= label.from() >= other[1] || label.from() < other[0];
                    to = label.from() < other[0] ? Math.min(to, other[0] - 6) : to;
                }
                if (isFree) {
                    double width = write(label, to);
                    if (width > 0) {
                        written.add(new double[] {label.from(), label.from() + width + PAD});
                    }
                }
            }
        }
    }

    private void collect(int run, Group group, Style style) {
        Slot slot = slots.get(frame.row(run));
        int first = frame.first(run);
        double y = picture.top() + slot.y();
        switch (slot.form()) {
            case BAR, OVERLAY -> {
                int width = frame.last(run) - first + 1;
                boolean wide = width >= NARROWEST && !group.merged();
                if (wide || frame.size() < FULL) {
                    String text = wide ? words(slot, first + width / 2.0) : "";
                    labels.add(new Label(
                            y, slot.height(), first, first + PAD, first + width - 4.0, text, style, slot.form()));
                }
            }
            case MARKS -> {
                if (frame.size() < FULL) {
                    double radius = Math.round(slot.height() * 0.24);
                    double end = frame.last(run) + 1.0;
                    String text = group.merged() ? "" : words(slot, first + 0.5);
                    double shift = style.shape() == Style.Shape.FLAG ? radius : 0;
                    labels.add(new Label(
                            y,
                            slot.height(),
                            first - radius,
                            end + radius + 3 + shift,
                            picture.scale().width(),
                            text,
                            style,
                            slot.form()));
                }
            }
            case OUTLINE, STRIP, TICKS, BAND -> {}
        }
    }

    private String words(Slot slot, double x) {
        return picture.timeline()
                .hit(slot.row(), picture.scale(), x, 0)
                .map(hit -> picture.words().on(hit.span(), picture.timeline()))
                .orElse("");
    }

    /** Writes what there is room for; says how wide it is. */
    private double write(Label label, double to) {
        String text = Fitting.fit(painter, label.text(), to - label.from(), picture.type());
        boolean cutShort = label.form() == Form.MARKS && !text.equals(label.text()) && text.length() < FEWEST_BESIDE;
        if (text.isEmpty() || cutShort) {
            return 0;
        }
        double width = painter.widthOf(text, picture.type());
        double size = picture.type().size();
        double base = Math.round(label.y() + label.height() / 2 + size * 0.36);
        if (label.style().onPlate()) {
            painter.fill(
                    label.from() - 3,
                    label.y() + 2,
                    Math.ceil(width) + 6,
                    label.height() - 5,
                    picture.styles().palette().surface());
        }
        painter.text(text, label.from(), base, picture.type(), label.style().text());
        return width;
    }

    /** Writes above the overlaps how long they are. */
    void overlaps() {
        List<Band> bands = new ArrayList<>();
        for (Group group : frame.groups()) {
            for (int run = group.from(); run < group.to(); run++) {
                Slot slot = slots.get(frame.row(run));
                if (slot.form() == Form.BAND && !group.merged()) {
                    int first = frame.first(run);
                    picture.timeline()
                            .hit(slot.row(), picture.scale(), (first + frame.last(run) + 1) / 2.0, 0)
                            .ifPresent(hit -> bands.add(new Band(slot.y(), first, hit.span())));
                }
            }
        }
        // What matters most gets its room first.
        bands.sort(Comparator.<Band>comparingInt(band -> band.span().kind().rank())
                .reversed()
                .thenComparingInt(Band::first));
        List<double[]> taken = new ArrayList<>();
        bands.forEach(band -> write(band, taken));
    }

    private void write(Band band, List<double[]> taken) {
        long length = band.span().length(picture.timeline().now());
        String text = picture.words().overlap(band.span(), length);
        double width = painter.widthOf(text, picture.bold());
        // Left of the latest moment, where the cursor stands while a run goes on and when it is over.
        double end = Math.min(
                picture.scale().width(), picture.scale().x(picture.timeline().now()));
        double from = place(band.first(), end, width);
        double to = from + width + 8;
        boolean inside = from + width <= picture.scale().width();
        if (inside && taken.stream().allMatch(other -> to <= other[0] || from >= other[1])) {
            taken.add(new double[] {from, to});
            double base =
                    Math.round(picture.top() + band.y() + picture.metrics().band() * 0.75);
            painter.text(
                    text, from, base, picture.bold(), picture.styles().palette().danger());
        }
    }

    /** On its overlap where there is room, else before it, else behind the cursor. */
    private static double place(double first, double end, double width) {
        if (first + 4 + width <= end - 6) {
            return Math.max(4, first + 4);
        }
        double before = Math.min(first, end) - width - 6;
        return before >= 4 ? before : end + 8;
    }

    /**
     * Words that want to be written.
     *
     * @param left where they are in the way of others, px
     * @param from where they begin
     * @param to where they must end
     * @param form how what they are about stands
     */
    private record Label(
            double y, double height, double left, double from, double to, String text, Style style, Form form) {

        /** Whether it is about something that lies over bars. */
        boolean over() {
            return form == Form.OVERLAY;
        }
    }

    private record Band(double y, int first, Span span) {}
}
