package dev.lockscope.desktop.timeline;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.session.Moment;
import dev.lockscope.desktop.timeline.paint.CanvasPainter;
import dev.lockscope.timeline.Metrics;
import dev.lockscope.timeline.Span;
import dev.lockscope.timeline.paint.CursorPainting;
import dev.lockscope.timeline.paint.Painter;
import dev.lockscope.timeline.paint.Picture;
import dev.lockscope.timeline.paint.Styles;
import dev.lockscope.timeline.paint.TimelinePainting;
import dev.lockscope.trace.Event;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.layout.Region;

/**
 * The picture over time on two canvases as large as what is seen of it: below what changes with the run, the zoom and
 * the theme, above what moves with the cursor and the mouse. Each is drawn anew at most once a frame, and only when it
 * changed.
 */
final class Chart extends Region {

    private static final Painter.Line FOCUS = Painter.Line.solid(2);

    private final Desk desk;
    private final TimelineWords words;
    private final Canvas ground = new Canvas();
    private final Canvas over = new Canvas();
    private final CanvasPainter groundPainter = new CanvasPainter(ground.getGraphicsContext2D());
    private final CanvasPainter overPainter = new CanvasPainter(over.getGraphicsContext2D());
    private final Consumer<TimelineModel> drawn;

    private Optional<TimelineModel> model = Optional.empty();
    private Styles styles;
    private boolean groundIsStale = true;
    private OptionalDouble pointer = OptionalDouble.empty();
    private Optional<Span> hovered = Optional.empty();
    private Optional<CursorPainting.Stretch> stretch = Optional.empty();
    private List<Event> found = List.of();

    /**
     * An empty picture.
     *
     * @param drawn told whenever the picture was drawn anew
     */
    Chart(Desk desk, TimelineWords words, Consumer<TimelineModel> drawn) {
        this.desk = desk;
        this.words = words;
        this.drawn = drawn;
        this.styles = new Styles(desk.look().palette().get(), client -> 0);
        getChildren().setAll(ground, over);
        setMinSize(0, 0);
        over.setMouseTransparent(true);
        ground.setMouseTransparent(true);
        setPickOnBounds(true);
        focusVisibleProperty().addListener(any -> redrawOver());
        setAccessibleRole(AccessibleRole.TEXT);
    }

    /** Shows a session's run, or nothing. */
    void show(Optional<TimelineModel> wanted) {
        model = wanted;
        stretch = Optional.empty();
        hovered = Optional.empty();
        redress();
    }

    /** Colours or sizes have changed. */
    void redress() {
        styles = new Styles(
                desk.look().palette().get(),
                client -> model.map(shown -> shown.session().placeOf(client)).orElse(0));
        redraw();
    }

    /** How high the axis is. */
    double axis() {
        return Math.round(desk.look().textSize() * 2.3);
    }

    /** All has changed. */
    void redraw() {
        groundIsStale = true;
        requestLayout();
    }

    /** Only what is above has changed. */
    void redrawOver() {
        requestLayout();
    }

    /** The mouse is there, or away. */
    void point(OptionalDouble x, Optional<Span> span) {
        if (!pointer.equals(x) || !hovered.equals(span)) {
            pointer = x;
            hovered = span;
            redrawOver();
        }
    }

    /** A stretch of time is chosen, or none. */
    void choose(Optional<CursorPainting.Stretch> wanted) {
        stretch = wanted;
        redrawOver();
    }

    /** Whether a stretch of time is chosen. */
    boolean hasChosen() {
        return stretch.isPresent();
    }

    /** Events that were looked for. */
    void find(List<Event> wanted) {
        found = wanted;
        redrawOver();
    }

    @Override
    protected void layoutChildren() {
        double width = Math.max(1, Math.floor(getWidth()));
        double height = Math.max(1, Math.floor(getHeight()));
        if (ground.getWidth() != width || ground.getHeight() != height) {
            for (Canvas canvas : new Canvas[] {ground, over}) {
                canvas.setWidth(width);
                canvas.setHeight(height);
            }
            groundIsStale = true;
        }
        if (model.isEmpty()) {
            groundPainter.clear();
            overPainter.clear();
            return;
        }
        draw(model.get(), width, height);
    }

    private void draw(TimelineModel shown, double width, double height) {
        double text = desk.look().textSize();
        shown.metrics(Metrics.forText(text));
        shown.resize(width, height - axis());
        groundIsStale |= shown.update();
        Picture picture = new Picture(
                shown.session().timeline(),
                shown.layout(),
                shown.viewport().scale(),
                axis() - shown.scroll(),
                axis(),
                height,
                styles,
                words,
                text);
        if (groundIsStale) {
            TimelinePainting.draw(groundPainter, picture);
            groundIsStale = false;
            shown.drawn();
            drawn.accept(shown);
        }
        overPainter.clear();
        CursorPainting.draw(overPainter, picture, marks(shown));
        if (isFocusVisible()) {
            overPainter.outline(0, 0, width, height, FOCUS, styles.palette().accent());
        }
    }

    /** Tells those who cannot see it which moment is shown. */
    void tell(TimelineModel shown) {
        Moment moment = shown.session().moment().get();
        String instant = words.seconds(moment.instant());
        String whole = words.seconds(shown.session().now());
        String latest = shown.session()
                .latestEvent()
                .map(event -> desk.words().tell(event))
                .orElse("");
        setAccessibleText(words.texts().say(moment.live() ? "tell.live" : "tell.past", instant, whole, latest));
    }

    private CursorPainting.Marks marks(TimelineModel shown) {
        Moment moment = shown.session().moment().get();
        return new CursorPainting.Marks(
                moment.instant(),
                moment.live(),
                words.flag(moment, shown.session().phase().get()),
                pointer,
                hovered,
                shown.session().selected().get(),
                shown.session().highlighted().get(),
                stretch,
                found);
    }
}
