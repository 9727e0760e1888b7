package dev.lockscope.timeline;

/**
 * Where a row is drawn. A row may have several places.
 *
 * @param y its top, px below the top of the layout
 */
public record Slot(Row row, Form form, double y, double height) {

    /** Its bottom, px below the top of the layout. */
    public double bottom() {
        return y + height;
    }
}
