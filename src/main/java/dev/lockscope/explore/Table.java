package dev.lockscope.explore;

import java.util.Arrays;

/**
 * The states that were found, each a row of numbers, in the order in which they were found, with the row and the move by
 * which each was found first. Written by one thread; others may read rows and ask for rows in the meantime as long as
 * nothing is written.
 */
final class Table {

    private static final int ROWS = 1 << 14;
    private static final int FIRST_SLOTS = 1 << 16;

    private final int width;
    private final int stride;
    private int[][] chunks = new int[16][];
    /** A row's place in the lower half of each, and its hash in the upper one, so that rows are seldom looked at in vain. */
    private long[] slots = new long[FIRST_SLOTS];

    private int size;

    /** A table of rows of so many numbers. */
    Table(int width) {
        this.width = width;
        this.stride = width + 2;
        Arrays.fill(slots, -1);
    }

    int size() {
        return size;
    }

    /** How much memory it takes, bytes. */
    long bytes() {
        return 8L * slots.length + 4L * stride * ROWS * ((size + ROWS - 1) / ROWS);
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

    /** Whether there is a row of these numbers, which begin at {@code from}. */
    boolean has(int[] numbers, int from) {
        return slots[slot(numbers, from)] != -1;
    }

    /** Adds a row, if there is none of these numbers, which begin at {@code from}; answers whether it did. */
    boolean add(int[] numbers, int from, int parent, int move) {
        int slot = slot(numbers, from);
        if (slots[slot] != -1) {
            return false;
        }
        int chunk = size / ROWS;
        if (chunk == chunks.length) {
            chunks = Arrays.copyOf(chunks, chunks.length * 2);
        }
        if (chunks[chunk] == null) {
            chunks[chunk] = new int[ROWS * stride];
        }
        int at = size % ROWS * stride;
        System.arraycopy(numbers, from, chunks[chunk], at, width);
        chunks[chunk][at + width] = parent;
        chunks[chunk][at + width + 1] = move;
        slots[slot] = ((long) hash(numbers, from) << Integer.SIZE) | size++;
        if (size > slots.length / 2) {
            grow();
        }
        return true;
    }

    private void grow() {
        long[] old = slots;
        slots = new long[old.length * 2];
        Arrays.fill(slots, -1);
        int mask = slots.length - 1;
        for (long kept : old) {
            if (kept != -1) {
                int slot = (int) (kept >>> Integer.SIZE) & mask;
                while (slots[slot] != -1) {
                    slot = (slot + 1) & mask;
                }
                slots[slot] = kept;
            }
        }
    }

    /** Where a row of these numbers is or would be. */
    private int slot(int[] numbers, int from) {
        int hash = hash(numbers, from);
        int mask = slots.length - 1;
        int slot = hash & mask;
        while (slots[slot] != -1
                && ((int) (slots[slot] >>> Integer.SIZE) != hash || !isEqual((int) slots[slot], numbers, from))) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private boolean isEqual(int row, int[] numbers, int from) {
        int[] chunk = chunks[row / ROWS];
        int at = row % ROWS * stride;
        for (int i = 0; i < width; i++) {
            if (chunk[at + i] != numbers[from + i]) {
                return false;
            }
        }
        return true;
    }

    private int hash(int[] numbers, int from) {
        long hash = 0x9E3779B97F4A7C15L;
        for (int i = 0; i < width; i++) {
            hash = (hash ^ numbers[from + i]) * 0xFF51AFD7ED558CCDL;
            hash ^= hash >>> 32;
        }
        return (int) (hash >>> 16);
    }
}
