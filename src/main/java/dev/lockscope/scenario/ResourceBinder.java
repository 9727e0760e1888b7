package dev.lockscope.scenario;

import dev.lockscope.scenario.ResourceSpec.Kind;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.yaml.Yaml;
import dev.lockscope.trace.ResourceFact.Compare;
import dev.lockscope.trace.ResourceFact.Fencing;
import dev.lockscope.trace.ResourceFact.Keys;
import java.util.List;
import java.util.Locale;

/** Binds {@code resource}. */
final class ResourceBinder {

    /** The most that an account holds or a step changes, in kroner: sums of them stay far from a long's end. */
    static final long MOST_MONEY = 1_000_000_000_000L;

    private static final String NAME = "account";

    /** What goes in for a resource that cannot be read. */
    static final ResourceSpec STAND_IN = new ResourceSpec(NAME, Kind.MEMORY, 0, Fencing.NONE);

    private static final List<String> KEYS = List.of("name", "kind", "balance", "fencing", "compare", "keys");

    private final Problems problems;
    private final Names names;

    ResourceBinder(Problems problems, Names names) {
        this.problems = problems;
        this.names = names;
    }

    ResourceSpec bind(Yaml value) {
        return Fields.of(value, problems, KEYS)
                .map(fields -> bind(fields, value))
                .orElse(STAND_IN);
    }

    private ResourceSpec bind(Fields fields, Yaml value) {
        Values values = new Values(problems);
        String name = fields.optional("name")
                .flatMap(values::text)
                .map(names::take)
                .orElseGet(() -> names.take(NAME, value.at()));
        Kind kind = fields.required("kind")
                .flatMap(word -> values.choice(word, List.of(Kind.values()), Kind::id))
                .orElse(Kind.MEMORY);
        long balance = fields.required("balance")
                .flatMap(number -> values.number(number, 0, MOST_MONEY))
                .orElse(0L);
        return new ResourceSpec(
                name,
                kind,
                balance,
                choice(fields, "fencing", Fencing.values(), Fencing.NONE),
                choice(fields, "compare", Compare.values(), Compare.NONE),
                choice(fields, "keys", Keys.values(), Keys.NONE));
    }

    private <E extends Enum<E>> E choice(Fields fields, String key, E[] choices, E usual) {
        return fields.optional(key)
                .flatMap(word -> new Values(problems).choice(word, List.of(choices), ResourceBinder::id))
                .orElse(usual);
    }

    private static String id(Enum<?> choice) {
        return choice.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
