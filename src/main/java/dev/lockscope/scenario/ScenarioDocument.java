package dev.lockscope.scenario;

import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.yaml.Patch;
import dev.lockscope.scenario.yaml.Yaml;
import dev.lockscope.scenario.yaml.Yaml.Entry;
import dev.lockscope.scenario.yaml.Yaml.Mapping;
import dev.lockscope.scenario.yaml.Yaml.Scalar;
import dev.lockscope.scenario.yaml.YamlReader;
import dev.lockscope.scenario.yaml.YamlWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One scenario as a YAML tree, its variant merged into what its file's variants have in common. Immutable; any thread.
 *
 * @param root what the file would say if it had this scenario alone
 * @param variant its name in the file, where the file has variants
 * @param family what all variants of the file are called together, where the file has variants and says so
 */
public record ScenarioDocument(Mapping root, Optional<String> variant, Optional<Yaml> family) {

    private static final String TITLE = "title";
    private static final String EXPECT = "expect";

    /**
     * The document of a scenario that was read from a text.
     *
     * @throws IllegalArgumentException when its source is no scenario or has no such variant
     */
    public static ScenarioDocument of(Scenario scenario) {
        Problems problems = new Problems(scenario.id());
        List<VariantReader.Whole> wholes = YamlReader.read(scenario.source(), problems)
                .map(new VariantReader(problems)::read)
                .orElse(List.of());
        return wholes.stream()
                .filter(whole -> whole.variant().equals(scenario.variant()))
                .flatMap(whole -> whole.root() instanceof Mapping root
                        ? Optional.of(new ScenarioDocument(root, whole.variant(), whole.family())).stream()
                        : Optional.<ScenarioDocument>empty().stream())
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no source of " + scenario.fullId()));
    }

    /** The same scenario with another tree. */
    public ScenarioDocument with(Mapping newRoot) {
        return new ScenarioDocument(newRoot, variant, family);
    }

    /** A text that holds this scenario alone, under the same id and the same name of its variant. */
    public String text() {
        return YamlWriter.write(variant.map(this::asFile).orElse(root));
    }

    private Mapping asFile(String name) {
        List<Entry> own = new ArrayList<>();
        List<Entry> common = new ArrayList<>();
        for (Entry entry : root.entries()) {
            String key = entry.key().value();
            if (key.equals(TITLE)) {
                own.add(entry);
                family.ifPresent(title -> common.add(new Entry(entry.key(), title)));
            } else {
                (key.equals(EXPECT) ? own : common).add(entry);
            }
        }
        Mapping only = new Mapping(root.at(), List.of(new Entry(Scalar.of(name), new Mapping(root.at(), own))));
        common.add(new Entry(Scalar.of(VariantReader.KEY), only));
        return new Mapping(root.at(), common);
    }

    /** A part of the tree's root, where there is one. */
    public Optional<Yaml> get(String key) {
        return Patch.given(root, key);
    }
}
