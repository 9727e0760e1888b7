package dev.lockscope.export.picture;

import dev.lockscope.timeline.paint.Pattern;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/** The patterns that tell states apart, as in the window: tiles of eight px, drawn as outlines. */
final class PatternPath {

    private static final int TILE = 8;

    private PatternPath() {}

    /** What is to be filled within a box; it may stick out of the box. */
    static Path2D in(Rectangle2D box, Pattern pattern) {
        Path2D path = new Path2D.Double();
        if (pattern == Pattern.SOLID) {
            path.append(box, false);
            return path;
        }
        double top = Math.floor(box.getMinY() / TILE) * TILE;
        double left = Math.floor(box.getMinX() / TILE) * TILE;
        for (double y = top; y < box.getMaxY(); y += TILE) {
            for (double x = left; x < box.getMaxX(); x += TILE) {
                tile(path, x, y, pattern);
            }
        }
        return path;
    }

    private static void tile(Path2D path, double x, double y, Pattern pattern) {
        switch (pattern) {
            case SOLID -> box(path, x, y, TILE, TILE);
            case DOTS -> box(path, x + 2, y + 2, 2, 2);
            case RISING -> rising(path, x, y);
            case FALLING -> falling(path, x, y);
            case CROSSED -> {
                rising(path, x, y);
                falling(path, x, y);
            }
            case UPRIGHT -> box(path, x, y, 2, TILE);
            case MERGED -> {
                box(path, x, y, 3, TILE);
                box(path, x + 4, y, 3, TILE);
            }
        }
    }

    private static void box(Path2D path, double x, double y, double width, double height) {
        path.append(new Rectangle2D.Double(x, y, width, height), false);
    }

    private static void rising(Path2D path, double x, double y) {
        polygon(path, x, y, 0, 0, 2, 0, 0, 2);
        polygon(path, x, y, 8, 0, 8, 2, 2, 8, 0, 8);
    }

    private static void falling(Path2D path, double x, double y) {
        polygon(path, x, y, 0, 0, 2, 0, 8, 6, 8, 8);
        polygon(path, x, y, 0, 6, 2, 8, 0, 8);
    }

    private static void polygon(Path2D path, double x, double y, double... places) {
        for (int i = 0; i < places.length; i += 2) {
            if (i == 0) {
                path.moveTo(x + places[i], y + places[i + 1]);
            } else {
                path.lineTo(x + places[i], y + places[i + 1]);
            }
        }
        path.closePath();
    }
}
