package dev.lockscope.lock.listing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * A recipe's code as it is shown.
 *
 * @param recipe the recipe's id
 * @param language what it is written in
 * @param title the file's name, such as {@code SetNxPx.java}
 * @param lines what is shown; line numbers are those of this text and begin at 1, not those of the file
 * @param steps for each step that the recipe marks, the lines that mark it, in rising order, at least one
 */
public record Listing(
        String recipe, Language language, String title, List<String> lines, Map<String, List<Integer>> steps) {

    public Listing {
        lines = List.copyOf(lines);
        steps = Map.copyOf(steps);
    }

    /** The first line that marks a step, from 1; empty if the recipe has no such step. */
    public OptionalInt lineOf(String step) {
        return linesOf(step).stream().mapToInt(Integer::intValue).findFirst();
    }

    /** Every line that marks a step, from 1, in rising order; empty if the recipe has no such step. */
    public List<Integer> linesOf(String step) {
        return steps.getOrDefault(step, List.of());
    }

    /** The same without the comments that tell what classes and their parts are there for, and what is wrong with them. */
    public Listing withoutDocs() {
        List<String> kept = new ArrayList<>();
        Map<Integer, Integer> places = new HashMap<>();
        boolean doc = false;
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            doc |= line.startsWith("/**");
            if (!doc) {
                kept.add(lines.get(i));
                places.put(i + 1, kept.size());
            } else if (line.endsWith("*/")) {
                doc = false;
            }
        }
        Map<String, List<Integer>> moved = new HashMap<>();
        steps.forEach((step, marked) -> moved.put(
                step, marked.stream().map(places::get).filter(Objects::nonNull).toList()));
        return new Listing(recipe, language, title, kept, moved);
    }

    /** The whole text. */
    public String text() {
        return String.join("\n", lines);
    }
}
