package dev.lockscope.scenario;

import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import dev.lockscope.scenario.yaml.Yaml;
import dev.lockscope.scenario.yaml.Yaml.Mapping;
import dev.lockscope.scenario.yaml.Yaml.Scalar;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Binds {@code topology}: the id of a kind, or a mapping of the kind and what belongs to it. */
final class TopologyBinder {

    /** The node's name where the file gives none. */
    static final String NODE = "redis";

    private static final String SINGLE = "single";
    private static final String INDEPENDENT = "independent";
    private static final List<String> KINDS = List.of(SINGLE, INDEPENDENT);
    private static final List<Integer> COUNTS = List.of(3, 5, 7);
    private static final int USUAL_COUNT = 5;

    private final Problems problems;
    private final Names names;
    private final Values values;

    TopologyBinder(Problems problems, Names names) {
        this.problems = problems;
        this.names = names;
        this.values = new Values(problems);
    }

    Topology bind(Yaml value) {
        if (!(value instanceof Mapping mapping)) {
            return values.choice(value, KINDS, Function.identity())
                            .filter(INDEPENDENT::equals)
                            .isPresent()
                    ? independent(USUAL_COUNT, value)
                    : new Topology.Single(names.take(NODE, value.at()));
        }
        boolean several = mapping.entries().stream()
                .anyMatch(entry -> entry.key().value().equals("kind")
                        && entry.value() instanceof Scalar kind
                        && kind.value().equals(INDEPENDENT));
        return several ? bindIndependent(value) : bindSingle(value);
    }

    private Topology bindSingle(Yaml value) {
        return Fields.of(value, problems, List.of("kind", "node"))
                .map(fields -> {
                    fields.required("kind").ifPresent(kind -> values.choice(kind, KINDS, Function.identity()));
                    String node = fields.optional("node")
                            .flatMap(values::text)
                            .map(names::take)
                            .orElseGet(() -> names.take(NODE, value.at()));
                    return new Topology.Single(node);
                })
                .orElseGet(() -> new Topology.Single(NODE));
    }

    private Topology bindIndependent(Yaml value) {
        return Fields.of(value, problems, List.of("kind", "nodes"))
                .flatMap(fields -> fields.required("nodes"))
                .flatMap(this::count)
                .map(count -> independent(count, value))
                .orElseGet(() -> independent(USUAL_COUNT, value));
    }

    /** An odd number, because an even one needs a larger majority and bears no more failures. */
    private Optional<Integer> count(Yaml value) {
        Optional<Integer> count = values.number(value, COUNTS.get(0), COUNTS.get(COUNTS.size() - 1))
                .map(Long::intValue);
        if (count.isPresent() && !COUNTS.contains(count.get())) {
            values.refuse(
                    value,
                    Wording.WANT_ONE_OF.choices(
                            COUNTS.stream().map(String::valueOf).toList()));
            return Optional.empty();
        }
        return count;
    }

    private Topology independent(int count, Yaml value) {
        return new Topology.Independent(IntStream.rangeClosed(1, count)
                .mapToObj(number -> names.take("n" + number, value.at()))
                .toList());
    }
}
