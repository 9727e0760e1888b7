package dev.lockscope.export.svg;

import dev.lockscope.export.picture.Clip;
import dev.lockscope.export.picture.Plate;
import dev.lockscope.export.picture.UnfitPicture;
import dev.lockscope.timeline.Form;
import dev.lockscope.timeline.Slot;
import dev.lockscope.timeline.Span;
import dev.lockscope.timeline.paint.Palette;
import dev.lockscope.timeline.paint.Picture;
import dev.lockscope.timeline.paint.PictureWords;
import dev.lockscope.trace.Trace;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The picture over time of a run as an SVG document: all lanes, and every span with what it is. */
public final class TimelineSvg {

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

        private Plate.Look look() {
            return new Plate.Look(palette, language, width, textSize, clip);
        }
    }

    /** The picture, as high as its lanes are. */
    public static String of(Trace trace, Wish wish) {
        SvgPainter painter = new SvgPainter(wish.ids());
        return draw(painter, Plate.of(trace, wish.look(), painter), wish);
    }

    /**
     * The picture in a height.
     *
     * @param height px; as high as its lanes where empty
     * @throws UnfitPicture when that is too low for the run's lanes
     */
    public static String of(Trace trace, Wish wish, OptionalInt height) throws UnfitPicture {
        if (height.isEmpty()) {
            return of(trace, wish);
        }
        SvgPainter painter = new SvgPainter(wish.ids());
        return draw(painter, Plate.of(trace, wish.look(), height.getAsInt(), painter), wish);
    }

    private static String draw(SvgPainter painter, Plate plate, Wish wish) {
        plate.draw(painter);
        if (wish.hints()) {
            hints(painter, plate.picture(), plate.words());
        }
        painter.close();
        return painter.svg(plate.width(), plate.height(), wish.title(), wish.description());
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
