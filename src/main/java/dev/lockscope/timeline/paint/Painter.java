package dev.lockscope.timeline.paint;

/** What can draw: a canvas, or a file. Places and sizes are px from the upper left corner. */
public interface Painter {

    /** A filled box. */
    void fill(double x, double y, double width, double height, Ink ink);

    /** A box filled with a pattern on nothing; a flat one is filled. */
    void pattern(double x, double y, double width, double height, Pattern pattern, Ink ink);

    /** The edge of a box, within it. */
    void outline(double x, double y, double width, double height, Line line, Ink ink);

    /** A straight line. */
    void line(double fromX, double fromY, double toX, double toY, Line line, Ink ink);

    /** A filled polygon. */
    void polygon(double[] xs, double[] ys, Ink ink);

    /** A filled disc. */
    void disc(double x, double y, double radius, Ink ink);

    /** A circle. */
    void ring(double x, double y, double radius, Line line, Ink ink);

    /**
     * A line of words.
     *
     * @param y where it stands, px
     */
    void text(String text, double x, double y, Type type, Ink ink);

    /** How wide a line of words is, px. */
    double widthOf(String text, Type type);

    /**
     * How a line is drawn.
     *
     * @param width px
     */
    record Line(double width, boolean dashed) {

        /** A line of that width. */
        public static Line solid(double width) {
            return new Line(width, false);
        }

        /** A dashed line of that width. */
        public static Line dashed(double width) {
            return new Line(width, true);
        }
    }

    /**
     * How words are set.
     *
     * @param size px
     */
    record Type(double size, boolean bold) {}
}
