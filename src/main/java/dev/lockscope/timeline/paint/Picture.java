package dev.lockscope.timeline.paint;

import dev.lockscope.timeline.Layout;
import dev.lockscope.timeline.Metrics;
import dev.lockscope.timeline.TimeScale;
import dev.lockscope.timeline.Timeline;

/**
 * What is to be drawn.
 *
 * @param timeline the run
 * @param layout where rows are
 * @param scale which part is seen
 * @param top how far down the layout's top is, px; negative when it is scrolled
 * @param from the first pixel below the axis
 * @param height where it ends, px
 * @param styles how spans look
 * @param words what is written
 * @param textSize the size of plain text, px
 * @param zero the instant from which the axis counts, ns since the run's start
 */
public record Picture(
        Timeline timeline,
        Layout layout,
        TimeScale scale,
        double top,
        double from,
        double height,
        Styles styles,
        SpanWords words,
        double textSize,
        long zero) {

    /** One whose axis counts from the run's start. */
    public Picture(
            Timeline timeline,
            Layout layout,
            TimeScale scale,
            double top,
            double from,
            double height,
            Styles styles,
            SpanWords words,
            double textSize) {
        this(timeline, layout, scale, top, from, height, styles, words, textSize, 0);
    }

    /** How large words are in a picture. */
    public Painter.Type type() {
        return new Painter.Type(Math.round(textSize * 0.88), false);
    }

    /** How large words are that matter. */
    public Painter.Type bold() {
        return new Painter.Type(Math.round(textSize * 0.88), true);
    }

    /** How large bars are. */
    public Metrics metrics() {
        return Metrics.forText(textSize);
    }
}
