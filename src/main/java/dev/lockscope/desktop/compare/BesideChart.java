package dev.lockscope.desktop.compare;

import dev.lockscope.desktop.session.Beside;
import dev.lockscope.desktop.theme.Look;
import dev.lockscope.desktop.timeline.paint.CanvasPainter;
import dev.lockscope.timeline.DifferenceBand;
import dev.lockscope.timeline.Metrics;
import dev.lockscope.timeline.SharedAxis;
import dev.lockscope.timeline.paint.BandPainting;
import dev.lockscope.timeline.paint.CursorPainting;
import dev.lockscope.timeline.paint.LanesPainting;
import dev.lockscope.timeline.paint.Painter;
import dev.lockscope.timeline.paint.Palette;
import dev.lockscope.timeline.paint.Picture;
import dev.lockscope.timeline.paint.Styles;
import dev.lockscope.timeline.paint.TimelinePainting;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/**
 * The pictures of two runs, one above the other on one time axis, with their differences between them. They are not
 * interleaved lane by lane, because each run's story goes from lane to lane: two holders at once are seen across the
 * clients of one run.
 */
final class BesideChart extends Region {

    private static final Painter.Line FOCUS = Painter.Line.solid(2);

    /** How much of the width names take at most. */
    private static final double WIDEST_NAMES = 0.24;

    private final Look look;
    private final CompareWords words;
    private final Part names = new Part();
    private final Part upper = new Part();
    private final Part upperOver = new Part();
    private final Part lower = new Part();
    private final Part lowerOver = new Part();
    private final Part lowerNames = new Part();
    private final Label first = VerdictColumn.badge(true);
    private final Label second = VerdictColumn.badge(false);
    private final Label firstName = new Label();
    private final Label secondName = new Label();
    private Optional<BesideModel> model = Optional.empty();
    private OptionalDouble pointer = OptionalDouble.empty();
    private double namesWidth;

    /** A canvas and what draws on it. */
    private static final class Part {
        private final Canvas canvas = new Canvas();
        private final CanvasPainter painter = new CanvasPainter(canvas.getGraphicsContext2D());

        private void place(double x, double y, double width, double height) {
            canvas.setLayoutX(x);
            canvas.setLayoutY(y);
            if (canvas.getWidth() != width || canvas.getHeight() != height) {
                canvas.setWidth(width);
                canvas.setHeight(height);
            }
        }
    }

