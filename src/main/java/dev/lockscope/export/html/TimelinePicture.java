package dev.lockscope.export.html;

import dev.lockscope.export.Excerpt;
import dev.lockscope.export.Selection;
import dev.lockscope.export.picture.Clip;
import dev.lockscope.export.svg.SvgPainter;
import dev.lockscope.export.svg.TimelineSvg;
import dev.lockscope.timeline.LaneOrder;
import dev.lockscope.timeline.Layout;
import dev.lockscope.timeline.Metrics;
import dev.lockscope.timeline.Timeline;
import dev.lockscope.timeline.paint.LanesPainting;
import dev.lockscope.timeline.paint.Palette;
import dev.lockscope.timeline.paint.PictureWords;
import dev.lockscope.trace.Trace;
import java.util.Optional;

/** The picture over time as the page has it: drawn once in light and once in dark, with a cursor over it. */
final class TimelinePicture {

    private static final double WIDTH = 960;
    private static final double TEXT = 12.5;

    /** So much of the time is shown before and behind it. */
    private static final int MARGIN = 60;

    /** Where there are more events, a span is too small to be pointed at, and to tell of each would make the page long. */
    private static final int MOST_TOLD = 4_000;

    private final Trace trace;
    private final String language;
    private final Place place;

    /**
     * Where time is in it.
     *
     * @param from the instant at the left edge of the time axis, ns since the run's start
     * @param to the instant at the right edge
     * @param left where the time axis begins, px
     * @param width of all of it, px
     */
    record Place(long from, long to, double left, double width) {}

    TimelinePicture(Excerpt excerpt, String language) {
        Selection all = new Selection(
                Selection.ALL.from(), Selection.ALL.to(), excerpt.selection().clients());
        this.trace = new Trace(
                excerpt.trace().header(), Excerpt.of(excerpt.trace(), all).events());
        this.language = language;
        long from = Replay.beginning(excerpt);
        long to = Replay.end(excerpt);
        long margin = Math.max(1_000, (to - from) / MARGIN);
        this.place = new Place(from - margin, to + margin, left(trace, language), WIDTH);
    }

    private static double left(Trace trace, String language) {
        Timeline timeline = Timeline.of(trace);
        Layout layout = Layout.of(LaneOrder.NATURAL.of(timeline.lanes()), timeline::rows, Metrics.forText(TEXT));
        return LanesPainting.width(new SvgPainter("measure"), layout, PictureWords.in(language), TEXT);
    }

    Place place() {
        return place;
    }

    /**
     * One of the pictures.
     *
     * @param ids what its ids begin with
     */
    String svg(Palette palette, String ids, String title, String description) {
        return TimelineSvg.of(
                trace,
                new TimelineSvg.Wish(
                        palette,
                        language,
                        WIDTH,
                        TEXT,
                        title,
                        description,
                        ids,
                        Optional.of(new Clip(place.from(), place.to())),
                        trace.events().size() <= MOST_TOLD));
    }
}
