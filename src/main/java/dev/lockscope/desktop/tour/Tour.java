package dev.lockscope.desktop.tour;

import dev.lockscope.desktop.session.Moment;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.trace.Event;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.beans.InvalidationListener;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * A tour of one session, without controls: where it is, what that says, and what it waits for. Time alone leads nowhere in
 * it: it goes on when the person says so, or when the run has come to what it waits for. Belongs to the thread of the
 * window.
 */
final class Tour {

    private final Session session;
    private final Predicate<Stop> canBeSeen;
    private final BooleanSupplier starting;
    private final ReadOnlyObjectWrapper<Optional<Showing>> showing =
            new ReadOnlyObjectWrapper<>(this, "showing", Optional.empty());
    private final InvalidationListener changed = observable -> look();

    private Stop stop = Stop.CLIENT;
    private List<Stop> stops = List.of();
    private boolean awaiting;

    /** Whether the session is being changed by the tour, which looks at it when all of that is done. */
    private boolean moving;

    /**
     * A tour that has not begun.
     *
     * @param session a session of the tour's scenario that has not begun
     * @param canBeSeen whether what a stop speaks of is to be seen in the window now
     * @param starting whether servers are being started now
     */
    Tour(Session session, Predicate<Stop> canBeSeen, BooleanSupplier starting) {
        this.session = session;
        this.canBeSeen = canBeSeen;
        this.starting = starting;
    }

    /** What it shows; nothing before it has begun and after it has ended. */
    ReadOnlyObjectProperty<Optional<Showing>> showing() {
        return showing.getReadOnlyProperty();
    }

    /** Whether it is a tour of that session. */
    boolean isOf(Session other) {
        return session == other;
    }

    /** Goes to the first stop, and listens to the session until it ends. */
    void begin() {
        session.moment().addListener(changed);
        session.phase().addListener(changed);
        session.size().addListener(changed);
        goTo(Stop.CLIENT);
    }

    /** Ends it; the session stays as it is. */
    void end() {
        session.moment().removeListener(changed);
        session.phase().removeListener(changed);
        session.size().removeListener(changed);
        showing.set(Optional.empty());
    }

    /** Goes on to the next stop, starts the run where the stop is about that, or ends after the last one. */
    void next() {
        if (showing.get().isEmpty() || showing.get().get().waits()) {
            return;
        }
        Phase phase = session.phase().get();
        if (awaiting && (phase == Phase.READY || phase == Phase.HELD)) {
            session.run();
            look();
            return;
        }
        goOn();
    }

    private void goOn() {
        stops = seen(Landmarks.of(session));
        stops.stream().filter(other -> other.compareTo(stop) > 0).findFirst().ifPresentOrElse(this::goTo, this::end);
    }

    /** Goes to the stop before. */
    void back() {
        if (showing.get().isPresent()) {
            stops.stream()
                    .filter(other -> other.compareTo(stop) < 0)
                    .reduce((first, second) -> second)
                    .ifPresent(this::goTo);
        }
    }

    private void goTo(Stop next) {
        Landmarks now = Landmarks.of(session);
        stop = next;
        stops = seen(now);
        awaiting = !now.isOver() && !hasCome(now);
        moving = true;
        setTheScene(now);
        moving = false;
        show(now);
    }

    /** Those that have something to point at. */
    private List<Stop> seen(Landmarks now) {
        return Stream.of(Stop.values())
                .filter(one -> one == stop || canBeSeen.test(one))
                .filter(one ->
                        one != Stop.UNAWARE || !now.isOver() || now.expired().isPresent())
                .toList();
    }

    /** Whether the run has come to what the stop waits for. */
    private boolean hasCome(Landmarks now) {
        return switch (stop) {
            case PLAY -> now.acquired().isPresent();
            case LEASE -> now.expired().isPresent();
            case CLIENT, UNAWARE, VERDICT, REWIND, CODE, FAULTS, LOOK -> true;
        };
    }

    /** Shows the moment of the run that the stop speaks of. */
    private void setTheScene(Landmarks now) {
        switch (stop) {
            case CLIENT -> {
                if (now.isBegun()) {
                    session.goTo(0);
                }
            }
            case LEASE -> {
                Optional<Event> past =
                        now.expired().flatMap(expired -> now.paused().or(now::acquired));
                past.ifPresentOrElse(session::goTo, this::goLive);
            }
            case UNAWARE -> now.expired().ifPresent(session::goTo);
            case CODE -> now.deleted().ifPresent(session::goTo);
            // At its end there is nothing left to do to a run.
            case FAULTS -> now.paused().ifPresent(session::goTo);
            case VERDICT, REWIND, LOOK -> goLive();
            case PLAY -> {}
        }
    }

    private void goLive() {
        session.select(Optional.empty());
        session.goLive();
    }

    /** Something of the session has changed, or servers are being started. */
    void look() {
        if (moving || showing.get().isEmpty()) {
            return;
        }
        Landmarks now = Landmarks.of(session);
        if (awaiting && hasCome(now)) {
            goOn();
            return;
        }
        awaiting = awaiting && !now.isOver();
        show(now);
    }

    /** Other things can be seen in the window now. */
    void lookAround() {
        if (showing.get().isPresent()) {
            Landmarks now = Landmarks.of(session);
            stops = seen(now);
            show(now);
        }
    }

    private void show(Landmarks now) {
        String state = state(now);
        String says = state.isEmpty() ? stop.id() : stop.id() + "." + state;
        boolean asks = stop == Stop.PLAY && !now.isBegun() && !starting.getAsBoolean();
        boolean waits = awaiting && !asks && now.phase() != Phase.HELD;
        Optional<Showing> next = Optional.of(new Showing(stop, stops.indexOf(stop) + 1, stops.size(), says, waits));
        if (!next.equals(showing.get())) {
            showing.set(next);
        }
    }

    /** What has become of what the stop speaks of; empty for what it is like at first. */
    private String state(Landmarks now) {
        return switch (stop) {
            case PLAY -> {
                if (!now.isBegun()) {
                    yield starting.getAsBoolean() ? "starting" : "";
                }
                yield awaiting ? held(now, "starting") : "begun";
            }
            case LEASE -> {
                if (awaiting) {
                    yield held(now, "");
                }
                yield now.expired().isPresent() ? "" : "missed";
            }
            case VERDICT -> {
                if (!now.isOver()) {
                    yield held(now, "running");
                }
                yield now.wroteLate().isPresent() ? "" : "other";
            }
            case REWIND -> isLookingBack() ? "done" : "";
            case CODE -> now.deleted().isPresent() ? "deleted" : "";
            case CLIENT, UNAWARE, FAULTS, LOOK -> "";
        };
    }

    private static String held(Landmarks now, String otherwise) {
        return now.phase() == Phase.HELD ? "held" : otherwise;
    }

    private boolean isLookingBack() {
        Moment moment = session.moment().get();
        return !moment.live() && moment.events() < session.size().get();
    }
}
