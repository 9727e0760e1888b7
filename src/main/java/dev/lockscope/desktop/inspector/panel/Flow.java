package dev.lockscope.desktop.inspector.panel;

import javafx.beans.value.ObservableDoubleValue;
import javafx.scene.text.TextFlow;

/**
 * Text on as many lines as it takes in a cell, which is asked for its height before it has a width. Its parts are texts
 * and not labels, since a label has no height before the stylesheet has been applied to it.
 */
public class Flow extends TextFlow {

    private static final double LEAST = 40;

    private final ObservableDoubleValue room;

    /** One that is as wide as {@code room}, px. */
    public Flow(ObservableDoubleValue room) {
        this.room = room;
        room.addListener((property, old, now) -> requestLayout());
    }

    @Override
    protected double computePrefHeight(double width) {
        return super.computePrefHeight(Math.max(LEAST, room.get()));
    }

    @Override
    protected double computePrefWidth(double height) {
        return Math.max(LEAST, room.get());
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }
}
