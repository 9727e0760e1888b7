package dev.lockscope.scenario;

import dev.lockscope.scenario.problem.Position;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.yaml.Patch;
import dev.lockscope.scenario.yaml.Yaml;
import dev.lockscope.scenario.yaml.Yaml.Entry;
import dev.lockscope.scenario.yaml.Yaml.Mapping;
import dev.lockscope.scenario.yaml.Yaml.Scalar;
import dev.lockscope.scenario.yaml.Yaml.Sequence;
import dev.lockscope.scenario.yaml.YamlWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A scenario without its script, and with some of its parts changed, to be explored: its script plays no part then. It has
 * a source of its own that holds it alone.
 */
public final class PatchedScenario {

    private static final List<String> SCRIPTED = List.of("title", "script", "expect");

    private PatchedScenario() {}

    /**
     * The scenario with a patch merged into it, as variants are made.
     *
     * @param patch other clients, another topology or resource; its values keep their places in their file
     * @param problems of the patch's file; with one found there, there is no scenario
     */
    public static Optional<Scenario> of(Scenario scenario, Mapping patch, Problems problems) {
        int before = problems.count();
        List<Entry> entries = new ArrayList<>();
        entries.add(new Entry(Scalar.of("title"), title(scenario.title())));
        ScenarioDocument.of(scenario).root().entries().stream()
                .filter(entry -> !SCRIPTED.contains(entry.key().value()))
                .map(entry -> new Entry(
                        moved(entry.key(), patch.at()),
                        moved(
                                entry.key().value().equals("clients") ? unscripted(entry.value()) : entry.value(),
                                patch.at())))
                .forEach(entries::add);
        entries.add(new Entry(Scalar.of("expect"), Scalar.of(ExpectationBinder.SAFE)));
        Mapping root = new Patch(problems).merge(new Mapping(Position.START, entries), patch);
        Optional<Scenario> bound = new ScenarioBinder(problems, Optional.empty())
                .bind(new VariantReader.Whole(root), YamlWriter.write(root));
        return problems.count() == before ? bound : Optional.empty();
    }

    /** Clients of which no script has to begin any. */
    private static Yaml unscripted(Yaml clients) {
        return clients instanceof Mapping all
                ? new Mapping(
                        all.at(),
                        all.entries().stream()
                                .map(client -> new Entry(client.key(), withoutStart(client.value())))
                                .toList())
                : clients;
    }

    private static Yaml withoutStart(Yaml client) {
        return client instanceof Mapping one
                ? new Mapping(
                        one.at(),
                        one.entries().stream()
                                .filter(entry -> !entry.key().value().equals("start"))
                                .toList())
                : client;
    }

    /** The same at another place: what is wrong with it there is the patch's doing. */
    private static Yaml moved(Yaml value, Position at) {
        if (value instanceof Mapping mapping) {
            return new Mapping(
                    at,
                    mapping.entries().stream()
                            .map(entry -> new Entry(moved(entry.key(), at), moved(entry.value(), at)))
                            .toList());
        } else if (value instanceof Sequence list) {
            return new Sequence(
                    at, list.items().stream().map(item -> moved(item, at)).toList());
        }
        return value instanceof Scalar scalar ? moved(scalar, at) : value;
    }

    private static Scalar moved(Scalar scalar, Position at) {
        return new Scalar(at, scalar.value(), scalar.type(), -1);
    }

    private static Yaml title(Text title) {
        return new Mapping(
                Position.START,
                List.of(
                        new Entry(Scalar.of("en"), Scalar.of(title.en())),
                        new Entry(Scalar.of("nb"), Scalar.of(title.nb()))));
    }
}
