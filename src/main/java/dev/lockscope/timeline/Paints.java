package dev.lockscope.timeline;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Numbers for paints, in the order in which they were met, so that spans can be kept in arrays. Belongs to one thread. */
final class Paints {

    private final Map<Paint, Integer> numbers = new HashMap<>();
    private final List<Paint> paints = new ArrayList<>();

    int number(Paint paint) {
        Integer known = numbers.get(paint);
        if (known != null) {
            return known;
        }
        numbers.put(paint, paints.size());
        paints.add(paint);
        return paints.size() - 1;
    }

    Paint paint(int number) {
        return paints.get(number);
    }

    List<Paint> all() {
        return paints;
    }
}
