package dev.lockscope.explore;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Gives equal values one number, and keeps each once. For any threads; which value gets which number depends on who comes
 * first, so numbers say nothing but whether values are equal.
 */
final class Interner<T> {

    private static final int CHUNK = 1 << 12;
    private static final int CHUNKS = 1 << 14;

    private final ConcurrentHashMap<T, Integer> numbers = new ConcurrentHashMap<>();
    private final AtomicReferenceArray<AtomicReferenceArray<T>> chunks = new AtomicReferenceArray<>(CHUNKS);
    private final AtomicInteger next = new AtomicInteger();

    /** The number of a value. */
    int number(T value) {
        Integer known = numbers.get(value);
        return known != null ? known : numbers.computeIfAbsent(value, this::kept);
    }

    private Integer kept(T value) {
        int number = next.getAndIncrement();
        int chunk = number / CHUNK;
        AtomicReferenceArray<T> into = chunks.get(chunk);
        if (into == null) {
            chunks.compareAndSet(chunk, null, new AtomicReferenceArray<>(CHUNK));
            into = chunks.get(chunk);
        }
        into.set(number % CHUNK, value);
        return number;
    }

    /** The value of a number that was given. */
    T value(int number) {
        return chunks.get(number / CHUNK).get(number % CHUNK);
    }

    /** How many values there are. */
    int size() {
        return next.get();
    }
}
