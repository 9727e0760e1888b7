package dev.lockscope.scenario;

import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.yaml.Yaml;
import dev.lockscope.scenario.yaml.Yaml.Mapping;
import java.util.List;
import java.util.function.Function;

/** Binds {@code topology}: the id of a kind, or a mapping of the kind and the node's name. */
final class TopologyBinder {

    /** The node's name where the file gives none. */
    static final String NODE = "redis";

    private static final List<String> KINDS = List.of("single");

    private final Problems problems;
    private final Names names;

    TopologyBinder(Problems problems, Names names) {
        this.problems = problems;
        this.names = names;
    }

    Topology bind(Yaml value) {
        Values values = new Values(problems);
        if (!(value instanceof Mapping)) {
            values.choice(value, KINDS, Function.identity());
            return new Topology.Single(names.take(NODE, value.at()));
        }
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
}
