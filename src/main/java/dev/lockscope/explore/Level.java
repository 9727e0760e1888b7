package dev.lockscope.explore;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * What some rows lead to: rows of numbers one behind another, each with its parent and its move, and their hashes. Filled by
 * one thread; others may compare rows that they were told of in the meantime.
 */
final class Level {

    /** What stands for a move where it is broken that nothing more happens. */
    static final int AT_REST = -1;

    private static final int KNOWN = -1;
    private static final int FRESH = -2;
    private static final int POSTPONED = -3;
    private static final int EXTRA = 2;
    private static final int FIRST = 1 << 10;

    private final int width;
    private volatile int[] numbers;

    /** Where in the table each row is that was not there before. */
    private int[] places = new int[FIRST];

    private int[] hashes = new int[FIRST];
    private int count;
    private int looked;
    private int fresh;
    private boolean postponed;

    /** What stood for rows of later levels that equal earlier ones of this. */
    private int[] overtaken = new int[8];

    private int overtook;

    /** Made of what was glanced at, so that no compiler leaves it out; means nothing. */
    private final int[] glances = new int[1];

    private long transitions;
    private int brokenAt = -1;
    private int brokenBy;

    Level(int width) {
        this.width = width;
        this.numbers = new int[FIRST * (width + EXTRA)];
    }

    void clear() {
        count = 0;
        looked = 0;
        fresh = 0;
        overtook = 0;
        postponed = false;
        transitions = 0;
        brokenAt = -1;
    }

    /** Another row, whose numbers stand in {@code from}. */
    void add(int[] from, int parent, int move) {
        int at = at(count);
        if (count == hashes.length) {
            grow();
        }
        int[] into = numbers;
        System.arraycopy(from, 0, into, at, width);
        into[at + width] = parent;
        into[at + width + 1] = move;
        hashes[count] = Table.hash(from, 0, width);
        count++;
    }

    private void grow() {
        numbers = Arrays.copyOf(numbers, numbers.length * 2);
        hashes = Arrays.copyOf(hashes, hashes.length * 2);
        places = Arrays.copyOf(places, places.length * 2);
    }

    private int at(int row) {
        return row * (width + EXTRA);
    }

    int count() {
        return count;
    }

    int hash(int row) {
        return hashes[row];
    }

    /** Up to which row it was looked for them. */
    int looked() {
        return looked;
    }

    void looked(int until) {
        looked = until;
    }

    void noteGlance(int seen) {
        glances[0] += seen;
    }

    /** A row is in no table yet. */
    void markFresh(int row) {
        places[row] = FRESH;
        fresh++;
    }

    /** A row is in a table, or has been found before. */
    void markKnown(int row) {
        places[row] = KNOWN;
    }

    /** A row for which it was said that it is in no table yet is after all, or has been found before. */
    void takeBack(int row) {
        places[row] = KNOWN;
        fresh--;
    }

    /** A row of a later level was looked for before it was found here. */
    void overtake(int code) {
        if (overtook == overtaken.length) {
            overtaken = Arrays.copyOf(overtaken, overtook * 2);
        }
        overtaken[overtook++] = code;
    }

    /** What stood for rows of later levels that equal earlier ones of this. */
    IntStream overtaken() {
        return Arrays.stream(overtaken, 0, overtook);
    }

    /** A row is to be looked for later. */
    void postpone(int row) {
        places[row] = POSTPONED;
        postponed = true;
    }

    boolean hasPostponed() {
        return postponed;
    }

    boolean isPostponed(int row) {
        return places[row] == POSTPONED;
    }

    /** How many rows are in no table yet. */
    int countFresh() {
        return fresh;
    }

    /** Leaves out those that are in no table yet but for the first so many; answers whether there were no more. */
    boolean keepFresh(int most) {
        if (fresh <= most) {
            return true;
        }
        for (int row = count - 1; fresh > most; row--) {
            if (places[row] == FRESH) {
                takeBack(row);
            }
        }
        return false;
    }

    /** Puts those rows into a table that are in none yet, from a place on. */
    void moveInto(Table table, int first) {
        int place = first;
        for (int row = 0; row < count; row++) {
            if (places[row] == FRESH) {
                int at = at(row);
                table.put(place, numbers, at, numbers[at + width], numbers[at + width + 1]);
                places[row] = place++;
            }
        }
    }

    /** Where a row was put; less than 0 where it was known before. */
    int place(int row) {
        return places[row];
    }

    /** Whether a place of a table has the numbers of one of these rows. */
    boolean isAt(int place, Table table, int row) {
        return table.isEqual(place, numbers, at(row));
    }

    /** Whether a row has the numbers of one of another level. */
    boolean isEqual(int row, Level other, int otherRow) {
        int mine = at(row);
        int theirs = other.at(otherRow);
        return Arrays.equals(numbers, mine, mine + width, other.numbers, theirs, theirs + width);
    }

    void tried() {
        transitions++;
    }

    long transitions() {
        return transitions;
    }

    /** The first row from which a move broke something. */
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
}
