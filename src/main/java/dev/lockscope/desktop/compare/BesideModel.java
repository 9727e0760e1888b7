package dev.lockscope.desktop.compare;

import dev.lockscope.compare.Difference;
import dev.lockscope.compare.Row;
import dev.lockscope.desktop.session.Beside;
import dev.lockscope.desktop.session.Pair;
import dev.lockscope.timeline.DifferenceBand;
import dev.lockscope.timeline.DifferenceBand.Joint;
import dev.lockscope.timeline.DifferenceBand.Mark;
import dev.lockscope.timeline.DifferenceBand.Sign;
import dev.lockscope.timeline.Form;
import dev.lockscope.timeline.Hit;
import dev.lockscope.timeline.Lane;
import dev.lockscope.timeline.Layout;
import dev.lockscope.timeline.Metrics;
import dev.lockscope.timeline.SharedAxis;
import dev.lockscope.timeline.Slot;
import dev.lockscope.timeline.TimeScale;
import dev.lockscope.timeline.Timeline;
import dev.lockscope.timeline.Viewport;
import dev.lockscope.trace.Event;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How one comparison is looked at: which part of the common axis and of the lanes is seen, and what is where. Both
 * pictures have the same lanes at the same places, so that one can be read against the other. Belongs to the thread of the
 * window; places are px.
 */
final class BesideModel {

    private static final double REACH = 6;

    private final Beside beside;
    private final Pair pair;
    private final Viewport viewport = new Viewport();
    private final Map<Long, Integer> rowsOfUpper = new HashMap<>();
    private final Map<Long, Integer> rowsOfLower = new HashMap<>();
    private Metrics metrics = Metrics.forText(13);
    private Layout layout = Layout.EMPTY;
    private double height;
    private double scroll;

    BesideModel(Beside beside, Pair pair) {
        this.beside = beside;
        this.pair = pair;
        List<Row> rows = pair.comparison().rows();
        for (int i = 0; i < rows.size(); i++) {
            int number = i;
            rows.get(i).ofLeft().ifPresent(event -> rowsOfUpper.put(event.seq(), number));
            rows.get(i).ofRight().ifPresent(event -> rowsOfLower.put(event.seq(), number));
        }
        layOut();
        advance();
    }

    Beside beside() {
        return beside;
    }

    Pair pair() {
        return pair;
    }

    Viewport viewport() {
        return viewport;
    }

    Layout layout() {
        return layout;
    }

    Timeline timeline(boolean lower) {
        return lower ? pair.lower() : pair.upper();
    }

    /** What of one run is seen. */
    TimeScale scale(boolean lower) {
        SharedAxis axis = beside.axis();
        return lower ? axis.lower(viewport.scale()) : axis.upper(viewport.scale());
    }

    /** The place of a client in the casts, by which it has its colour: the same in both pictures. */
    int placeOf(String client) {
        int first = pair.first().trace().header().cast().clients().indexOf(client);
        return Math.max(
                0,
                first >= 0
                        ? first
                        : pair.second().trace().header().cast().clients().indexOf(client));
    }

    private void layOut() {
        Set<Lane> lanes = new LinkedHashSet<>(pair.upper().lanes());
        lanes.addAll(pair.lower().lanes());
        List<Lane> sorted =
                lanes.stream().sorted(Comparator.comparing(Lane::kind)).toList();
        layout = Layout.of(sorted, this::rows, metrics);
    }

    private List<dev.lockscope.timeline.Row> rows(Lane lane) {
        Set<dev.lockscope.timeline.Row> rows = new LinkedHashSet<>(pair.upper().rows(lane));
        rows.addAll(pair.lower().rows(lane));
        return List.copyOf(rows);
    }

    /** The runs are aligned elsewhere. */
    void advance() {
        SharedAxis axis = beside.axis();
        viewport.advance(axis.beginning(pair.upper(), pair.lower()), axis.end(pair.upper(), pair.lower()), false);
    }

    /** How large things are, and how much of the lanes is seen in each picture. */
    void resize(Metrics wanted, double width, double heightOfLanes) {
        if (!wanted.equals(metrics)) {
            metrics = wanted;
            layOut();
        }
        viewport.resize(width);
        height = heightOfLanes;
        scrollTo(scroll);
    }

    double scroll() {
        return scroll;
    }

    double mostScroll() {
        return Math.max(0, layout.height() - height);
    }

    void scrollTo(double wanted) {
        scroll = Math.round(Math.max(0, Math.min(mostScroll(), wanted)));
    }

    /** Where the moment that is looked at is on the axis. */
    long cursor() {
        return beside.axis().ofUpper(beside.cursor().get());
    }

