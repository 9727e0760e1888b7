package dev.lockscope.explore;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * Remembers what was worked out for a pair of numbers, see {@link Numbers}. For any threads; two that find out at once that
 * it is not known may both work it out, and either value is kept. Pairs are kept as they are, because boxed keys took a
 * third of a search's time.
 */
final class Memory<T> {

    private static final int FIRST = 1 << 10;

    private volatile AtomicReferenceArray<@Nullable Entry<T>> buckets = new AtomicReferenceArray<>(FIRST);
    private int size;

    /** One of the values in a bucket. */
    private record Entry<T>(
            int first, int second, T value, @Nullable Entry<T> next) {}

    /** What is remembered for a pair, or null. */
    @Nullable
    T get(int first, int second) {
        AtomicReferenceArray<@Nullable Entry<T>> here = buckets;
        Entry<T> entry = here.get(slot(first, second, here.length()));
        while (entry != null) {
            if (entry.first == first && entry.second == second) {
                return entry.value;
            }
            entry = entry.next;
        }
        return null;
    }

    /** Remembers something for a pair; answers it. */
    synchronized T keep(int first, int second, T value) {
        if (size++ > buckets.length()) {
            grow();
        }
        add(buckets, first, second, value);
        return value;
    }

    private void grow() {
        AtomicReferenceArray<@Nullable Entry<T>> old = buckets;
        AtomicReferenceArray<@Nullable Entry<T>> larger = new AtomicReferenceArray<>(old.length() * 2);
        for (int bucket = 0; bucket < old.length(); bucket++) {
            for (Entry<T> entry = old.get(bucket); entry != null; entry = entry.next) {
                add(larger, entry.first, entry.second, entry.value);
            }
        }
        buckets = larger;
    }

    private static <T> void add(AtomicReferenceArray<@Nullable Entry<T>> into, int first, int second, T value) {
        int slot = slot(first, second, into.length());
        into.set(slot, new Entry<>(first, second, value, into.get(slot)));
    }

    private static int slot(int first, int second, int length) {
        long mixed = (first * 0x9E3779B97F4A7C15L ^ second) * 0xFF51AFD7ED558CCDL;
        return (int) (mixed >>> 32) & (length - 1);
    }
}
