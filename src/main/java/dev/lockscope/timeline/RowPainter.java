package dev.lockscope.timeline;

import java.util.List;

/**
 * Turns the spans of a row into runs of pixels. Every span takes up at least one column; none is left out.
 *
 * <p>Where two share a column: two that have no other column are merged; one that has no other column gets it, for it
 * would not be seen otherwise; else the one that matters more gets it.
 */
final class RowPainter {

    private final RunArrays runs;
    private final Paints paints;
    private final TimeScale scale;
    private final int columns;

    private int row;
    private boolean pending;
    private int first;
    private int last;
    private int paint;
    private long length;
    private int count;

    RowPainter(RunArrays runs, Paints paints, TimeScale scale) {
        this.runs = runs;
        this.paints = paints;
        this.scale = scale;
        this.columns = scale.columns();
    }

    /** Draws a row; what goes on is drawn up to {@code now}. */
    void draw(int number, RowSpans spans, long now) {
        row = number;
        pending = false;
        draw(spans.ended(), spans.pyramid().at(scale.nsPerPixel()));
        draw(spans.tail(now), now);
        flush();
    }

    private void draw(SpanArrays spans, Level level) {
        int start = spans.firstEndingFrom(scale.start());
        for (int run = level.runOf(start); run < level.runs(); run++) {
            int one = level.first(run);
            int other = level.end(run) - 1;
            int left = scale.firstColumn(spans.from(one));
            if (left >= columns) {
                return;
            }
            int right = scale.lastColumn(spans.from(other), spans.to(other));
            if (other > one && (left < 0 || right >= columns)) {
                cut(spans, Math.max(one, start), other);
            } else {
                int best = level.dominant(run);
                add(left, right, spans.paint(best), spans.length(best), other - one + 1);
            }
        }
    }

    /** Part of a run that an edge of the picture cuts: only what is seen counts. */
    private void cut(SpanArrays spans, int from, int to) {
        for (int i = from; i <= to; i++) {
            int left = scale.firstColumn(spans.from(i));
            if (left >= columns) {
                return;
            }
            add(left, scale.lastColumn(spans.from(i), spans.to(i)), spans.paint(i), spans.length(i), 1);
        }
    }

    private void draw(List<Span> tail, long now) {
        for (Span span : tail) {
            long to = span.to().orElse(Math.max(span.from(), now));
            int left = scale.firstColumn(span.from());
            if (left < columns) {
                int right = scale.lastColumn(span.from(), to);
                add(left, right, paints.number(span.paint()), to - span.from(), 1);
            }
        }
    }

    private void add(int from, int to, int newPaint, long newLength, int newCount) {
        if (to < 0) {
            return;
        }
        int left = Math.max(0, from);
        int right = Math.min(columns - 1, to);
        if (pending && left <= last) {
            boolean newWins = matters(newPaint, newLength) > 0;
            if (first == last && right <= last) {
                count += newCount;
                if (newWins) {
                    paint = newPaint;
                    length = newLength;
                }
                return;
            }
            boolean newIsNarrow = right <= last;
            if (newIsNarrow || (first < last && newWins)) {
                last = left - 1;
            } else {
                left = last + 1;
            }
        }
        flush();
        pending = true;
        first = left;
        last = right;
        paint = newPaint;
        length = newLength;
        count = newCount;
    }

    /** Above 0 where the new one matters more than the pending one. */
    private int matters(int newPaint, long newLength) {
        int byRank = Integer.compare(rank(newPaint), rank(paint));
        return byRank != 0 ? byRank : Long.compare(newLength, length);
    }

    private int rank(int number) {
        return paints.paint(number).kind().rank();
    }

    private void flush() {
        if (pending) {
            runs.add(row, first, last, paint, count);
        }
        pending = false;
    }
}