    /** Brings what is chosen into sight, in both runs. */
    void reveal() {
        beside.chosen().get().ifPresent(line -> {
            Mark mark = mark(line);
            TimeScale seen = viewport.scale();
            if (isSeen(seen, mark.upper()) && isSeen(seen, mark.lower())) {
                return;
            }
            double apart = seen.x(Math.max(mark.upper(), mark.lower())) - seen.x(Math.min(mark.upper(), mark.lower()));
            if (apart > seen.width() * 0.9) {
                viewport.show(Math.min(mark.upper(), mark.lower()), Math.max(mark.upper(), mark.lower()));
            } else {
                viewport.reveal(mark.upper());
                viewport.reveal(mark.lower());
            }
        });
    }

    private static boolean isSeen(TimeScale seen, long place) {
        double x = seen.x(place);
        return x >= 0 && x <= seen.width();
    }

    /** What is drawn between the pictures. */
    DifferenceBand band(double apart) {
        List<Mark> marks = new ArrayList<>();
        for (Beside.Line line : beside.lines().get()) {
            if (line.difference().isPresent()) {
                marks.add(mark(line));
            }
        }
        return DifferenceBand.of(marks, viewport.scale(), apart);
    }

    /** Where what is chosen is in both pictures. */
    Optional<Joint> chosenJoint() {
        TimeScale seen = viewport.scale();
        return beside.chosen()
                .get()
                .map(this::mark)
                .map(mark -> new Joint(seen.x(mark.upper()), seen.x(mark.lower()), mark.upperSign(), mark.row()));
    }

    private Mark mark(Beside.Line line) {
        SharedAxis axis = beside.axis();
        int number = line.number();
        Row row = line.row();
        if (row instanceof Row.Both both) {
            return Mark.both(
                    number,
                    axis.ofUpper(both.left().at()),
                    axis.ofLower(both.right().at()),
                    sign(line));
        } else if (row instanceof Row.Left left) {
            long place = axis.ofUpper(left.left().at());
            return left.elsewhere()
                    .map(other -> Mark.both(number, place, axis.ofLower(other.at()), Sign.ORDER))
                    .orElseGet(() -> Mark.onlyUpper(number, place));
        }
        Row.Right right = (Row.Right) row;
        long place = axis.ofLower(right.right().at());
        return right.elsewhere()
                .map(other -> Mark.both(number, axis.ofUpper(other.at()), place, Sign.ORDER))
                .orElseGet(() -> Mark.onlyLower(number, place));
    }

    private static Sign sign(Beside.Line line) {
        return line.difference().filter(Difference.TIME::equals).isPresent() ? Sign.TIME : Sign.OUTCOME;
    }

    /** The event of one run that what is chosen is about. */
    Optional<Event> chosen(boolean lower) {
        return beside.chosen().get().flatMap(line -> {
            Row row = line.row();
            if (row instanceof Row.Left left) {
                return lower ? left.elsewhere() : Optional.of(left.left());
            } else if (row instanceof Row.Right right) {
                return lower ? Optional.of(right.right()) : right.elsewhere();
            }
            return lower ? row.ofRight() : row.ofLeft();
        });
    }

    /** A click in a picture: looks at the moment, and at the row of what is there. */
    void click(boolean lower, double x, double y) {
        SharedAxis axis = beside.axis();
        beside.goTo(axis.toUpper(viewport.scale().time(x)));
        hit(lower, x, y)
                .flatMap(hit -> Optional.ofNullable(
                        (lower ? rowsOfLower : rowsOfUpper).get(hit.span().beganBy())))
                .ifPresent(this::choose);
    }

    /** A click on the band: looks at the difference that is nearest, on the side that was clicked. */
    void clickBand(boolean lower, double x, double apart) {
        band(apart).glyphs().stream()
                .filter(glyph -> glyph.lower() == lower && Math.abs(glyph.x() - x) <= apart)
                .min(Comparator.comparingDouble(glyph -> Math.abs(glyph.x() - x)))
                .ifPresentOrElse(
                        glyph -> choose(glyph.row()),
                        () -> beside.goTo(beside.axis().toUpper(viewport.scale().time(x))));
    }

    private void choose(int number) {
        Row row = pair.comparison().rows().get(number);
        Optional<Difference> difference = beside.alignment().get().difference(row, Beside.TOLERANCE);
        beside.choose(new Beside.Line(number, row, difference));
    }

    private Optional<Hit> hit(boolean lower, double x, double y) {
        Optional<Hit> bar = Optional.empty();
        for (Slot slot : layout.slots()) {
            if (slot.y() - 1 > y || y > slot.bottom() + 1) {
                continue;
            }
            boolean points = slot.form() == Form.MARKS || slot.form() == Form.TICKS;
            Optional<Hit> hit = timeline(lower).hit(slot.row(), scale(lower), x, points ? REACH : 1);
            if (points && hit.isPresent()) {
                return hit;
            } else if (slot.form() == Form.BAR || slot.form() == Form.OUTLINE || slot.form() == Form.OVERLAY) {
                bar = hit.isPresent() ? hit : bar;
            }
        }
        return bar;
    }
}
