package dev.lockscope.scenario.yaml;

import dev.lockscope.scenario.problem.NearMatch;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import dev.lockscope.scenario.yaml.Yaml.Entry;
import dev.lockscope.scenario.yaml.Yaml.Mapping;
import dev.lockscope.scenario.yaml.Yaml.Scalar;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Merges one tree into another: mappings key by key and in depth, an empty value takes its key away, and everything else
 * takes the place of what was there. Every value keeps its place in the file.
 *
 * <p>Source: JSON Merge Patch, RFC 7396, on YAML.
 */
public final class Patch {

    private final Problems problems;

    /** A merger that adds a problem where there is nothing to take away. */
    public Patch(Problems problems) {
        this.problems = problems;
    }

    /** The tree {@code base} with {@code patch} merged into it. */
    public Mapping merge(Mapping base, Mapping patch) {
        List<Entry> entries = new ArrayList<>(base.entries());
        for (Entry change : patch.entries()) {
            merge(entries, change);
        }
        return new Mapping(base.at(), entries);
    }

    private void merge(List<Entry> entries, Entry change) {
        int place = indexOf(entries, change.key().value());
        if (removes(change.value())) {
            if (place >= 0) {
                entries.remove(place);
            } else {
                List<String> known =
                        entries.stream().map(entry -> entry.key().value()).toList();
                String key = change.key().value();
                problems.add(
                        change.key().at(),
                        Wording.NOTHING_TO_REMOVE.with(key),
                        Wording.WANT_KEY_OF_COMMON_PART.with(),
                        NearMatch.of(key, known));
            }
        } else if (place < 0) {
            entries.add(change);
        } else {
            entries.set(place, merge(entries.get(place), change));
        }
    }

    private Entry merge(Entry base, Entry change) {
        return base.value() instanceof Mapping old && change.value() instanceof Mapping patch
                ? new Entry(base.key(), merge(old, patch))
                : change;
    }

    /** The place of a key, or -1. */
    private static int indexOf(List<Entry> entries, String key) {
        List<String> keys = entries.stream().map(entry -> entry.key().value()).toList();
        return keys.indexOf(key);
    }

    /** Whether a value of a patch takes its key away. */
    public static boolean removes(Yaml value) {
        return value instanceof Scalar scalar && scalar.type() == Yaml.Type.NOTHING;
    }

    /** The value that a patch gives to a key, if it gives one. */
    public static Optional<Yaml> given(Mapping patch, String key) {
        return patch.entries().stream()
                .filter(entry -> entry.key().value().equals(key))
                .map(Entry::value)
                .filter(value -> !removes(value))
                .findFirst();
    }
}
