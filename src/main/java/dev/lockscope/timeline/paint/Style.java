package dev.lockscope.timeline.paint;

/**
 * How a span looks.
 *
 * @param layer what is drawn later is on top; 0 is drawn first
 * @param ground the colour behind the pattern
 * @param pattern what tells its state
 * @param ink the colour of the pattern, of its edge and of its shape
 * @param text the colour of words on it
 * @param onPlate whether words on it need a plate behind them, since a pattern is no ground for them
 * @param edged whether it has an edge
 * @param shape the shape of a point
 */
public record Style(
        int layer, Ink ground, Pattern pattern, Ink ink, Ink text, boolean onPlate, boolean edged, Shape shape) {

    /** Shapes of points. */
    public enum Shape {
        /** A full circle: was done. */
        DISC,
        /** An empty circle: was looked at. */
        RING,
        /** A cross: was turned away. */
        CROSS,
        /** A tip that points up: was made longer, or begins. */
        UP,
        /** A tip that points down: was taken away. */
        DOWN,
        /** A tip that points right: goes on. */
        FLAG,
        /** A square on its corner: is odd. */
        DIAMOND,
        /** A square. */
        SQUARE,
        /** An upright line: the end of something. */
        BAR,
        /** A small upright line: one of many. */
        TICK
    }
}
