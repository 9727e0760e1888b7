package dev.lockscope.scenario.tuning;

import dev.lockscope.scenario.tuning.Parameter.What;
import dev.lockscope.scenario.yaml.Yaml;
import dev.lockscope.scenario.yaml.Yaml.Entry;
import dev.lockscope.scenario.yaml.Yaml.Mapping;
import dev.lockscope.scenario.yaml.Yaml.Scalar;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Writes a value into a document, with what must stand beside it. */
final class Setter {

    /** What a document need not say: an empty value takes it away. */
    private static final Set<What> OPTIONAL = EnumSet.of(
            What.TIMEOUT,
            What.RETRY_JITTER,
            What.RENEW_EVERY,
            What.RENEW_AT_MOST,
            What.REPLICAS,
            What.SENTINELS,
            What.MIN_REPLICAS,
            What.MAX_LAG,
            What.DOWN_AFTER,
            What.KEEPS,
            What.FENCING,
            What.COMPARE,
            What.KEYS);

    /** What a group needs whole, and what stands for nothing said: one attempt, and a second for the replicas. */
    private static final Map<String, List<Entry>> GROUPS = Map.of(
            "retry", List.of(entry("attempts", "1"), entry("delay", "0ms")),
            "wait", List.of(entry("replicas", "1"), entry("limit", "1s")));

    private static final String TOPOLOGY = "topology";

    private Setter() {}

    /**
     * The document with another value.
     *
     * @param text what is written, good or bad; empty takes away what need not be said
     */
    static Mapping set(Mapping root, Parameter parameter, String text) {
        TreePath path = TreePath.of(parameter.path());
        if (text.isBlank()
                && (OPTIONAL.contains(parameter.what()) || path.in(root).isEmpty())) {
            return path.remove(root);
        }
        return path.put(beside(root, path), Scalar.of(text.strip()));
    }

    private static Mapping beside(Mapping root, TreePath path) {
        int last = path.steps().size() - 1;
        TreePath above = new TreePath(path.steps().subList(0, last));
        String group = path.steps().get(last - 1);
        Yaml there = above.in(root).orElse(null);
        if (group.equals(TOPOLOGY) && there instanceof Scalar kind) {
            List<Entry> whole = kind.value().equals("independent")
                    ? List.of(new Entry(Scalar.of("kind"), kind), entry("nodes", "5"))
                    : List.of(new Entry(Scalar.of("kind"), kind));
            return above.put(root, new Mapping(kind.at(), whole));
        }
        List<Entry> whole = GROUPS.get(group);
        return there == null && whole != null ? above.put(root, new Mapping(root.at(), whole)) : root;
    }

    private static Entry entry(String key, String value) {
        return new Entry(Scalar.of(key), Scalar.of(value));
    }
}
