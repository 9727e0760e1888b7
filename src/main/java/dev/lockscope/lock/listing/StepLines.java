package dev.lockscope.lock.listing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Gathers which lines mark which steps. */
final class StepLines {

    private final Map<String, List<Integer>> lines = new TreeMap<>();

    void mark(String step, int line) {
        lines.computeIfAbsent(step, added -> new ArrayList<>()).add(line);
    }

    Map<String, List<Integer>> byStep() {
        Map<String, List<Integer>> copy = new TreeMap<>();
        lines.forEach((step, marked) -> copy.put(step, List.copyOf(marked)));
        return copy;
    }
}
