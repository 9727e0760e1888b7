package dev.lockscope.scenario;

import dev.lockscope.scenario.problem.NearMatch;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import dev.lockscope.scenario.yaml.Yaml;
import dev.lockscope.scenario.yaml.Yaml.Entry;
import dev.lockscope.scenario.yaml.Yaml.Mapping;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A mapping with a fixed set of keys. */
public final class Fields {

    private final Mapping mapping;
    private final Problems problems;

    private final Set<String> meant;

    private Fields(Mapping mapping, Problems problems, Set<String> meant) {
        this.mapping = mapping;
        this.problems = problems;
        this.meant = meant;
    }

    /** The value as such a mapping, if it is one. Adds a problem where it is none, and for each key not in {@code known}. */
    public static Optional<Fields> of(Yaml value, Problems problems, List<String> known) {
        Optional<Mapping> mapping = new Values(problems).mapping(value);
        Set<String> meant = new HashSet<>();
        for (Entry entry : mapping.map(Mapping::entries).orElse(List.of())) {
            String key = entry.key().value();
            if (!known.contains(key)) {
                Optional<String> hint = NearMatch.of(key, known);
                problems.add(entry.key().at(), Wording.UNKNOWN_KEY.with(key), Wording.WANT_KEY.choices(known), hint);
                hint.ifPresent(meant::add);
            }
        }
        return mapping.map(found -> new Fields(found, problems, meant));
    }

    /** The value of a key; adds a problem where the key is missing and not just misspelt. */
    public Optional<Yaml> required(String key) {
        Optional<Yaml> value = optional(key);
        if (value.isEmpty() && !meant.contains(key)) {
            problems.add(mapping.at(), Wording.MISSING_KEY.with(key));
        }
        return value;
    }

    /** The value of a key, if it is there. */
    public Optional<Yaml> optional(String key) {
        return mapping.entries().stream()
                .filter(entry -> entry.key().value().equals(key))
                .map(Entry::value)
                .findFirst();
    }
}
