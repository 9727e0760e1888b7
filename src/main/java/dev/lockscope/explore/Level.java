package dev.lockscope.explore;

import java.util.Arrays;

/** What some rows lead to: rows of numbers one behind another, each with its parent and its move. */
final class Level {

    /** What stands for a move where it is broken that nothing more happens. */
    static final int AT_REST = -1;

    private final int width;
    private int[] numbers = new int[1 << 12];
    private int count;
    private long transitions;
    private int brokenAt = -1;
    private int brokenBy;

    Level(int width) {
        this.width = width;
    }

    void clear() {
        count = 0;
        transitions = 0;
        brokenAt = -1;
    }

    /** Another row, whose numbers stand in {@code from}. */
    void add(int[] from, int parent, int move) {
        int at = count * (width + 2);
        if (at + width + 2 > numbers.length) {
            numbers = Arrays.copyOf(numbers, numbers.length * 2);
        }
        System.arraycopy(from, 0, numbers, at, width);
        numbers[at + width] = parent;
        numbers[at + width + 1] = move;
        count++;
    }

    void tried() {
        transitions++;
    }

    long transitions() {
        return transitions;
    }

    /** The first row from which a move broke something, with the properties as bits. */
    void broken(int parent, int move) {
        if (brokenAt < 0) {
            brokenAt = parent;
            brokenBy = move;
        }
    }

    boolean isBroken() {
        return brokenAt >= 0;
    }

    int brokenAt() {
        return brokenAt;
    }

    int brokenBy() {
        return brokenBy;
    }

    /** Adds its rows to the table, in their order. */
    void into(Table table) {
        for (int row = 0; row < count; row++) {
            int at = row * (width + 2);
            table.add(numbers, at, numbers[at + width], numbers[at + width + 1]);
        }
    }
}
