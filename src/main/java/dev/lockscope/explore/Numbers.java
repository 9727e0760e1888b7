package dev.lockscope.explore;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Remembers the number that was worked out for a pair of numbers. For any threads; two that find out at once that it is not
 * known may both work it out, and either number is kept. Each pair lies beside its number, because the way to what lies
 * elsewhere in memory took most of a search's time; and who asks works it out himself, because what is made anew for each
 * question, such as a supplier, pushes out of the processor's memory what is looked up.
 */
final class Numbers {

    /** Stands for a number that is not known; never remembered. */
    static final int UNKNOWN = Integer.MIN_VALUE;

    private static final int FIRST = 1 << 10;

    /** Added to a number, so that 0 stands for none. */
    private static final long THERE = 1L << 40;

    /** Pairs and numbers by turns; a number is written after its pair, and read before it. */
    private volatile AtomicLongArray cells = new AtomicLongArray(FIRST * 2);

    private int size;

    /** The number of a pair, or {@link #UNKNOWN}. */
    int get(int first, int second) {
        AtomicLongArray here = cells;
        long pair = pair(first, second);
        int mask = here.length() / 2 - 1;
        for (int slot = hash(pair) & mask; ; slot = (slot + 1) & mask) {
            long number = here.getAcquire(2 * slot + 1);
            if (number == 0) {
                return UNKNOWN;
            } else if (here.getPlain(2 * slot) == pair) {
                return (int) (number - THERE);
            }
        }
    }

    /** Remembers the number of a pair; answers it. */
    synchronized int keep(int first, int second, int number) {
        if (size++ > cells.length() / 4) {
            grow();
        }
        put(cells, pair(first, second), number + THERE);
        return number;
    }

    private void grow() {
        AtomicLongArray old = cells;
        AtomicLongArray larger = new AtomicLongArray(old.length() * 2);
        for (int cell = 0; cell < old.length(); cell += 2) {
            if (old.getPlain(cell + 1) != 0) {
                put(larger, old.getPlain(cell), old.getPlain(cell + 1));
            }
        }
        cells = larger;
    }

    private static void put(AtomicLongArray into, long pair, long number) {
        int mask = into.length() / 2 - 1;
        int slot = hash(pair) & mask;
        while (into.getPlain(2 * slot + 1) != 0) {
            slot = (slot + 1) & mask;
        }
        into.setPlain(2 * slot, pair);
        into.setRelease(2 * slot + 1, number);
    }

    private static long pair(int first, int second) {
        return ((long) first << Integer.SIZE) | Integer.toUnsignedLong(second);
    }

    private static int hash(long pair) {
        long mixed = (pair ^ (pair >>> Integer.SIZE) * 0x9E3779B97F4A7C15L) * 0xFF51AFD7ED558CCDL;
        return (int) (mixed >>> Integer.SIZE);
    }
}