    BesideChart(Look look, CompareWords words) {
        this.look = look;
        this.words = words;
        for (Part part : List.of(upper, upperOver, lower, lowerOver, names, lowerNames)) {
            part.canvas.setMouseTransparent(true);
            getChildren().add(part.canvas);
        }
        for (Label label : List.of(firstName, secondName)) {
            label.getStyleClass().add("heading");
            label.setMouseTransparent(true);
        }
        getChildren().addAll(first, second, firstName, secondName);
        setId("compare-chart");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.TEXT);
        setPickOnBounds(true);
        setMinSize(0, 0);
        focusVisibleProperty().addListener(any -> requestLayout());
    }

    void show(Optional<BesideModel> wanted) {
        model = wanted;
        requestLayout();
    }

    void point(OptionalDouble x) {
        if (!pointer.equals(x)) {
            pointer = x;
            requestLayout();
        }
    }

    /** How far the axis is from the left. */
    double left() {
        return namesWidth;
    }

    double axis() {
        return Math.round(look.textSize() * 2.3);
    }

    double band() {
        return BandPainting.height(look.textSize());
    }

    double apart() {
        return BandPainting.apart(look.textSize());
    }

    /** Where the lower picture begins, with the band. */
    double middle() {
        double lanes = lanes();
        return axis() + lanes;
    }

    private double lanes() {
        return Math.max(1, Math.floor((Math.floor(getHeight()) - axis() - band()) / 2));
    }

    @Override
    protected void layoutChildren() {
        double text = look.textSize();
        double width = Math.max(2, Math.floor(getWidth()));
        double lanes = lanes();
        firstName.setText(words.texts().say("first"));
        secondName.setText(words.texts().say("second"));
        namesWidth = model.map(shown -> Math.min(
                        Math.floor(width * WIDEST_NAMES),
                        LanesPainting.width(names.painter, shown.layout(), words.picture(), text)))
                .orElse(1.0);
        double room = Math.max(1, width - namesWidth);
        names.place(0, 0, namesWidth, middle());
        lowerNames.place(0, middle(), namesWidth, band() + lanes);
        for (Part part : List.of(upper, upperOver)) {
            part.place(namesWidth, 0, room, middle());
        }
        for (Part part : List.of(lower, lowerOver)) {
            part.place(namesWidth, middle(), room, band() + lanes);
        }
        put(first, firstName, (axis() - first.prefHeight(-1)) / 2);
        put(second, secondName, middle() + band() * 0.73 - second.prefHeight(-1) / 2);
        if (model.isEmpty()) {
            for (Part part : List.of(names, lowerNames, upper, lower, upperOver, lowerOver)) {
                part.painter.clear();
            }
            return;
        }
        draw(model.get(), room, lanes);
    }

    private void put(Label badge, Label name, double y) {
        badge.autosize();
        badge.relocate(10, Math.rint(y));
        double x = 16 + badge.getWidth();
        name.resizeRelocate(
                x,
                Math.rint(y + (badge.getHeight() - name.prefHeight(-1)) / 2),
                Math.max(0, namesWidth - x - 2),
                name.prefHeight(-1));
    }

    private void draw(BesideModel shown, double width, double lanes) {
        double text = look.textSize();
        shown.resize(Metrics.forText(text), width, lanes);
        Styles styles = new Styles(look.palette().get(), shown::placeOf);
        Picture above = picture(shown, false, axis(), middle(), styles);
        Picture below = picture(shown, true, band(), band() + lanes, styles);
        DifferenceBand band = shown.band(apart());
        Beside beside = shown.beside();
        SharedAxis axis = beside.axis();
        double zero = shown.viewport().scale().x(axis.zero());
        TimelinePainting.draw(upper.painter, above);
        TimelinePainting.draw(lower.painter, below);
        BandPainting.draw(lower.painter, band, width, zero, shown.chosenJoint(), styles.palette(), text);
        names(names, above, axis(), false);
        names(lowerNames, below, band(), true);
        upperOver.painter.clear();
        lowerOver.painter.clear();
        zero(upperOver.painter, above, zero);
        zero(lowerOver.painter, below, zero);
        BandPainting.stems(upperOver.painter, band, false, above);
        BandPainting.stems(lowerOver.painter, band, true, below);
        cursors(shown, above, below);
    }

    private Picture picture(BesideModel shown, boolean lower, double from, double height, Styles styles) {
        SharedAxis axis = shown.beside().axis();
        return new Picture(
                shown.timeline(lower),
                shown.layout(),
                shown.scale(lower),
                from - shown.scroll(),
                from,
                height,
                styles,
                words.picture(),
                look.textSize(),
                lower ? axis.lowerZero() : axis.upperZero());
    }

    private void names(Part part, Picture picture, double from, boolean isBand) {
        LanesPainting.draw(part.painter, picture, words.picture(), namesWidth);
        Palette palette = picture.styles().palette();
        part.painter.fill(0, 0, namesWidth, from, isBand ? palette.ground() : palette.surface());
        part.painter.fill(0, from - 1, namesWidth, 1, palette.border());
        part.painter.fill(namesWidth - 1, 0, 1, from, palette.border());
        if (isBand) {
            part.painter.fill(0, 0, namesWidth, 1, palette.border());
            Painter.Type type = picture.bold();
            part.painter.text(
                    words.texts().say("differences"),
                    12,
                    Math.rint(from * 0.27 + type.size() * 0.36),
                    type,
                    palette.muted());
        }
    }

    private void zero(Painter painter, Picture picture, double zero) {
        if (zero >= 0 && zero <= picture.scale().width()) {
            double x = Math.floor(zero) + 0.5;
            painter.line(
                    x,
                    picture.from(),
                    x,
                    picture.height(),
                    Painter.Line.dashed(1),
                    picture.styles().palette().text());
        }
    }

    private void cursors(BesideModel shown, Picture above, Picture below) {
        Beside beside = shown.beside();
        long second = beside.axis().toLower(shown.cursor());
        long first = beside.cursor().get();
        String flag = words.texts()
                .say("cursor", words.picture().seconds(first), words.picture().seconds(second));
        CursorPainting.draw(upperOver.painter, above, marks(shown, first, flag, false));
        CursorPainting.draw(lowerOver.painter, below, marks(shown, Long.MIN_VALUE / 4, "", true));
        double x = Math.floor(shown.viewport().scale().x(shown.cursor()));
        if (x >= -1 && x <= below.scale().width() + 1) {
            lowerOver.painter.fill(
                    x - 0.5, 0, 2, below.height(), below.styles().palette().text());
        }
        if (isFocusVisible()) {
            Palette palette = above.styles().palette();
            double width = above.scale().width();
            upperOver.painter.outline(0, 0, width, above.height(), FOCUS, palette.accent());
            lowerOver.painter.outline(0, 0, width, below.height(), FOCUS, palette.accent());
        }
    }

    private CursorPainting.Marks marks(BesideModel shown, long cursor, String flag, boolean lower) {
        return new CursorPainting.Marks(
                cursor,
                true,
                flag,
                pointer,
                Optional.empty(),
                shown.chosen(lower),
                List.of(),
                Optional.empty(),
                List.of());
    }

    /** Tells those who cannot see it what is looked at. */
    void tell() {
        String told = model.map(shown -> {
                    Beside beside = shown.beside();
                    String cursor = words.texts()
                            .say(
                                    "tell.cursor",
                                    words.picture().seconds(beside.cursor().get()),
                                    words.picture().seconds(beside.axis().toLower(shown.cursor())));
                    String chosen = beside.chosen()
                            .get()
                            .map(line -> words.sentence(line, beside.alignment().get()))
                            .orElse("");
                    return words.texts().say("tell.chart", words.title(beside), cursor, chosen);
                })
                .orElse("");
        setAccessibleText(told);
    }
}
