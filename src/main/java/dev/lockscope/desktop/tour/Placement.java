package dev.lockscope.desktop.tour;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Dimension2D;
import javafx.geometry.Rectangle2D;

/** Where words lie beside what they speak of: all within the window, and where there is any room for it, not over it. */
final class Placement {

    /** Between the words and what they speak of, px. */
    private static final double GAP = 16;

    /** Between the words and the edge of the window, px. */
    private static final double MARGIN = 12;

    private Placement() {}

    /**
     * Where the words lie.
     *
     * @param window what they must not leave
     * @param target what they speak of
     * @param size how large they are
     * @param best where they lie if there is room, the best place first
     */
    static Rectangle2D beside(Dimension2D window, Rectangle2D target, Dimension2D size, List<Side> best) {
        // Of equals the first one is taken.
        return Stream.concat(best.stream(), Stream.of(Side.values()))
                .map(side -> within(window, lie(target, size, side)))
                .min(Comparator.comparingDouble(place -> covered(place, target)))
                .orElseThrow();
    }

    /** In the lower middle of the window, where there is nothing to lie beside. */
    static Rectangle2D alone(Dimension2D window, Dimension2D size) {
        double x = (window.getWidth() - size.getWidth()) / 2;
        return within(window, new Rectangle2D(x, window.getHeight(), size.getWidth(), size.getHeight()));
    }

    private static Rectangle2D lie(Rectangle2D target, Dimension2D size, Side side) {
        double centred = target.getMinX() + (target.getWidth() - size.getWidth()) / 2;
        double middle = target.getMinY() + (target.getHeight() - size.getHeight()) / 2;
        double x = switch (side) {
            case RIGHT -> target.getMaxX() + GAP;
            case LEFT -> target.getMinX() - GAP - size.getWidth();
            case BELOW, ABOVE -> centred;
            case BELOW_START -> target.getMinX();
        };
        double y = switch (side) {
            case RIGHT, LEFT -> middle;
            case BELOW, BELOW_START -> target.getMaxY() + GAP;
            case ABOVE -> target.getMinY() - GAP - size.getHeight();
        };
        return new Rectangle2D(x, y, size.getWidth(), size.getHeight());
    }

    private static Rectangle2D within(Dimension2D window, Rectangle2D place) {
        double rightmost = window.getWidth() - MARGIN - place.getWidth();
        double lowest = window.getHeight() - MARGIN - place.getHeight();
        double x = Math.max(0, Math.max(Math.min(MARGIN, rightmost), Math.min(place.getMinX(), rightmost)));
        double y = Math.max(0, Math.max(Math.min(MARGIN, lowest), Math.min(place.getMinY(), lowest)));
        return new Rectangle2D(Math.rint(x), Math.rint(y), place.getWidth(), place.getHeight());
    }

    private static double covered(Rectangle2D place, Rectangle2D target) {
        double width = Math.min(place.getMaxX(), target.getMaxX()) - Math.max(place.getMinX(), target.getMinX());
        double height = Math.min(place.getMaxY(), target.getMaxY()) - Math.max(place.getMinY(), target.getMinY());
        return Math.max(0, width) * Math.max(0, height);
    }
}
