package dev.lockscope.explore;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Where rows are, by their hashes: entries in open addressing, see Knuth, "The Art of Computer Programming", volume 3,
 * 6.4, algorithm L. Entries are read and exchanged by any threads, but not while it is made larger.
 */
final class Index {

    /** What stands where there is no entry. */
    static final long NONE = 0;

    /** How many slots one thread takes at a time. */
    private static final int PART = 1 << 12;

    private static final int FIRST_SLOTS = PART;

    /** A row's place plus one in the lower half of each, and its hash in the upper one, so that rows are seldom looked at in vain. */
    private AtomicLongArray slots = new AtomicLongArray(FIRST_SLOTS);

    /** How much memory it takes, bytes. */
    long bytes() {
        return 8L * slots.length();
    }

    /** How many entries there may be before looking for one takes long. */
    int room() {
        return slots.length() / 4 * 3;
    }

    /** Makes it so large that so many entries are found quickly; a team does it. */
    void makeRoom(int entries, Team team) throws InterruptedException {
        int length = slots.length();
        while (entries > length / 2) {
            length *= 2;
        }
        if (length > slots.length()) {
            AtomicLongArray old = slots;
            slots = new AtomicLongArray(length);
            int parts = old.length() / PART;
            team.each(parts, part -> addAll(old, part * PART));
        }
    }

    private void addAll(AtomicLongArray old, int first) {
        for (int from = first; from < first + PART; from++) {
            long entry = old.getPlain(from);
            if (entry != NONE) {
                int slot = slot(hash(entry));
                while (slots.getOpaque(slot) != NONE || !exchange(slot, NONE, entry)) {
                    slot = next(slot);
                }
            }
        }
    }

    static long entry(int hash, int place) {
        return ((long) hash << Integer.SIZE) | Integer.toUnsignedLong(place + 1);
    }

    static int hash(long entry) {
        return (int) (entry >>> Integer.SIZE);
    }

    static int place(long entry) {
        return (int) entry - 1;
    }

    /** Where to look first for a hash. */
    int slot(int hash) {
        return hash & (slots.length() - 1);
    }

    /** Where to look after a slot that has another's entry. */
    int next(int slot) {
        return (slot + 1) & (slots.length() - 1);
    }

    /** The entry of a slot, or {@link #NONE}; what was written before it was put there is to be seen. */
    long get(int slot) {
        return slots.getAcquire(slot);
    }

    /** The entry of a slot, as it was at some time; to be looked at before it is needed. */
    long glance(int slot) {
        return slots.getPlain(slot);
    }

    /** Puts an entry into a slot if it has a certain one; answers whether it had. */
    boolean exchange(int slot, long from, long to) {
        return slots.compareAndSet(slot, from, to);
    }

    /** Puts one entry in the stead of another, which is there and which no other thread moves. */
    void move(long from, long to) {
        int slot = slot(hash(from));
        while (slots.getOpaque(slot) != from) {
            slot = next(slot);
        }
        slots.setOpaque(slot, to);
    }
}
