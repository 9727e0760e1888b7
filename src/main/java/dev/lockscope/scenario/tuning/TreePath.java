package dev.lockscope.scenario.tuning;

import dev.lockscope.scenario.yaml.Yaml;
import dev.lockscope.scenario.yaml.Yaml.Entry;
import dev.lockscope.scenario.yaml.Yaml.Mapping;
import dev.lockscope.scenario.yaml.Yaml.Scalar;
import dev.lockscope.scenario.yaml.Yaml.Sequence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A place in a tree: the keys of mappings and the numbers of list items that lead there.
 *
 * @param steps at least one
 */
record TreePath(List<String> steps) {

    TreePath {
        steps = List.copyOf(steps);
    }

    /** The place that is written with points between its steps. */
    static TreePath of(String written) {
        return new TreePath(List.of(written.split("\\.", -1)));
    }

    /** What stands there. */
    Optional<Yaml> in(Yaml tree) {
        Optional<Yaml> here = Optional.of(tree);
        for (String step : steps) {
            here = here.flatMap(value -> child(value, step));
        }
        return here;
    }

    private static Optional<Yaml> child(Yaml value, String step) {
        if (value instanceof Mapping mapping) {
            return mapping.entries().stream()
                    .filter(entry -> entry.key().value().equals(step))
                    .map(Entry::value)
                    .findFirst();
        }
        return value instanceof Sequence list && index(step, list) >= 0
                ? Optional.of(list.items().get(index(step, list)))
                : Optional.empty();
    }

    private static int index(String step, Sequence list) {
        int index = step.matches("[0-9]{1,4}") ? Integer.parseInt(step) : -1;
        return index < list.items().size() ? index : -1;
    }

    /** The tree with something else there; mappings on the way that are missing are made. */
    Mapping put(Mapping tree, Yaml value) {
        return (Mapping) put(tree, steps, value);
    }

    private static Yaml put(Yaml tree, List<String> steps, Yaml value) {
        if (steps.isEmpty()) {
            return value;
        }
        String step = steps.get(0);
        List<String> rest = steps.subList(1, steps.size());
        if (tree instanceof Sequence list) {
            List<Yaml> items = new ArrayList<>(list.items());
            int index = index(step, list);
            items.set(index, put(items.get(index), rest, value));
            return new Sequence(list.at(), items);
        }
        List<Entry> entries = new ArrayList<>(tree instanceof Mapping mapping ? mapping.entries() : List.of());
        Yaml below = child(tree, step).orElse(new Mapping(tree.at(), List.of()));
        Entry changed = new Entry(Scalar.of(step), put(below, rest, value));
        int place = entries.stream().map(entry -> entry.key().value()).toList().indexOf(step);
        if (place < 0) {
            entries.add(changed);
        } else {
            entries.set(place, changed);
        }
        return new Mapping(tree.at(), entries);
    }

    /** The tree without what stands there. */
    Mapping remove(Mapping tree) {
        String last = steps.get(steps.size() - 1);
        if (steps.size() == 1) {
            return new Mapping(tree.at(), without(tree, last));
        }
        TreePath above = new TreePath(steps.subList(0, steps.size() - 1));
        return above.in(tree)
                .filter(Mapping.class::isInstance)
                .map(found -> above.put(tree, new Mapping(found.at(), without((Mapping) found, last))))
                .orElse(tree);
    }

    private static List<Entry> without(Mapping mapping, String key) {
        return mapping.entries().stream()
                .filter(entry -> !entry.key().value().equals(key))
                .toList();
    }
}
