package dev.lockscope.timeline;

import java.util.List;

/**
 * What a search found.
 *
 * @param things the first of them, in order
 * @param omitted how many more there are
 */
public record Found<T>(List<T> things, int omitted) {

    public Found {
        things = List.copyOf(things);
    }

    /** How many there are in all. */
    public int total() {
        return things.size() + omitted;
    }
}
