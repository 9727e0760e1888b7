package dev.lockscope.scenario;

import dev.lockscope.scenario.Topology.Replication;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import dev.lockscope.scenario.yaml.Yaml;
import dev.lockscope.scenario.yaml.Yaml.Mapping;
import dev.lockscope.scenario.yaml.Yaml.Scalar;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Binds {@code topology}: the id of a kind, or a mapping of the kind and what belongs to it. */
final class TopologyBinder {

    /** The node's name where the file gives none. */
    static final String NODE = "redis";

    private static final List<Integer> MASTERS = List.of(3, 5, 7);
    private static final int USUAL_MASTERS = 5;
    private static final List<Integer> SENTINELS = List.of(3, 5);
    private static final int USUAL_SENTINELS = 3;
    private static final int MOST_REPLICAS = 3;
    private static final Duration DOWN_AFTER = Duration.ofSeconds(2);

    private final Problems problems;
    private final Names names;
    private final Values values;
    private final Durations durations;

    TopologyBinder(Problems problems, Names names) {
        this.problems = problems;
        this.names = names;
        this.values = new Values(problems);
        this.durations = new Durations(problems);
    }

    /** The kinds and the keys that belong to each. */
    private enum Kind {
        SINGLE("single", "node"),
        REPLICATED("replicated", "replicas", "min-replicas", "max-lag"),
        SENTINEL("sentinel", "replicas", "sentinels", "down-after", "min-replicas", "max-lag"),
        INDEPENDENT("independent", "nodes");

        private final String id;

        @SuppressWarnings("ImmutableEnumChecker") // A copy that cannot be changed.
        private final List<String> keys;

        Kind(String id, String... own) {
            this.id = id;
            List<String> all = new ArrayList<>(List.of("kind"));
            all.addAll(Arrays.asList(own));
            all.add("keeps");
            this.keys = List.copyOf(all);
        }

        String id() {
            return id;
        }
    }

    Topology bind(Yaml value) {
        if (value instanceof Mapping mapping) {
            return bind(value, kind(mapping));
        }
        Optional<Kind> kind = values.choice(value, List.of(Kind.values()), Kind::id);
        return bind(kind.orElse(Kind.SINGLE), new Part(value, Optional.empty()));
    }

    private Topology bind(Yaml value, Kind kind) {
        Optional<Fields> fields = Fields.of(value, problems, kind.keys);
        fields.flatMap(found -> found.required("kind"))
                .ifPresent(written -> values.choice(written, List.of(Kind.values()), Kind::id));
        return bind(kind, new Part(value, fields));
    }

    /** The kind that a mapping names; a single node where it names none, which is told of later. */
    private static Kind kind(Mapping mapping) {
        return mapping.entries().stream()
                .filter(entry -> entry.key().value().equals("kind"))
                .flatMap(entry -> Arrays.stream(Kind.values())
                        .filter(kind -> entry.value() instanceof Scalar written
                                && written.value().equals(kind.id())))
                .findFirst()
                .orElse(Kind.SINGLE);
    }

    /** What the file says of a topology. */
    private record Part(Yaml value, Optional<Fields> fields) {

        Optional<Yaml> get(String key) {
            return fields.flatMap(found -> found.optional(key));
        }
    }

    private Topology bind(Kind kind, Part part) {
        Persistence keeps = part.get("keeps")
                .flatMap(value -> values.choice(value, List.of(Persistence.values()), Persistence::id))
                .orElse(Persistence.NOTHING);
        return switch (kind) {
            case SINGLE -> new Topology.Single(node(part), keeps);
            case REPLICATED -> {
                List<String> nodes = nodes(part);
                List<String> replicas = nodes.subList(1, nodes.size());
                yield new Topology.Replicated(nodes.get(0), replicas, replication(part, replicas.size()), keeps);
            }
            case SENTINEL -> {
                List<String> nodes = nodes(part);
                List<String> replicas = nodes.subList(1, nodes.size());
                List<String> sentinels = numbered("s", count(part, "sentinels", SENTINELS, USUAL_SENTINELS), part);
                Duration downAfter =
                        part.get("down-after").flatMap(durations::positive).orElse(DOWN_AFTER);
                yield new Topology.Guarded(
                        nodes.get(0), replicas, sentinels, downAfter, replication(part, replicas.size()), keeps);
            }
            case INDEPENDENT -> {
                if (part.fields().isPresent() && part.get("nodes").isEmpty()) {
                    part.fields().get().required("nodes");
                }
                yield new Topology.Independent(
                        numbered("n", count(part, "nodes", MASTERS, USUAL_MASTERS), part), keeps);
            }
        };
    }

    private String node(Part part) {
        return part.get("node")
                .flatMap(values::text)
                .map(names::take)
                .orElseGet(() -> names.take(NODE, part.value().at()));
    }

    private List<String> nodes(Part part) {
        int replicas = part.get("replicas")
                .flatMap(value -> values.number(value, 1, MOST_REPLICAS))
                .orElse(1L)
                .intValue();
        return numbered("n", replicas + 1, part);
    }

    private Replication replication(Part part, int replicas) {
        Replication usual = Replication.UNCHECKED;
        return new Replication(
                part.get("min-replicas")
                        .flatMap(value -> values.number(value, 0, replicas))
                        .orElse((long) usual.minReplicas())
                        .intValue(),
                part.get("max-lag").flatMap(this::wholeSeconds).orElse(usual.maxLag()));
    }

    /** Redis takes {@code min-replicas-max-lag} in whole seconds, and 0 would turn the check off. */
    private Optional<Duration> wholeSeconds(Yaml value) {
        Optional<Duration> time = durations.positive(value);
        if (time.filter(found -> found.toMillis() % 1_000 != 0).isPresent()) {
            values.refuse(value, Wording.WANT_WHOLE_SECONDS.with());
            return Optional.empty();
        }
        return time;
    }

    /** An odd number, because an even one needs a larger majority and bears no more failures. */
    private int count(Part part, String key, List<Integer> counts, int usual) {
        Optional<Yaml> written = part.get(key);
        Optional<Integer> count = written.flatMap(
                        value -> values.number(value, counts.get(0), counts.get(counts.size() - 1)))
                .map(Long::intValue);
        if (count.isPresent() && !counts.contains(count.get())) {
            values.refuse(
                    written.get(),
                    Wording.WANT_ONE_OF.choices(
                            counts.stream().map(String::valueOf).toList()));
            return usual;
        }
        return count.orElse(usual);
    }

    private List<String> numbered(String prefix, int count, Part part) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(number -> names.take(prefix + number, part.value().at()))
                .toList();
    }
}
