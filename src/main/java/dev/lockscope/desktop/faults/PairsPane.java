package dev.lockscope.desktop.faults;

import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.Region;

/** Puts things below each other, two of them beside each other where neither would be cut. */
final class PairsPane extends Region {

    private static final double GAP = 4;

    void show(List<? extends Node> nodes) {
        getChildren().setAll(nodes);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected double computePrefWidth(double height) {
        return getManagedChildren().stream()
                .mapToDouble(node -> node.prefWidth(-1))
                .max()
                .orElse(0);
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computePrefHeight(double width) {
        return place(width < 0 ? prefWidth(-1) : width, false);
    }

    @Override
    protected void layoutChildren() {
        place(getWidth(), true);
    }

    /** Goes through the rows, and tells how high they are together. */
    private double place(double width, boolean move) {
        List<Node> nodes = getManagedChildren();
        double half = Math.floor((width - GAP) / 2);
        double y = 0;
        int i = 0;
        while (i < nodes.size()) {
            Node first = nodes.get(i);
            boolean pair = i + 1 < nodes.size()
                    && first.prefWidth(-1) <= half
                    && nodes.get(i + 1).prefWidth(-1) <= half;
            double each = pair ? half : width;
            double height = first.prefHeight(each);
            if (pair) {
                height = Math.max(height, nodes.get(i + 1).prefHeight(each));
            }
            if (move) {
                first.resizeRelocate(0, y, each, height);
                if (pair) {
                    nodes.get(i + 1).resizeRelocate(width - half, y, half, height);
                }
            }
            y += height + GAP;
            i += pair ? 2 : 1;
        }
        return Math.max(0, y - GAP);
    }
}
