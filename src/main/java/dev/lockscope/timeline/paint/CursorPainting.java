package dev.lockscope.timeline.paint;

import dev.lockscope.timeline.Slot;
import dev.lockscope.timeline.Span;
import dev.lockscope.timeline.paint.Painter.Line;
import dev.lockscope.trace.Event;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/** Draws what moves over the picture: the cursor, what is pointed at, what is selected or highlighted. */
public final class CursorPainting {

    private final Painter painter;
    private final Picture picture;
    private final Palette palette;

    private CursorPainting(Painter painter, Picture picture) {
        this.painter = painter;
        this.picture = picture;
        this.palette = picture.styles().palette();
    }

    /** Draws over a picture. */
    public static void draw(Painter painter, Picture picture, Marks marks) {
        CursorPainting painting = new CursorPainting(painter, picture);
        painting.future(marks);
        painting.found(marks.found());
        painting.highlighted(marks.highlighted());
        marks.selected().ifPresent(painting::selected);
        marks.hovered().ifPresent(span -> painting.around(span, painting.palette.text(), Line.solid(1)));
        marks.stretch().ifPresent(painting::stretch);
        painting.cursor(marks);
        marks.pointer().ifPresent(painting::pointer);
    }

    /** What has not happened yet at the moment that is shown. */
    private void future(Marks marks) {
        double x = picture.scale().x(marks.cursor());
        if (!marks.live() && x < picture.scale().width()) {
            double from = Math.max(0, Math.floor(x));
            painter.fill(
                    from,
                    picture.from(),
                    picture.scale().width() - from,
                    picture.height() - picture.from(),
                    palette.ground().faded(0.62));
        }
    }

    /** A tick on the axis for each event that was looked for; one where several share a pixel. */
    private void found(List<Event> events) {
        double last = -1;
        for (Event event : events) {
            double x = Math.floor(picture.scale().x(event.at()));
            if (x > last && x <= picture.scale().width()) {
                painter.fill(x - 1, picture.from() - 8, 3, 8, palette.accent());
                last = x;
            }
        }
    }

    /** The events of a story, with their numbers in it; those that would cover each other stand side by side. */
    private void highlighted(List<Event> events) {
        double radius = Math.round(picture.textSize() * 0.62);
        List<Integer> byTime = IntStream.range(0, events.size())
                .boxed()
                .filter(i -> isSeen(events.get(i)))
                .sorted(Comparator.comparingLong(i -> events.get(i).at()))
                .toList();
        double[] places =
                byTime.stream().mapToDouble(i -> column(events.get(i))).toArray();
        sideBySide(places, radius, picture.scale().width());
        byTime.forEach(i -> event(events.get(i), palette.warning()));
        for (int i = 0; i < places.length; i++) {
            int number = byTime.get(i);
            number(Integer.toString(number + 1), places[i], column(events.get(number)), radius);
        }
    }

    /** Moves circles, from left to right, as little as can be, so that none covers another or is cut. */
    private static void sideBySide(double[] places, double radius, double width) {
        double least = radius;
        for (int i = 0; i < places.length; i++) {
            places[i] = Math.max(least, places[i]);
            least = places[i] + 2 * radius + 1;
        }
        double most = width - radius;
        for (int i = places.length - 1; i >= 0; i--) {
            places[i] = Math.min(most, places[i]);
            most = places[i] - 2 * radius - 1;
        }
    }

    private void number(String number, double x, double at, double radius) {
        double y = picture.from() + radius + 2;
        painter.line(x, y, at, y + radius + 4, Line.solid(1), palette.warning());
        painter.disc(x, y, radius, palette.warning());
        painter.text(
                number,
                x - painter.widthOf(number, picture.bold()) / 2,
                (double) Math.round(y + picture.bold().size() * 0.36),
                picture.bold(),
                palette.surface());
    }

    private void selected(Event event) {
        if (isSeen(event)) {
            event(event, palette.accent());
            double at = column(event);
            double y = picture.from() + 5;
            painter.polygon(new double[] {at - 5, at, at + 5, at}, new double[] {y, y - 5, y, y + 5}, palette.accent());
        }
    }

