package dev.lockscope.timeline;

/**
 * A box to draw: pixels of a row that have the same paint.
 *
 * @param row which of the rows that were asked for, from 0
 * @param first the first column of pixels, from 0
 * @param last the last column of pixels, not before the first
 * @param paint that of the span, or of the one that matters most where several are merged
 * @param count how many spans it shows
 */
public record Run(int row, int first, int last, Paint paint, int count) {

    /** Whether it shows several spans that are too small to be told apart. */
    public boolean isMerged() {
        return count > 1;
    }

    /** How wide it is, px. */
    public int width() {
        return last - first + 1;
    }
}
