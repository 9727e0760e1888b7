package dev.lockscope.scenario;

import dev.lockscope.scenario.problem.Position;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import dev.lockscope.scenario.yaml.Patch;
import dev.lockscope.scenario.yaml.Yaml;
import dev.lockscope.scenario.yaml.Yaml.Entry;
import dev.lockscope.scenario.yaml.Yaml.Mapping;
import dev.lockscope.scenario.yaml.Yaml.Scalar;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Makes the whole scenarios of a file of its common part and its variants.
 *
 * <p>Every variant has a title and an expectation of its own, because these are what tells it from the others.
 */
final class VariantReader {

    static final String KEY = "variants";
    static final int MOST_VARIANTS = 20;
    static final int LONGEST_NAME = 40;

    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");
    private static final List<String> OF_THE_FILE = List.of("id", KEY);
    private static final List<String> OWN = List.of("title", "expect");

    /**
     * A whole scenario, not bound yet.
     *
     * @param variant its name in the file, where the file has variants
     * @param root what the file would say if it had this scenario alone
     * @param family what all variants of the file are called together, where the file has variants and says so
     */
    record Whole(Optional<String> variant, Yaml root, Optional<Yaml> family) {

        Whole(Yaml root) {
            this(Optional.empty(), root, Optional.empty());
        }
    }

    private final Problems problems;
    private final Values values;

    VariantReader(Problems problems) {
        this.problems = problems;
        this.values = new Values(problems);
    }

    /** The scenarios of a file, at least one; none where its variants cannot be read. */
    List<Whole> read(Yaml root) {
        if (!(root instanceof Mapping file)) {
            return List.of(new Whole(root));
        }
        Optional<Entry> variants = file.entries().stream()
                .filter(entry -> entry.key().value().equals(KEY))
                .findFirst();
        if (variants.isEmpty()) {
            return List.of(new Whole(root));
        }
        Mapping common = new Mapping(
                file.at(),
                file.entries().stream()
                        .filter(entry -> !entry.key().value().equals(KEY))
                        .toList());
        return values.mapping(variants.get().value())
                .map(found -> read(common, found))
                .orElse(List.of());
    }

    private List<Whole> read(Mapping common, Mapping variants) {
        List<Entry> entries = variants.entries();
        if (entries.isEmpty()) {
            problems.add(variants.at(), Wording.FOUND_NOTHING.with(), Wording.WANT_MAPPING.with());
        }
        if (entries.size() > MOST_VARIANTS) {
            String most = Integer.toString(MOST_VARIANTS);
            Position at = entries.get(MOST_VARIANTS).key().at();
            problems.add(at, Wording.TOO_MANY.with(most), Wording.WANT_AT_MOST.with(most));
        }
        List<Whole> wholes = new ArrayList<>();
        for (Entry entry : entries) {
            String name = entry.key().value();
            problems.enter(name);
            checkName(entry.key());
            values.mapping(entry.value()).ifPresent(patch -> {
                wholes.add(
                        new Whole(Optional.of(name), merge(common, entry.key(), patch), Patch.given(common, "title")));
            });
        }
        problems.leave();
        return wholes;
    }

    private void checkName(Scalar key) {
        String name = key.value();
        if (name.length() > LONGEST_NAME || !NAME.matcher(name).matches()) {
            problems.add(key.at(), Wording.BAD_VARIANT.with(name), Wording.WANT_VARIANT.with());
        }
    }

    private Mapping merge(Mapping common, Scalar name, Mapping patch) {
        List<Entry> changes = new ArrayList<>();
        for (Entry change : patch.entries()) {
            if (OF_THE_FILE.contains(change.key().value())) {
                problems.add(
                        change.key().at(),
                        Wording.NOT_IN_VARIANT.with(change.key().value()),
                        Wording.WANT_VARIANT_KEY.with());
            } else {
                changes.add(change);
            }
        }
        for (String key : OWN) {
            if (Patch.given(patch, key).isEmpty()) {
                problems.add(name.at(), Wording.MISSING_KEY.with(key));
                changes.removeIf(change -> change.key().value().equals(key));
                // What is missing is said; the rest can be looked at.
                changes.add(new Entry(new Scalar(name.at(), key, Yaml.Type.TEXT, -1), new Yaml.Unreadable(name.at())));
            }
        }
        return new Patch(problems).merge(common, new Mapping(patch.at(), changes));
    }
}