    private boolean isSeen(Event event) {
        double x = picture.scale().x(event.at());
        return x >= -1 && x <= picture.scale().width() + 1;
    }

    private double column(Event event) {
        return Math.floor(picture.scale().x(event.at())) + 0.5;
    }

    private void event(Event event, Ink ink) {
        double at = column(event);
        painter.line(at, picture.from(), at, picture.height(), Line.dashed(1), ink);
        for (Span span : picture.timeline().of(event)) {
            around(span, ink, Line.solid(2));
        }
    }

    private void around(Span span, Ink ink, Line line) {
        double left = Math.max(-4, picture.scale().x(span.from()));
        double end = picture.scale()
                .x(span.to().orElse(Math.max(span.from(), picture.timeline().now())));
        double right = Math.min(picture.scale().width() + 4, end);
        for (Slot slot : picture.layout().slots()) {
            if (slot.row().equals(span.row())
                    && right >= 0
                    && left <= picture.scale().width()) {
                double room = span.isPoint() ? slot.height() * 0.4 : 2;
                double y = picture.top() + slot.y() - 2;
                double below = Math.max(y, picture.from());
                double height = y + slot.height() + 4 - below;
                if (height > 0) {
                    painter.outline(
                            Math.floor(left - room), below, Math.ceil(right - left + 2 * room), height, line, ink);
                }
            }
        }
    }

    private void stretch(Stretch stretch) {
        double from = picture.scale().x(stretch.from());
        double to = picture.scale().x(stretch.to());
        Ink veil = palette.accent().faded(0.14);
        painter.fill(from, picture.from(), to - from, picture.height() - picture.from(), veil);
        painter.line(from, picture.from(), from, picture.height(), Line.solid(1), palette.accent());
        painter.line(to, picture.from(), to, picture.height(), Line.solid(1), palette.accent());
        flag(stretch.text(), (from + to) / 2, palette.accent(), palette.surface());
    }

    private void cursor(Marks marks) {
        double x = picture.scale().x(marks.cursor());
        if (x < -1 || x > picture.scale().width() + 1) {
            return;
        }
        double at = Math.floor(x);
        painter.fill(at - 0.5, picture.from() - 6, 2, picture.height() - picture.from() + 6, palette.text());
        flag(marks.flag(), at, palette.text(), palette.surface());
    }

    private void flag(String text, double x, Ink ground, Ink ink) {
        double width = painter.widthOf(text, picture.bold()) + 12;
        double from = Math.max(0, Math.min(picture.scale().width() - width, x - width / 2));
        double height = Math.round(picture.textSize() * 1.45);
        double y = Math.max(0, picture.from() - height - 5);
        painter.fill(from, y, width, height, ground);
        double base = Math.round(y + height / 2 + picture.bold().size() * 0.36);
        painter.text(text, from + 6, base, picture.bold(), ink);
    }

    private void pointer(double x) {
        painter.fill(
                Math.floor(x),
                picture.from(),
                1,
                picture.height() - picture.from(),
                palette.muted().faded(0.5));
    }

    /**
     * What is over the picture. Instants are ns since the run's start.
     *
     * @param cursor the moment that is shown
     * @param live whether it is the latest
     * @param flag what is written at the cursor
     * @param pointer where the mouse is, px
     * @param hovered what it points at
     * @param selected the event that was chosen
     * @param highlighted the events that something rests on, in the order of their story
     * @param stretch the stretch of time that was chosen
     * @param found what was looked for, in the order in which it happened
     */
    public record Marks(
            long cursor,
            boolean live,
            String flag,
            OptionalDouble pointer,
            Optional<Span> hovered,
            Optional<Event> selected,
            List<Event> highlighted,
            Optional<Stretch> stretch,
            List<Event> found) {}

    /**
     * A stretch of time.
     *
     * @param from ns since the run's start
     * @param to not before {@code from}
     * @param text its length in words
     */
    public record Stretch(long from, long to, String text) {}
}
