package dev.lockscope.desktop.matrix;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** A table that scrolls in both directions below its heads, which stay where they are. */
final class FrozenGrid {

    private final GridPane grid = new GridPane();
    private final ScrollPane scroll = new ScrollPane(grid);
    private final List<Node> heads = new ArrayList<>();
    private final List<Node> names = new ArrayList<>();
    private final List<Node> corner = new ArrayList<>();

    private boolean stretched;

    FrozenGrid() {
        grid.getStyleClass().add("matrix-grid");
        scroll.getStyleClass().add("matrix-scroll");
        scroll.setFocusTraversable(false);
        scroll.hvalueProperty().addListener((property, old, now) -> hold());
        scroll.vvalueProperty().addListener((property, old, now) -> hold());
        scroll.viewportBoundsProperty().addListener((property, old, now) -> hold());
        grid.layoutBoundsProperty().addListener((property, old, now) -> hold());
    }

    /** Lets the columns share the width that is left over. */
    void stretch() {
        scroll.setFitToWidth(true);
        stretched = true;
    }

    void clear() {
        grid.getChildren().clear();
        heads.clear();
        names.clear();
        corner.clear();
    }

    /** Adds a cell, counted from 0 with the heads. */
    void add(Region cell, int column, int row) {
        cell.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        grid.add(cell, column, row);
        if (stretched && column > 0) {
            GridPane.setHgrow(cell, Priority.ALWAYS);
        }
        if (column == 0 && row == 0) {
            cell.setViewOrder(-2);
            corner.add(cell);
        } else if (row == 0) {
            cell.setViewOrder(-1);
            heads.add(cell);
        } else if (column == 0) {
            cell.setViewOrder(-1);
            names.add(cell);
        }
    }

    /** The heads go with what is seen. */
    private void hold() {
        Bounds seen = scroll.getViewportBounds();
        double right = Math.max(0, grid.getLayoutBounds().getWidth() - seen.getWidth()) * scroll.getHvalue();
        double down = Math.max(0, grid.getLayoutBounds().getHeight() - seen.getHeight()) * scroll.getVvalue();
        double x = Math.round(right);
        double y = Math.round(down);
        heads.forEach(node -> node.setTranslateY(y));
        names.forEach(node -> node.setTranslateX(x));
        corner.forEach(node -> {
            node.setTranslateX(x);
            node.setTranslateY(y);
        });
    }

    /** Scrolls so that a cell stands beside the heads, where it can be seen. */
    void show(Node cell) {
        Bounds seen = scroll.getViewportBounds();
        Bounds place = cell.getBoundsInParent();
        double left = names.isEmpty() ? 0 : names.get(0).getLayoutBounds().getWidth();
        double top = heads.isEmpty() ? 0 : heads.get(0).getLayoutBounds().getHeight();
        scroll.setHvalue(value(
                scroll.getHvalue(),
                grid.getLayoutBounds().getWidth() - seen.getWidth(),
                place.getMinX() - left,
                place.getMaxX() - seen.getWidth()));
        scroll.setVvalue(value(
                scroll.getVvalue(),
                grid.getLayoutBounds().getHeight() - seen.getHeight(),
                place.getMinY() - top,
                place.getMaxY() - seen.getHeight()));
    }

    private static double value(double now, double range, double least, double most) {
        if (range <= 0) {
            return now;
        }
        double offset = now * range;
        double wanted = Math.min(least, Math.max(most, offset));
        return Math.max(0, Math.min(1, wanted / range));
    }

    /** What is shown. */
    ScrollPane view() {
        return scroll;
    }
}
