package dev.lockscope.timeline;

import java.util.Arrays;

/** A row's spans in runs of neighbours. Belongs to one thread. */
final class Level {

    private final SpanArrays spans;
    private final long width;
    private int covered;
    private int runs;
    private int[] first;
    private int[] dominant;

    private Level(SpanArrays spans, long width, int capacity) {
        this.spans = spans;
        this.width = width;
        this.first = new int[capacity];
        this.dominant = new int[capacity];
    }

    /** Every span a run of its own. */
    static Level unmerged(SpanArrays spans) {
        return new Level(spans, 0, 0);
    }

    /** Runs shorter than a width, ns, except for those of one span; empty until it is extended. */
    static Level merged(SpanArrays spans, long width) {
        return new Level(spans, width, 16);
    }

    private boolean isMerged() {
        return width > 0;
    }

    /** Takes in the spans that came since the last time. */
    void extend() {
        for (; covered < spans.size(); covered++) {
            if (runs > 0 && spans.to(covered) - spans.from(first[runs - 1]) < width) {
                dominant[runs - 1] = spans.dominant(dominant[runs - 1], covered);
            } else {
                add(covered);
            }
        }
    }

    private void add(int span) {
        if (runs == first.length) {
            first = Arrays.copyOf(first, runs * 2);
            dominant = Arrays.copyOf(dominant, runs * 2);
        }
        first[runs] = span;
        dominant[runs] = span;
        runs++;
    }

    /** Forgets the spans from a number on, and their neighbours, which come back when it is extended. */
    void truncate(int size) {
        if (covered <= size) {
            return;
        }
        while (runs > 0 && end(runs - 1) > size) {
            covered = first[runs - 1];
            runs--;
        }
    }

    int runs() {
        return isMerged() ? runs : spans.size();
    }

    /** The first span of a run. */
    int first(int run) {
        return isMerged() ? first[run] : run;
    }

    /** The span after the last one of a run. */
    int end(int run) {
        if (!isMerged()) {
            return run + 1;
        }
        return run + 1 < runs ? first[run + 1] : covered;
    }

    /** The span that stands for a run. */
    int dominant(int run) {
        return isMerged() ? dominant[run] : run;
    }

    /** The run that a span is in; {@link #runs} for one that is in none. */
    int runOf(int span) {
        if (!isMerged() || span >= covered) {
            return isMerged() ? runs : span;
        }
        int found = Arrays.binarySearch(first, 0, runs, span);
        return found >= 0 ? found : -found - 2;
    }
}
