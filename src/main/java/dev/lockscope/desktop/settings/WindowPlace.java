package dev.lockscope.desktop.settings;

import java.util.Comparator;
import java.util.List;
import javafx.geometry.Rectangle2D;

/**
 * Where the window is, px.
 *
 * @param bounds its bounds when it does not fill the screen
 * @param maximised whether it fills the screen
 */
public record WindowPlace(Rectangle2D bounds, boolean maximised) {

    /** The smallest window that one can work in, px. */
    public static final double MIN_WIDTH = 800;

    /** See {@link #MIN_WIDTH}. */
    public static final double MIN_HEIGHT = 560;

    /** How large a window is that was never anywhere, px, where its screen has room for that. */
    private static final double FIRST_WIDTH = 1280;

    private static final double FIRST_HEIGHT = 800;

    /** The part of the window that must be on a screen so that a person can take hold of it, px. */
    private static final double GRIP = 120;

    /**
     * Where a window is first, in the middle of its screen and whole on it.
     *
     * @param screen what can be used of the screen
     */
    public static WindowPlace first(Rectangle2D screen) {
        double width = Math.min(FIRST_WIDTH, screen.getWidth());
        double height = Math.min(FIRST_HEIGHT, screen.getHeight());
        return new WindowPlace(
                new Rectangle2D(
                        screen.getMinX() + (screen.getWidth() - width) / 2,
                        screen.getMinY() + (screen.getHeight() - height) / 2,
                        width,
                        height),
                false);
    }

    /**
     * The same place on the screens that there are now: no larger than its screen, and whole on it where too little of it
     * would be seen.
     *
     * @param screens what can be used of each screen, the main one first; at least one
     */
    public WindowPlace on(List<Rectangle2D> screens) {
        Rectangle2D screen = screens.stream()
                .max(Comparator.comparingDouble(this::shared))
                .filter(best -> shared(best) > 0)
                .orElse(screens.get(0));
        double width = Math.min(Math.max(bounds.getWidth(), MIN_WIDTH), screen.getWidth());
        double height = Math.min(Math.max(bounds.getHeight(), MIN_HEIGHT), screen.getHeight());
        boolean inReach = bounds.getMinX() + GRIP <= screen.getMaxX()
                && bounds.getMaxX() - GRIP >= screen.getMinX()
                && bounds.getMinY() >= screen.getMinY()
                && bounds.getMinY() + GRIP <= screen.getMaxY();
        double x = inReach ? bounds.getMinX() : within(bounds.getMinX(), screen.getMinX(), screen.getMaxX() - width);
        double y = inReach ? bounds.getMinY() : within(bounds.getMinY(), screen.getMinY(), screen.getMaxY() - height);
        return new WindowPlace(new Rectangle2D(x, y, width, height), maximised);
    }

    private double shared(Rectangle2D screen) {
        double width = Math.min(screen.getMaxX(), bounds.getMaxX()) - Math.max(screen.getMinX(), bounds.getMinX());
        double height = Math.min(screen.getMaxY(), bounds.getMaxY()) - Math.max(screen.getMinY(), bounds.getMinY());
        return width > 0 && height > 0 ? width * height : 0;
    }

    private static double within(double value, double least, double most) {
        return Math.max(least, Math.min(most, value));
    }
}
