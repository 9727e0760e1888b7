package dev.lockscope.desktop.timeline;

import dev.lockscope.timeline.Hit;
import dev.lockscope.timeline.TimeScale;
import dev.lockscope.timeline.paint.CursorPainting;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Supplier;
import javafx.scene.Cursor;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.input.ZoomEvent;

/** What mouse and touch pad do in the picture. */
final class Pointing {

    /** So near to the cursor's line one takes hold of it, px. */
    private static final double GRIP = 5;

    /** So far a press must move to be a drag, px. */
    private static final double SLACK = 3;

    /** What a notch of a wheel zooms by. */
    private static final double NOTCH = 1.25;

    private final Chart chart;
    private final DetailsCard card;
    private final TimelineWords words;

    private Drag drag = Drag.NONE;
    private double pressedX;
    private double pressedY;
    private double lastX;
    private double lastY;

    Pointing(Chart chart, Supplier<Optional<TimelineModel>> model, DetailsCard card, TimelineWords words) {
        this.chart = chart;
        this.card = card;
        this.words = words;
        chart.setOnMousePressed(event -> model.get().ifPresent(shown -> press(shown, event)));
        chart.setOnMouseDragged(event -> model.get().ifPresent(shown -> drag(shown, event)));
        chart.setOnMouseReleased(event -> model.get().ifPresent(shown -> release(shown, event)));
        chart.setOnMouseMoved(event -> model.get().ifPresent(shown -> move(shown, event)));
        chart.setOnMouseExited(event -> leave());
        chart.setOnScroll(event -> model.get().ifPresent(shown -> scroll(shown, event)));
        chart.setOnKeyPressed(event -> model.get().ifPresent(shown -> key(shown, event)));
        chart.setOnZoom(event -> model.get().ifPresent(shown -> zoom(shown, event)));
    }

    private void press(TimelineModel shown, MouseEvent event) {
        chart.requestFocus();
        if (event.getButton() == MouseButton.MIDDLE) {
            drag = Drag.PAN;
        } else if (event.getButton() != MouseButton.PRIMARY) {
            return;
        } else if (event.isShiftDown()) {
            drag = Drag.STRETCH;
        } else if (event.getY() < chart.axis() || isAtCursor(shown, event.getX())) {
            drag = Drag.CURSOR;
            goTo(shown, event.getX());
        } else {
            drag = Drag.MAYBE;
        }
        pressedX = event.getX();
        pressedY = event.getY();
        lastX = pressedX;
        lastY = pressedY;
        chart.choose(Optional.empty());
        hide();
    }

    private static boolean isAtCursor(TimelineModel shown, double x) {
        double cursor =
                shown.viewport().scale().x(shown.session().moment().get().instant());
        return Math.abs(cursor - x) <= GRIP;
    }

    private void goTo(TimelineModel shown, double x) {
        TimeScale scale = shown.viewport().scale();
        shown.goTo(scale.time(Math.max(0, Math.min(scale.width(), x))));
    }

    private void drag(TimelineModel shown, MouseEvent event) {
        double moved = Math.hypot(event.getX() - pressedX, event.getY() - pressedY);
        if (drag == Drag.MAYBE && moved > SLACK) {
            drag = Drag.PAN;
            chart.setCursor(Cursor.CLOSED_HAND);
        }
        switch (drag) {
            case CURSOR -> goTo(shown, event.getX());
            case PAN -> {
                shown.viewport().pan(lastX - event.getX());
                shown.scrollTo(shown.scroll() + lastY - event.getY());
                chart.redraw();
            }
            case STRETCH -> stretch(shown, event.getX());
            case MAYBE, NONE -> {
                return;
            }
        }
        lastX = event.getX();
        lastY = event.getY();
    }

    private void stretch(TimelineModel shown, double x) {
        TimeScale scale = shown.viewport().scale();
        long one = scale.time(pressedX);
        long other = scale.time(Math.max(0, Math.min(scale.width(), x)));
        long length = Math.abs(other - one);
        chart.choose(Optional.of(
                new CursorPainting.Stretch(Math.min(one, other), Math.max(one, other), words.seconds(length))));
    }

    private void release(TimelineModel shown, MouseEvent event) {
        if (drag == Drag.MAYBE) {
            boolean nothingThere = shown.hit(event.getX(), down(shown, event)).isEmpty();
            if (event.getClickCount() == 2 && nothingThere) {
                shown.session().goLive();
                shown.viewport().follow();
            } else {
                shown.click(event.getX(), down(shown, event));
            }
        }
        drag = Drag.NONE;
        chart.setCursor(Cursor.DEFAULT);
    }

    private double down(TimelineModel shown, MouseEvent event) {
        return event.getY() - chart.axis() + shown.scroll();
    }

    private void move(TimelineModel shown, MouseEvent event) {
        boolean onAxis = event.getY() < chart.axis();
        Optional<Hit> hit = onAxis ? Optional.empty() : shown.hit(event.getX(), down(shown, event));
        chart.point(OptionalDouble.of(event.getX()), hit.map(Hit::span));
        chart.setCursor(
                onAxis || isAtCursor(shown, event.getX())
                        ? Cursor.H_RESIZE
                        : hit.isPresent() ? Cursor.HAND : Cursor.DEFAULT);
        if (hit.isPresent()) {
            card.show(shown.session(), hit.get(), event.getX(), event.getY());
        } else {
            card.hide();
        }
    }

    private void leave() {
        if (drag == Drag.NONE) {
            hide();
        }
    }

    private void hide() {
        chart.point(OptionalDouble.empty(), Optional.empty());
        card.hide();
    }

    private void scroll(TimelineModel shown, ScrollEvent event) {
        event.consume();
        hide();
        if (Math.abs(event.getDeltaX()) > Math.abs(event.getDeltaY())) {
            // Shift turns a wheel to the side, and so does a touch pad by itself.
            shown.viewport().pan(-event.getDeltaX());
        } else if (event.isShiftDown()) {
            shown.viewport().pan(-event.getDeltaY());
        } else if (event.isAltDown()) {
            shown.scrollTo(shown.scroll() - event.getDeltaY());
        } else if (event.getDeltaY() != 0) {
            double notches = event.getDeltaY() / Math.max(1, event.getMultiplierY());
            shown.viewport().zoom(event.getX(), Math.pow(NOTCH, Math.max(-3, Math.min(3, notches))));
        }
        chart.redraw();
    }

    private void key(TimelineModel shown, KeyEvent event) {
        double step = shown.layout().lines().isEmpty()
                ? 0
                : shown.layout().lines().get(0).height() * 1.5;
        switch (event.getCode()) {
            case UP -> shown.scrollTo(shown.scroll() - step);
            case DOWN -> shown.scrollTo(shown.scroll() + step);
            case PAGE_UP -> shown.scrollTo(shown.scroll() - 5 * step);
            case PAGE_DOWN -> shown.scrollTo(shown.scroll() + 5 * step);
            case ESCAPE -> {
                if (!chart.hasChosen()) {
                    // The window has a use for the key.
                    return;
                }
                chart.choose(Optional.empty());
            }
            default -> {
                return;
            }
        }
        event.consume();
        chart.redraw();
    }

    private void zoom(TimelineModel shown, ZoomEvent event) {
        event.consume();
        shown.viewport().zoom(event.getX(), event.getZoomFactor());
        chart.redraw();
    }

    private enum Drag {
        /** Nothing. */
        NONE,
        /** A press that may become a click or a drag. */
        MAYBE,
        /** The cursor follows. */
        CURSOR,
        /** The picture follows. */
        PAN,
        /** A stretch of time is chosen. */
        STRETCH
    }
}
