package dev.lockscope.timeline;

import java.util.Arrays;

/** Runs in arrays, while a frame is made. Belongs to one thread. */
final class RunArrays {

    private int size;
    private int[] row;
    private int[] first;
    private int[] last;
    private int[] paint;
    private int[] count;

    RunArrays(int capacity) {
        row = new int[capacity];
        first = new int[capacity];
        last = new int[capacity];
        paint = new int[capacity];
        count = new int[capacity];
    }

    /** Adds a run behind those of its row; it grows the last one where both are merged, touch, and look the same. */
    void add(int newRow, int newFirst, int newLast, int newPaint, int newCount) {
        int previous = size - 1;
        if (previous >= 0
                && newCount > 1
                && count[previous] > 1
                && row[previous] == newRow
                && paint[previous] == newPaint
                && last[previous] + 1 == newFirst) {
            last[previous] = newLast;
            count[previous] += newCount;
            return;
        }
        if (size == row.length) {
            grow(Math.max(16, size * 2));
        }
        row[size] = newRow;
        first[size] = newFirst;
        last[size] = newLast;
        paint[size] = newPaint;
        count[size] = newCount;
        size++;
    }

    private void grow(int capacity) {
        row = Arrays.copyOf(row, capacity);
        first = Arrays.copyOf(first, capacity);
        last = Arrays.copyOf(last, capacity);
        paint = Arrays.copyOf(paint, capacity);
        count = Arrays.copyOf(count, capacity);
    }

    int size() {
        return size;
    }

    int row(int run) {
        return row[run];
    }

    int first(int run) {
        return first[run];
    }

    int last(int run) {
        return last[run];
    }

    int count(int run) {
        return count[run];
    }

    /** The group of a run: runs of the same paint, those of one span apart from merged ones. */
    int group(int run) {
        return 2 * paint[run] + (count[run] > 1 ? 1 : 0);
    }

    /** The same runs by group. */
    RunArrays ordered(int[] starts) {
        int[] next = starts.clone();
        RunArrays sorted = new RunArrays(size);
        sorted.size = size;
        for (int i = 0; i < size; i++) {
            int place = next[group(i)]++;
            sorted.row[place] = row[i];
            sorted.first[place] = first[i];
            sorted.last[place] = last[i];
            sorted.paint[place] = paint[i];
            sorted.count[place] = count[i];
        }
        return sorted;
    }
}
