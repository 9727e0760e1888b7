package dev.lockscope.export.html;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Things that are written once and named by their place from then on. Belongs to one thread.
 *
 * @param <T> the kind of thing
 */
final class Table<T> {

    private final Map<T, Integer> places = new LinkedHashMap<>();

    /** The place of a thing, which is put in where it is new. */
    int place(T thing) {
        return places.computeIfAbsent(thing, any -> places.size());
    }

    /** All things, by place. */
    List<T> all() {
        return new ArrayList<>(places.keySet());
    }
}
