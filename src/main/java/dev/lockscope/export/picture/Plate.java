package dev.lockscope.export.picture;

import dev.lockscope.timeline.Frame;
import dev.lockscope.timeline.LaneOrder;
import dev.lockscope.timeline.Layout;
import dev.lockscope.timeline.Metrics;
import dev.lockscope.timeline.Slot;
import dev.lockscope.timeline.TimeScale;
import dev.lockscope.timeline.Timeline;
import dev.lockscope.timeline.paint.LanesPainting;
import dev.lockscope.timeline.paint.Painter;
import dev.lockscope.timeline.paint.Palette;
import dev.lockscope.timeline.paint.Picture;
import dev.lockscope.timeline.paint.PictureWords;
import dev.lockscope.timeline.paint.Styles;
import dev.lockscope.timeline.paint.TimelinePainting;
import dev.lockscope.trace.Trace;
import java.util.List;
import java.util.Optional;

/** The picture over time of a run, laid out: the names of the lanes, and all that is in them. For one thread. */
public final class Plate {

    private static final double MARGIN = 14;
    private static final double NARROWEST = 100;

    /** Where there is room, text grows with the picture: so many of its sizes are as wide as all of it. */
    private static final double COLUMNS = 80;

    /** Text that is smaller cannot be read, px. */
    private static final double SMALLEST = 8;

    private static final double STEP = 0.5;

    private final Picture picture;
    private final PictureWords words;
    private final double left;

    private Plate(Picture picture, PictureWords words, double left) {
        this.picture = picture;
        this.words = words;
        this.left = left;
    }

    /**
     * How it is to be.
     *
     * @param palette its colours
     * @param language {@code nb} for Norwegian Bokmål, else English
     * @param width px; at least 300 to be of use
     * @param textSize the size of plain text, px
     * @param clip which part of the run; all of it where empty
     */
    public record Look(Palette palette, String language, double width, double textSize, Optional<Clip> clip) {

        Look withText(double size) {
            return new Look(palette, language, width, size, clip);
        }
    }

    /**
     * What is not seen in it.
     *
     * @param merged spans that stand too close to others to be seen by themselves
     * @param wordless spans whose words are cut short or have no room at all
     */
    public record Unseen(long merged, long wordless) {}

    /**
     * Lays a run out, as high as its lanes are.
     *
     * @param measure knows how wide words are
     */
    public static Plate of(Trace trace, Look look, Painter measure) {
        return of(Timeline.of(trace), trace, look, 0, measure);
    }

    /**
     * Lays a run out in a height: with text as large as it can be, and no smaller than can be read.
     *
     * @param height px
     * @param measure knows how wide words are
     * @throws UnfitPicture when the height is too low for the run's lanes
     */
    public static Plate of(Trace trace, Look look, double height, Painter measure) throws UnfitPicture {
        Timeline timeline = Timeline.of(trace);
        double size = Math.max(look.textSize(), Math.floor(look.width() / COLUMNS));
        while (size > SMALLEST && height(layout(timeline, size), size) > height) {
            size -= STEP;
        }
        double least = height(layout(timeline, size), size);
        if (least > height) {
            throw new UnfitPicture(new UnfitPicture.TooLow((long) height, (long) least));
        }
        return of(timeline, trace, look.withText(size), height, measure);
    }

    private static Plate of(Timeline timeline, Trace trace, Look look, double atLeast, Painter measure) {
        List<String> cast = trace.header().cast().clients();
        Styles styles = new Styles(look.palette(), client -> Math.max(0, cast.indexOf(client)));
        PictureWords words = PictureWords.in(look.language());
        double size = look.textSize();
        Layout layout = layout(timeline, size);
        double axis = axis(size);
        double height = Math.max(height(layout, size), atLeast);
        double left = LanesPainting.width(measure, layout, words, size);
        double width = Math.max(NARROWEST, look.width() - left);
        TimeScale scale = look.clip()
                .map(clip -> TimeScale.fit(clip.from(), clip.to(), width, 0))
                .orElseGet(() -> timeline.fit(width, MARGIN));
        return new Plate(new Picture(timeline, layout, scale, axis, axis, height, styles, words, size), words, left);
    }

    private static Layout layout(Timeline timeline, double textSize) {
        return Layout.of(LaneOrder.NATURAL.of(timeline.lanes()), timeline::rows, Metrics.forText(textSize));
    }

    private static double height(Layout layout, double textSize) {
        return Math.ceil(axis(textSize) + layout.height() + textSize / 2);
    }

    private static double axis(double textSize) {
        return Math.round(textSize * 2.3);
    }

    /** How wide all of it is, px. */
    public double width() {
        return left + picture.scale().width();
    }

    /** How high it is, px. */
    public double height() {
        return picture.height();
    }

    /** Where time begins, right of the names, px. */
    public double left() {
        return left;
    }

    /** What is drawn right of the names. */
    public Picture picture() {
        return picture;
    }

    /** What is written in it. */
    public PictureWords words() {
        return words;
    }

    /**
     * Draws all of it, and leaves open the part right of the names, for what else is to lie there.
     *
     * @return what is not seen in it
     */
    public Unseen draw(PagePainter painter) {
        LanesPainting.draw(painter, picture, words, left);
        painter.open(left, 0, picture.scale().width(), height());
        List<Slot> slots = picture.layout().slots();
        Frame frame = picture.timeline().frame(picture.layout().rows(), picture.scale());
        Written written = new Written(painter);
        TimelinePainting.draw(written, picture, frame, slots);
        return new Unseen(merged(frame), written.missing(picture));
    }

    private static long merged(Frame frame) {
        long merged = 0;
        for (Frame.Group group : frame.groups()) {
            for (int run = group.from(); run < group.to() && group.merged(); run++) {
                merged += frame.count(run);
            }
        }
        return merged;
    }
}
