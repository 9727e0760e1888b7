package dev.lockscope.course;

import dev.lockscope.explore.Budget;
import dev.lockscope.explore.FaultKind;
import dev.lockscope.explore.Problem;
import dev.lockscope.explore.Property;
import dev.lockscope.scenario.Fields;
import dev.lockscope.scenario.PatchedScenario;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.Values;
import dev.lockscope.scenario.problem.NearMatch;
import dev.lockscope.scenario.problem.Position;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import dev.lockscope.scenario.yaml.Yaml;
import dev.lockscope.scenario.yaml.Yaml.Entry;
import dev.lockscope.scenario.yaml.Yaml.Mapping;
import dev.lockscope.scenario.yaml.Yaml.Sequence;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Reads what a lesson asks the explorer for. For one thread. */
final class ExplorationReader {

    private static final List<String> KEYS = List.of("variant", "with", "faults", "together", "properties");
    private static final List<String> PARTS = List.of("topology", "resource", "clients");

    private final Problems problems;
    private final Values values;
    private final Function<Yaml, Optional<Scenario>> variants;

    /**
     * A reader of one file.
     *
     * @param variants finds a variant by its name, or says that there is none
     */
    ExplorationReader(Problems problems, Function<Yaml, Optional<Scenario>> variants) {
        this.problems = problems;
        this.values = new Values(problems);
        this.variants = variants;
    }

    /**
     * What is to be explored.
     *
     * @param start the variant where none is named
     */
    Optional<Exploration> read(Yaml value, Optional<Scenario> start) {
        return Fields.of(value, problems, KEYS).flatMap(fields -> read(value.at(), fields, start));
    }

    private Optional<Exploration> read(Position at, Fields fields, Optional<Scenario> start) {
        Optional<Yaml> variant = fields.optional("variant");
        Optional<Scenario> base = variant.isPresent() ? variant.flatMap(variants) : start;
        Optional<Mapping> patch = fields.optional("with").flatMap(this::parts);
        Optional<Map<FaultKind, Integer>> faults = fields.required("faults").flatMap(this::faults);
        Optional<Yaml> together = fields.optional("together");
        Optional<Integer> most =
                together.flatMap(number -> values.number(number, 0, 20)).map(Long::intValue);
        Optional<Set<Property>> properties = fields.required("properties").flatMap(this::properties);
        boolean readable = fields.optional("with").isPresent() == patch.isPresent()
                && together.isPresent() == most.isPresent()
                && faults.isPresent()
                && properties.isPresent();
        if (base.isEmpty() || !readable) {
            return Optional.empty();
        }
        Budget all = Budget.of(faults.get());
        Budget budget = most.map(all::within).orElse(all);
        return PatchedScenario.of(base.get(), patch.orElse(new Mapping(at, List.of())), problems)
                .filter(scenario -> isExplorable(scenario, at))
                .map(scenario -> new Exploration(scenario, budget, properties.get()));
    }

    private Optional<Mapping> parts(Yaml value) {
        return Fields.of(value, problems, PARTS).flatMap(fields -> values.mapping(value));
    }

    private boolean isExplorable(Scenario scenario, Position at) {
        if (!scenario.topology().sentinels().isEmpty()) {
            problems.add(at, Wording.NOT_EXPLORABLE.with(), Wording.WANT_NO_SENTINELS.with());
            return false;
        } else if (scenario.clients().size() > Problem.MOST_CLIENTS) {
            String most = Integer.toString(Problem.MOST_CLIENTS);
            problems.add(at, Wording.TOO_MANY.with(most), Wording.WANT_AT_MOST.with(most));
            return false;
        }
        return true;
    }

    private Optional<Map<FaultKind, Integer>> faults(Yaml value) {
        List<String> known =
                Arrays.stream(FaultKind.values()).map(FaultKind::id).toList();
        return values.mapping(value).flatMap(mapping -> {
            Map<FaultKind, Integer> faults = new EnumMap<>(FaultKind.class);
            boolean readable = true;
            for (Entry entry : mapping.entries()) {
                String id = entry.key().value();
                Optional<FaultKind> kind = FaultKind.of(id);
                if (kind.isEmpty()) {
                    problems.add(
                            entry.key().at(),
                            Wording.UNKNOWN_KEY.with(id),
                            Wording.WANT_KEY.choices(known),
                            NearMatch.of(id, known));
                }
                Optional<Long> count = values.number(entry.value(), 1, Budget.MOST_EACH);
                readable &= kind.isPresent() && count.isPresent();
                kind.ifPresent(found -> count.ifPresent(most -> faults.put(found, most.intValue())));
            }
            return readable ? Optional.of(faults) : Optional.empty();
        });
    }

    private Optional<Set<Property>> properties(Yaml value) {
        List<Yaml> items = values.list(value).map(Sequence::items).orElse(List.of());
        Set<Property> read = items.stream()
                .flatMap(item -> values.choice(item, List.of(Property.values()), Property::id).stream())
                .collect(Collectors.toSet());
        if (value instanceof Sequence && items.isEmpty()) {
            values.refuse(value, Wording.WANT_LIST.with());
        }
        return !items.isEmpty() && read.size() == items.size() ? Optional.of(read) : Optional.empty();
    }
}
