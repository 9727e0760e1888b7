package dev.lockscope.timeline;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * The spans of a row that have ended, in arrays: in the order of their beginnings, which is that of their ends, too,
 * because they do not overlap. Grows at the end; what was learnt too early can be taken back. Belongs to one thread.
 */
final class SpanArrays {

    private final Row row;
    private final Paints paints;
    private int size;
    private long[] from = new long[8];
    private long[] to = new long[8];
    private int[] paint = new int[8];
    private long[] beganBy = new long[8];
    private long[] endedBy = new long[8];
    private @Nullable String[] labels = new String[8];
    private @Nullable Object[] clients = new Object[8];

    SpanArrays(Row row, Paints paints) {
        this.row = row;
        this.paints = paints;
    }

    void add(SpanKind kind, long begins, long ends, String label, List<String> who, long began, long ended) {
        if (ends < begins || (size > 0 && begins < to[size - 1])) {
            throw new IllegalArgumentException("a span from " + begins + " to " + ends + " overlaps in " + row);
        }
        if (size == from.length) {
            grow(size * 2);
        }
        from[size] = begins;
        to[size] = ends;
        paint[size] = paints.number(new Paint(kind, Paint.colour(who)));
        beganBy[size] = began;
        endedBy[size] = ended;
        labels[size] = label;
        clients[size] = who;
        size++;
    }

    private void grow(int capacity) {
        from = Arrays.copyOf(from, capacity);
        to = Arrays.copyOf(to, capacity);
        paint = Arrays.copyOf(paint, capacity);
        beganBy = Arrays.copyOf(beganBy, capacity);
        endedBy = Arrays.copyOf(endedBy, capacity);
        labels = Arrays.copyOf(labels, capacity);
        clients = Arrays.copyOf(clients, capacity);
    }

    void truncate(int newSize) {
        Arrays.fill(labels, newSize, size, null);
        Arrays.fill(clients, newSize, size, null);
        size = newSize;
    }

    int size() {
        return size;
    }

    long from(int index) {
        return from[index];
    }

    long to(int index) {
        return to[index];
    }

    long length(int index) {
        return to[index] - from[index];
    }

    int paint(int index) {
        return paint[index];
    }

    int rank(int index) {
        return paints.paint(paint[index]).kind().rank();
    }

    /** Which of two spans is shown where both share a pixel: of higher rank, else longer, else earlier. */
    int dominant(int one, int other) {
        int byRank = Integer.compare(rank(one), rank(other));
        int order = byRank != 0 ? byRank : Long.compare(length(one), length(other));
        return order > 0 || (order == 0 && one < other) ? one : other;
    }

    /** The first span that ends at or after an instant; {@link #size} where there is none. */
    int firstEndingFrom(long instant) {
        int low = 0;
        int high = size;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (to[middle] < instant) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    @SuppressWarnings("unchecked") // only lists of names are put in
    Span get(int index) {
        if (index < 0 || index >= size || labels[index] == null || clients[index] == null) {
            throw new IndexOutOfBoundsException(index + " of " + size);
        }
        return new Span(
                row,
                paints.paint(paint[index]).kind(),
                from[index],
                OptionalLong.of(to[index]),
                OptionalLong.empty(),
                labels[index],
                (List<String>) clients[index],
                beganBy[index],
                endedBy[index]);
    }
}
