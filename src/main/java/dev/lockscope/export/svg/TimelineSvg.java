package dev.lockscope.export.svg;

import dev.lockscope.timeline.Form;
import dev.lockscope.timeline.LaneOrder;
import dev.lockscope.timeline.Layout;
import dev.lockscope.timeline.Metrics;
import dev.lockscope.timeline.Slot;
import dev.lockscope.timeline.Span;
import dev.lockscope.timeline.TimeScale;
import dev.lockscope.timeline.Timeline;
import dev.lockscope.timeline.paint.LanesPainting;
import dev.lockscope.timeline.paint.Palette;
import dev.lockscope.timeline.paint.Picture;
import dev.lockscope.timeline.paint.PictureWords;
import dev.lockscope.timeline.paint.Styles;
import dev.lockscope.timeline.paint.TimelinePainting;
import dev.lockscope.trace.Trace;
import java.util.List;
import java.util.Optional;

/** The picture over time of a run as an SVG document: all lanes, and every span with what it is. */
public final class TimelineSvg {

    private static final double MARGIN = 14;
    private static final double NARROWEST = 100;

    /** What lies over others comes later. */
    private static final List<Form> FROM_BEHIND =
            List.of(Form.BAND, Form.OUTLINE, Form.BAR, Form.OVERLAY, Form.STRIP, Form.TICKS, Form.MARKS);

    private TimelineSvg() {}

    /**
     * How the picture is to be.
     *
     * @param palette its colours
     * @param language {@code nb} for Norwegian Bokmål, else English
     * @param width px; at least 300 to be of use
     * @param textSize the size of plain text, px
     * @param title what it is called
     * @param description what it shows, for those who do not see it; may be empty
     * @param ids what its ids begin with; see {@link SvgPainter}
     * @param clip which part of the run; all of it where empty
     * @param hints whether each span tells what it is when it is pointed at; of no use on paper
     */
    public record Wish(
            Palette palette,
            String language,
            double width,
            double textSize,
            String title,
            String description,
            String ids,
            Optional<Clip> clip,
            boolean hints) {

        /** A light picture of a whole run, 960 px wide, that tells its spans. */
        public static Wish plain(String language, String title) {
            return new Wish(Palette.LIGHT, language, 960, 13, title, "", "ls", Optional.empty(), true);
        }
    }

    /**
     * A part of a run.
     *
     * @param from ns since the run's start
     * @param to after {@code from}
     */
    public record Clip(long from, long to) {
        public Clip {
            if (to <= from) {
                throw new IllegalArgumentException("no time from " + from + " to " + to);
            }
        }
    }

    /** The picture. */
    public static String of(Trace trace, Wish wish) {
        List<String> cast = trace.header().cast().clients();
        Timeline timeline = Timeline.of(trace);
        Styles styles = new Styles(wish.palette(), client -> Math.max(0, cast.indexOf(client)));
        PictureWords words = PictureWords.in(wish.language());
        SvgPainter painter = new SvgPainter(wish.ids());
        Layout layout =
                Layout.of(LaneOrder.NATURAL.of(timeline.lanes()), timeline::rows, Metrics.forText(wish.textSize()));
        double axis = Math.round(wish.textSize() * 2.3);
        double height = Math.ceil(axis + layout.height() + wish.textSize() / 2);
        double left = LanesPainting.width(painter, layout, words, wish.textSize());
        double width = Math.max(NARROWEST, wish.width() - left);
        TimeScale scale = wish.clip()
                .map(clip -> TimeScale.fit(clip.from(), clip.to(), width, 0))
                .orElseGet(() -> timeline.fit(width, MARGIN));
        Picture picture = new Picture(timeline, layout, scale, axis, axis, height, styles, words, wish.textSize());
        LanesPainting.draw(painter, picture, words, left);
        painter.open(left, 0, width, height);
        TimelinePainting.draw(painter, picture);
        if (wish.hints()) {
            hints(painter, picture, words);
        }
        painter.close();
        return painter.svg(left + width, height, wish.title(), wish.description());
    }

    /** Where several spans share a place, what lies over the others is pointed at. */
    private static void hints(SvgPainter painter, Picture picture, PictureWords words) {
        int number = 0;
        for (Form form : FROM_BEHIND) {
            for (Slot slot : picture.layout().slots()) {
                if (slot.form() == form) {
                    for (Span span : spans(picture, slot)) {
                        hint(painter, picture, words, slot, span, ++number);
                    }
                }
            }
        }
    }

    private static List<Span> spans(Picture picture, Slot slot) {
        return picture.timeline()
                .spans(slot.row(), picture.scale().start(), picture.scale().end());
    }

    private static void hint(
            SvgPainter painter, Picture picture, PictureWords words, Slot slot, Span span, int number) {
        long now = picture.timeline().now();
        double from = picture.scale().x(span.from());
        double to = picture.scale().x(span.to().orElse(Math.max(span.from(), now)));
        double room = span.isPoint() ? slot.height() * 0.3 : 0;
        double left = Math.max(0, from - room);
        double right = Math.min(picture.scale().width(), Math.max(from + 1, to) + room);
        String text = words.what(span) + "\n" + words.when(span, now);
        double width = Math.max(1, right - left);
        painter.hint(left, picture.top() + slot.y(), width, slot.height(), "s" + number, text);
    }
}
