package dev.lockscope.scenario;

import dev.lockscope.lock.program.Step;
import dev.lockscope.scenario.problem.NearMatch;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import dev.lockscope.scenario.yaml.Yaml;
import dev.lockscope.scenario.yaml.Yaml.Entry;
import dev.lockscope.scenario.yaml.Yaml.Mapping;
import dev.lockscope.scenario.yaml.Yaml.Scalar;
import dev.lockscope.scenario.yaml.Yaml.Sequence;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Binds {@code does}: a list of steps, some a word, some a word and its value. */
final class StepBinder {

    static final int MOST_STEPS = 100;

    private static final Map<String, Step> ALONE = inOrder(List.of(
            Map.entry("acquire", new Step.Acquire()),
            Map.entry("read", new Step.Read()),
            Map.entry("check", new Step.Check()),
            Map.entry("begin", new Step.Begin()),
            Map.entry("commit", new Step.Commit()),
            Map.entry("release", new Step.Release())));

    /** The steps that have a value, each with an example or two. */
    private static final Map<String, String> WITH_VALUE = inOrder(List.of(
            Map.entry("work", "work: 200ms, work: until-told"),
            Map.entry("write", "write: -100"),
            Map.entry("charge", "charge: 42"),
            Map.entry("look-up", "look-up: 42"),
            Map.entry("remember", "remember: 42"),
            Map.entry("compute", "compute: {key: report, for: 400ms}")));

    private static final List<String> ALL =
            Stream.concat(ALONE.keySet().stream(), WITH_VALUE.values().stream()).toList();

    private final Problems problems;
    private final Values values;
    private final StepValues steps;

    StepBinder(Problems problems) {
        this.problems = problems;
        this.values = new Values(problems);
        this.steps = new StepValues(problems);
    }

    private static <T> Map<String, T> inOrder(List<Map.Entry<String, T>> entries) {
        Map<String, T> map = new LinkedHashMap<>();
        entries.forEach(entry -> map.put(entry.getKey(), entry.getValue()));
        return Collections.unmodifiableMap(map);
    }

    /** The steps that could be read. */
    List<Located<Step>> bind(Yaml value) {
        Optional<Sequence> list = values.list(value);
        List<Yaml> items = list.map(Sequence::items).orElse(List.of());
        if (list.isPresent() && items.isEmpty()) {
            problems.add(value.at(), Wording.FOUND_NOTHING.with(), Wording.WANT_ONE_OF.choices(ALL));
        }
        if (items.size() > MOST_STEPS) {
            String most = Integer.toString(MOST_STEPS);
            problems.add(items.get(MOST_STEPS).at(), Wording.TOO_MANY.with(most), Wording.WANT_AT_MOST.with(most));
        }
        List<Located<Step>> bound = new ArrayList<>();
        for (Yaml item : items) {
            step(item).ifPresent(step -> bound.add(new Located<>(item.at(), step)));
        }
        return bound;
    }

    private Optional<Step> step(Yaml item) {
        if (!(item instanceof Mapping mapping)) {
            return values.text(item, Wording.WANT_ONE_OF.choices(ALL)).flatMap(this::alone);
        }
        if (mapping.entries().size() != 1) {
            problems.add(item.at(), Wording.ONE_STEP_EACH.with(), Wording.WANT_STEP.with());
            return Optional.empty();
        }
        return withValue(mapping.entries().get(0));
    }

    private Optional<Step> alone(Scalar word) {
        Optional<Step> step = Optional.ofNullable(ALONE.get(word.value()));
        String example = WITH_VALUE.get(word.value());
        if (example != null) {
            problems.add(word.at(), Wording.STEP_NEEDS_VALUE.with(word.value()), Wording.WANT_STEP_VALUE.with(example));
        } else if (step.isEmpty()) {
            unknown(word);
        }
        return step;
    }

    private Optional<Step> withValue(Entry entry) {
        Yaml value = entry.value();
        String word = entry.key().value();
        switch (word) {
            case "work":
                return steps.work(value);
            case "write":
                return steps.write(value);
            case "charge":
                return steps.charge(value);
            case "look-up":
                return steps.key(value).map(Step.LookUp::new);
            case "remember":
                return steps.key(value).map(Step.Remember::new);
            case "compute":
                return steps.compute(value);
            default:
                if (ALONE.containsKey(word)) {
                    problems.add(
                            entry.key().at(),
                            Wording.STEP_TAKES_NOTHING.with(word),
                            Wording.WANT_STEP_ALONE.with(word));
                } else {
                    unknown(entry.key());
                }
                return Optional.empty();
        }
    }

    private void unknown(Scalar word) {
        List<String> words = new ArrayList<>(ALONE.keySet());
        words.addAll(WITH_VALUE.keySet());
        problems.add(
                word.at(),
                Wording.UNKNOWN_WORD.with(word.value()),
                Wording.WANT_ONE_OF.choices(ALL),
                NearMatch.of(word.value(), words));
    }
}
