package dev.lockscope.explore;

import java.util.Arrays;

/**
 * The states that were found, each a row of numbers, in the order in which they were found, with the row and the move by
 * which each was found first. Written by one thread, or by several as {@link Intake} does; others may read rows and ask
 * for rows in the meantime as long as nothing is written.
 */
final class Table {

    private static final int ROWS = 1 << 14;

    private final int width;
    private final int stride;
    private final Index index = new Index();
    private int[][] chunks = new int[16][];
    private int size;

    /** A table of rows of so many numbers. */
    Table(int width) {
        this.width = width;
        this.stride = width + 2;
    }

    /** The hash of some numbers, which begin at {@code from}. */
    static int hash(int[] numbers, int from, int width) {
        long hash = 0x9E3779B97F4A7C15L;
        for (int i = 0; i < width; i++) {
            hash = (hash ^ numbers[from + i]) * 0xFF51AFD7ED558CCDL;
            hash ^= hash >>> 32;
        }
        return (int) (hash >>> 16);
    }

    int size() {
        return size;
    }

    /** How much memory it takes, bytes. */
    long bytes() {
        return 4L * stride * ROWS * ((size + ROWS - 1) / ROWS) + index.bytes();
    }

    /** Copies a row's numbers. */
    void read(int row, int[] into) {
        System.arraycopy(chunks[row / ROWS], row % ROWS * stride, into, 0, width);
    }

    /** The row from which a row was found first, or -1 for the first. */
    int parent(int row) {
        return chunks[row / ROWS][row % ROWS * stride + width];
    }

    /** The number of the move by which a row was found first. */
    int move(int row) {
        return chunks[row / ROWS][row % ROWS * stride + width + 1];
    }

    /** The first row. */
    void begin(int[] numbers) {
        int hash = hash(numbers, 0, width);
        index.exchange(index.slot(hash), Index.NONE, Index.entry(hash, 0));
        makeRoom(1);
        put(0, numbers, 0, -1, -1);
    }

    /** Where which row is, by its hash. */
    Index index() {
        return index;
    }

    /** One number of a row, so that the row is at hand when it is looked at soon. */
    int glance(int row) {
        return chunks[row / ROWS][row % ROWS * stride];
    }

    boolean isEqual(int row, int[] numbers, int from) {
        int[] chunk = chunks[row / ROWS];
        int at = row % ROWS * stride;
        return Arrays.equals(chunk, at, at + width, numbers, from, from + width);
    }

    /** Makes it longer; the new rows are to be put. */
    void makeRoom(int rows) {
        size += rows;
        int needed = (size + ROWS - 1) / ROWS;
        if (needed > chunks.length) {
            chunks = Arrays.copyOf(chunks, Math.max(needed, chunks.length * 2));
        }
        for (int chunk = needed - 1; chunk >= 0 && chunks[chunk] == null; chunk--) {
            chunks[chunk] = new int[ROWS * stride];
        }
    }

    /** Puts a row at its place. */
    void put(int row, int[] numbers, int from, int parent, int move) {
        int[] chunk = chunks[row / ROWS];
        int at = row % ROWS * stride;
        System.arraycopy(numbers, from, chunk, at, width);
        chunk[at + width] = parent;
        chunk[at + width + 1] = move;
    }
}
