package dev.lockscope.desktop.timeline;

import dev.lockscope.desktop.session.Session;
import dev.lockscope.timeline.Form;
import dev.lockscope.timeline.Hit;
import dev.lockscope.timeline.Lane;
import dev.lockscope.timeline.LaneOrder;
import dev.lockscope.timeline.Layout;
import dev.lockscope.timeline.Metrics;
import dev.lockscope.timeline.Row;
import dev.lockscope.timeline.Slot;
import dev.lockscope.timeline.Span;
import dev.lockscope.timeline.TimeScale;
import dev.lockscope.timeline.Timeline;
import dev.lockscope.timeline.Viewport;
import dev.lockscope.trace.Event;
import java.util.List;
import java.util.Optional;

/**
 * How one session's run is looked at: which part of its time and of its lanes is seen, and what is where. Belongs to the
 * thread of the window. Places are px: across from the left edge of the picture, down from the top of the lanes.
 */
final class TimelineModel {

    /** How far a point may be from the mouse, px. */
    private static final double REACH = 6;

    private static final double REACH_OF_BARS = 1;

    private final Session session;
    private final Viewport viewport = new Viewport();
    private LaneOrder order = LaneOrder.NATURAL;
    private Metrics metrics = Metrics.forText(13);
    private Layout layout = Layout.EMPTY;
    private int laidOut = -1;
    private double height;
    private double scroll;
    private long drawnUpTo = -1;
    private Optional<TimeScale> drawnAt = Optional.empty();

    TimelineModel(Session session) {
        this.session = session;
    }

    Session session() {
        return session;
    }

    Viewport viewport() {
        return viewport;
    }

    Layout layout() {
        return layout;
    }

    LaneOrder order() {
        return order;
    }

    /** Takes in what has happened; says whether lanes are elsewhere than before. */
    boolean update() {
        advance();
        if (laidOut == session.timeline().events()) {
            return false;
        }
        laidOut = session.timeline().events();
        Layout before = layout;
        List<Lane> lanes = order.of(session.timeline().lanes());
        layout = Layout.of(lanes, session.timeline()::rows, metrics);
        scrollTo(scroll);
        return !before.equals(layout);
    }

    private void advance() {
        Timeline timeline = session.timeline();
        viewport.advance(
                timeline.beginning(), timeline.now(), session.phase().get().isLive());
    }

    /** The picture shows all until now. */
    void drawn() {
        drawnUpTo = session.timeline().now();
        drawnAt = Optional.of(viewport.scale());
    }

    /** Whether the picture would be another now. */
    boolean isStale() {
        advance();
        return drawnUpTo != session.timeline().now()
                || laidOut != session.timeline().events()
                || drawnAt.filter(viewport.scale()::equals).isEmpty();
    }

    /** Which lanes are seen, in what order. */
    void order(LaneOrder wanted) {
        order = wanted;
        laidOut = -1;
    }

    /** How large things are. */
    void metrics(Metrics wanted) {
        if (!wanted.equals(metrics)) {
            metrics = wanted;
            laidOut = -1;
        }
    }

    /** The picture has another size. */
    void resize(double width, double heightOfLanes) {
        viewport.resize(width);
        height = heightOfLanes;
        scrollTo(scroll);
    }

    /** How far down the lanes are scrolled. */
    double scroll() {
        return scroll;
    }

    /** How far they can be. */
    double mostScroll() {
        return Math.max(0, layout.height() - height);
    }

    /** Scrolls the lanes, as far as there are any. */
    void scrollTo(double wanted) {
        scroll = Math.round(Math.max(0, Math.min(mostScroll(), wanted)));
    }

    /** Brings a row into sight. */
    void reveal(Row row) {
        layout.slotOf(row).ifPresent(slot -> {
            if (slot.y() < scroll || slot.bottom() > scroll + height) {
                scrollTo(slot.y() - height / 3);
            }
        });
    }

    /** Brings an event into sight. */
    void reveal(Event event) {
        viewport.reveal(event.at());
        revealRows(event);
    }

    /** Brings events into sight, all of them at once. */
    void reveal(List<Event> events) {
        if (events.isEmpty()) {
            return;
        }
        long from = events.stream().mapToLong(Event::at).min().orElseThrow();
        long to = events.stream().mapToLong(Event::at).max().orElseThrow();
        if (viewport.scale().x(from) < 0
                || viewport.scale().x(to) > viewport.scale().width()) {
            viewport.show(from, to);
        }
        revealRows(events.get(0));
    }

    private void revealRows(Event event) {
        session.timeline().of(event).stream()
                .map(Span::row)
                .filter(row -> layout.slotOf(row).isPresent())
                .findFirst()
                .ifPresent(this::reveal);
    }

    /** What is at a place. */
    Optional<Hit> hit(double x, double y) {
        Optional<Hit> best = Optional.empty();
        int bestRank = -1;
        for (Slot slot : layout.slots()) {
            if (slot.y() - 1 <= y && y <= slot.bottom() + 1) {
                boolean points = slot.form() == Form.MARKS || slot.form() == Form.TICKS;
                Optional<Hit> hit =
                        session.timeline().hit(slot.row(), viewport.scale(), x, points ? REACH : REACH_OF_BARS);
                if (hit.isPresent() && rank(slot.form()) > bestRank) {
                    best = hit;
                    bestRank = rank(slot.form());
                }
            }
        }
        return best;
    }

    /** What is on top of what. */
    private static int rank(Form form) {
        return switch (form) {
            case MARKS -> 6;
            case TICKS -> 5;
            case OVERLAY -> 4;
            case STRIP -> 3;
            case BAR -> 2;
            case OUTLINE -> 1;
            case BAND -> 0;
        };
    }

    /** A click: shows the moment of the place, and selects the event that began what is there. */
    void click(double x, double y) {
        long instant = viewport.scale().time(x);
        Optional<Hit> hit = hit(x, y);
        Optional<Event> event =
                hit.flatMap(found -> session.timeline().event(found.span().beganBy()));
        if (event.isPresent() && hit.orElseThrow().span().isPoint()) {
            session.goTo(event.get());
            return;
        }
        goTo(instant);
        session.select(event);
    }

    /** Shows an instant; beyond the latest one there is nothing but the latest, which goes on. */
    void goTo(long instant) {
        if (instant >= session.now()) {
            session.goLive();
        } else {
            session.goTo(instant);
        }
    }
}
