package dev.lockscope.explore;

/**
 * Finds rows by their numbers: for some of the hashes, which row has them. For one thread at a time.
 */
final class Shard {

    private static final int FIRST_SLOTS = 1 << 12;

    /** A row's place plus one in the lower half of each, and its hash in the upper one, so that rows are seldom looked at in vain. */
    private long[] slots = new long[FIRST_SLOTS];

    private int size;

    /** Says whether the row at a place has the numbers that are looked for. */
    @FunctionalInterface
    interface Same {
        boolean at(int place);
    }

    /** How much memory it takes, bytes. */
    long bytes() {
        return 8L * slots.length;
    }

    /** The place of the row that is found first for a hash, or less than 0 where it is certainly another one's. */
    int glance(int hash) {
        long slot = slots[hash & (slots.length - 1)];
        return slot != 0 && (int) (slot >>> Integer.SIZE) == hash ? (int) slot - 1 : -1;
    }

    /** Adds a place, if there is no such row; answers whether it did. */
    boolean add(int hash, int place, Same same) {
        int slot = slot(hash, same);
        if (slots[slot] != 0) {
            return false;
        }
        slots[slot] = entry(hash, place);
        if (++size > slots.length / 2) {
            grow();
        }
        return true;
    }

    /** Puts one place in the stead of another, which is there. */
    void move(int hash, int from, int to) {
        int mask = slots.length - 1;
        int slot = hash & mask;
        long wanted = entry(hash, from);
        while (slots[slot] != wanted) {
            slot = (slot + 1) & mask;
        }
        slots[slot] = entry(hash, to);
    }

    private static long entry(int hash, int place) {
        return ((long) hash << Integer.SIZE) | Integer.toUnsignedLong(place + 1);
    }

    private int slot(int hash, Same same) {
        int mask = slots.length - 1;
        int slot = hash & mask;
        while (slots[slot] != 0 && ((int) (slots[slot] >>> Integer.SIZE) != hash || !same.at((int) slots[slot] - 1))) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private void grow() {
        long[] old = slots;
        slots = new long[old.length * 2];
        int mask = slots.length - 1;
        for (long kept : old) {
            if (kept != 0) {
                int slot = (int) (kept >>> Integer.SIZE) & mask;
                while (slots[slot] != 0) {
                    slot = (slot + 1) & mask;
                }
                slots[slot] = kept;
            }
        }
    }
}
