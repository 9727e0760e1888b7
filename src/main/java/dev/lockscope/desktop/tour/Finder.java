package dev.lockscope.desktop.tour;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Scene;

/** Finds what a stop speaks of in the window, as it is to be seen at the moment. */
final class Finder {

    private Finder() {}

    /** What frames all of those ids that are to be seen, in the scene's px; nothing where none is. */
    static Optional<Rectangle2D> find(Scene scene, List<String> ids) {
        return ids.stream()
                .flatMap(id -> scene.getRoot().lookupAll("#" + id).stream())
                .flatMap(node -> seen(node).stream())
                .reduce(Finder::around);
    }

    /** The part of a thing that is not cut off by what it lies in. */
    private static Optional<Rectangle2D> seen(Node node) {
        Rectangle2D part = bounds(node);
        for (Node above = node; above != null; above = above.getParent()) {
            if (!above.isVisible()) {
                return Optional.empty();
            }
            if (above != node && (above.getClip() != null || above.getParent() == null)) {
                part = common(part, bounds(above));
            }
        }
        return Optional.of(part).filter(one -> one.getWidth() > 0 && one.getHeight() > 0);
    }

    private static Rectangle2D bounds(Node node) {
        Bounds bounds = node.localToScene(node.getLayoutBounds());
        return new Rectangle2D(
                bounds.getMinX(), bounds.getMinY(), Math.max(0, bounds.getWidth()), Math.max(0, bounds.getHeight()));
    }

    private static Rectangle2D common(Rectangle2D one, Rectangle2D other) {
        double x = Math.max(one.getMinX(), other.getMinX());
        double y = Math.max(one.getMinY(), other.getMinY());
        return new Rectangle2D(
                x,
                y,
                Math.max(0, Math.min(one.getMaxX(), other.getMaxX()) - x),
                Math.max(0, Math.min(one.getMaxY(), other.getMaxY()) - y));
    }

    private static Rectangle2D around(Rectangle2D one, Rectangle2D other) {
        double x = Math.min(one.getMinX(), other.getMinX());
        double y = Math.min(one.getMinY(), other.getMinY());
        return new Rectangle2D(
                x, y, Math.max(one.getMaxX(), other.getMaxX()) - x, Math.max(one.getMaxY(), other.getMaxY()) - y);
    }
}
