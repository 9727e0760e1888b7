package dev.lockscope.desktop.compare;

import dev.lockscope.desktop.session.Beside;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Supplier;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.input.ZoomEvent;

/** What mouse, touch pad and keys do in the pictures of two runs: the same as in that of one. */
final class BesidePointing {

    private static final double SLACK = 3;
    private static final double NOTCH = 1.25;

    /** What a key zooms by. */
    private static final double STEP = 1.6;

    /** How much of the width a key moves by. */
    private static final double STRIDE = 0.1;

    private final BesideChart chart;
    private final Supplier<Optional<BesideModel>> model;
    private double pressedX;
    private double pressedY;
    private double lastX;
    private double lastY;
    private boolean onAxis;
    private boolean dragged;

    BesidePointing(BesideChart chart, Supplier<Optional<BesideModel>> model) {
        this.chart = chart;
        this.model = model;
        chart.setOnMousePressed(event -> model.get().ifPresent(shown -> press(shown, event)));
        chart.setOnMouseDragged(event -> model.get().ifPresent(shown -> drag(shown, event)));
        chart.setOnMouseReleased(event -> model.get().ifPresent(shown -> release(shown, event)));
        chart.setOnMouseMoved(
                event -> chart.point(x(event) < 0 ? OptionalDouble.empty() : OptionalDouble.of(x(event))));
        chart.setOnMouseExited(event -> chart.point(OptionalDouble.empty()));
        chart.setOnScroll(event -> model.get().ifPresent(shown -> scroll(shown, event)));
        chart.setOnZoom(event -> model.get().ifPresent(shown -> zoom(shown, event)));
        chart.setOnKeyPressed(event -> model.get().ifPresent(shown -> key(shown, event)));
    }

    private double x(MouseEvent event) {
        return event.getX() - chart.left();
    }

    private void press(BesideModel shown, MouseEvent event) {
        chart.requestFocus();
        pressedX = event.getX();
        pressedY = event.getY();
        lastX = pressedX;
        lastY = pressedY;
        dragged = false;
        onAxis = event.getY() < chart.axis() && event.getButton() == MouseButton.PRIMARY;
        if (onAxis) {
            goTo(shown, x(event));
        }
    }

    private static void goTo(BesideModel shown, double x) {
        Beside beside = shown.beside();
        double width = shown.viewport().scale().width();
        beside.goTo(beside.axis().toUpper(shown.viewport().scale().time(Math.max(0, Math.min(width, x)))));
    }

    private void drag(BesideModel shown, MouseEvent event) {
        dragged |= Math.hypot(event.getX() - pressedX, event.getY() - pressedY) > SLACK;
        if (onAxis) {
            goTo(shown, x(event));
        } else if (dragged) {
            shown.viewport().pan(lastX - event.getX());
            shown.scrollTo(shown.scroll() + lastY - event.getY());
            chart.requestLayout();
        }
        lastX = event.getX();
        lastY = event.getY();
    }

    private void release(BesideModel shown, MouseEvent event) {
        double x = x(event);
        if (dragged || onAxis || x < 0 || event.getButton() != MouseButton.PRIMARY) {
            return;
        }
        double middle = chart.middle();
        double y = event.getY();
        if (y < middle) {
            shown.click(false, x, y - chart.axis() + shown.scroll());
        } else if (y < middle + chart.band()) {
            shown.clickBand(y > middle + chart.band() / 2, x, chart.apart());
        } else {
            shown.click(true, x, y - middle - chart.band() + shown.scroll());
        }
    }

    private void scroll(BesideModel shown, ScrollEvent event) {
        event.consume();
        if (Math.abs(event.getDeltaX()) > Math.abs(event.getDeltaY())) {
            shown.viewport().pan(-event.getDeltaX());
        } else if (event.isShiftDown()) {
            shown.viewport().pan(-event.getDeltaY());
        } else if (event.isAltDown()) {
            shown.scrollTo(shown.scroll() - event.getDeltaY());
        } else if (event.getDeltaY() != 0) {
            double notches = event.getDeltaY() / Math.max(1, event.getMultiplierY());
            zoom(shown, event.getX() - chart.left(), Math.pow(NOTCH, Math.max(-3, Math.min(3, notches))));
        }
        chart.requestLayout();
    }

    private void zoom(BesideModel shown, ZoomEvent event) {
        event.consume();
        zoom(shown, event.getX() - chart.left(), event.getZoomFactor());
    }

    private void zoom(BesideModel shown, double x, double factor) {
        shown.viewport().zoom(Math.max(0, x), factor);
        chart.requestLayout();
    }

    /** Zooms about the cursor, or the middle where that is not seen. */
    void zoom(double factor) {
        model.get().ifPresent(shown -> {
            double width = shown.viewport().scale().width();
            double x = shown.viewport().scale().x(shown.cursor());
            zoom(shown, x >= 0 && x <= width ? x : width / 2, factor);
        });
    }

    /** Shows all of both runs. */
    void fit() {
        model.get().ifPresent(shown -> {
            shown.viewport().fit();
            chart.requestLayout();
        });
    }

    private void key(BesideModel shown, KeyEvent event) {
        if (event.isControlDown() || event.isAltDown() || event.isMetaDown()) {
            return;
        }
        double row = shown.layout().lines().isEmpty()
                ? 0
                : shown.layout().lines().get(0).height() * 1.5;
        double stride = shown.viewport().scale().width() * STRIDE;
        switch (event.getCode()) {
            case LEFT -> shown.viewport().pan(-stride);
            case RIGHT -> shown.viewport().pan(stride);
            case UP -> shown.scrollTo(shown.scroll() - row);
            case DOWN -> shown.scrollTo(shown.scroll() + row);
            case PLUS, EQUALS, ADD -> zoom(STEP);
            case MINUS, SUBTRACT -> zoom(1 / STEP);
            case DIGIT0, NUMPAD0 -> fit();
            default -> {
                return;
            }
        }
        event.consume();
        chart.requestLayout();
    }
}
