package dev.lockscope.desktop.stage;

/**
 * Where something is, px.
 *
 * @param x its left edge
 * @param y its upper edge
 */
record Place(double x, double y, double width, double height) {

    double right() {
        return x + width;
    }

    double bottom() {
        return y + height;
    }

    double middleX() {
        return x + width / 2;
    }

    double middleY() {
        return y + height / 2;
    }

    boolean overlaps(Place other) {
        return x < other.right() && other.x < right() && y < other.bottom() && other.y < bottom();
    }

    boolean isInside(Place other) {
        return x >= other.x && y >= other.y && right() <= other.right() && bottom() <= other.bottom();
    }

    /** Whether a point is inside, its edges left out. */
    boolean covers(Spot point) {
        return point.x() > x && point.x() < right() && point.y() > y && point.y() < bottom();
    }
}
