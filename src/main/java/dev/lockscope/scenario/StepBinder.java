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
import java.util.List;
import java.util.Optional;

/** Binds {@code does}: a list of steps, some a word, some a word and its value. */
final class StepBinder {

    static final int MOST_STEPS = 100;

    /** The value of {@code work} that makes it last until the script says {@code finish}. */
    static final String UNTIL_TOLD = "until-told";

    private static final List<String> ALONE = List.of("acquire", "read", "check", "release");
    private static final List<String> WITH_VALUE = List.of("work", "write");
    private static final List<String> ALL =
            List.of("acquire", "read", "work: 200ms", "write: -100", "check", "release");

    private final Problems problems;
    private final Values values;

    StepBinder(Problems problems) {
        this.problems = problems;
        this.values = new Values(problems);
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
        List<Located<Step>> steps = new ArrayList<>();
        for (Yaml item : items) {
            step(item).ifPresent(step -> steps.add(new Located<>(item.at(), step)));
        }
        return steps;
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
        switch (word.value()) {
            case "acquire":
                return Optional.of(new Step.Acquire());
            case "read":
                return Optional.of(new Step.Read());
            case "check":
                return Optional.of(new Step.Check());
            case "release":
                return Optional.of(new Step.Release());
            default:
                if (WITH_VALUE.contains(word.value())) {
                    problems.add(
                            word.at(),
                            Wording.STEP_NEEDS_VALUE.with(word.value()),
                            Wording.WANT_STEP_VALUE.with(
                                    word.value().equals("work") ? "work: 200ms, work: until-told" : "write: -100"));
                } else {
                    unknown(word);
                }
                return Optional.empty();
        }
    }

    private Optional<Step> withValue(Entry entry) {
        switch (entry.key().value()) {
            case "work":
                return work(entry.value());
            case "write":
                return values.number(entry.value(), -ResourceBinder.MOST_MONEY, ResourceBinder.MOST_MONEY)
                        .map(Step.Write::new);
            default:
                String word = entry.key().value();
                if (ALONE.contains(word)) {
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

    private Optional<Step> work(Yaml value) {
        if (value instanceof Scalar scalar && scalar.value().equals(UNTIL_TOLD)) {
            return Optional.of(new Step.WorkUntilTold());
        }
        if (value instanceof Scalar scalar
                && NearMatch.of(scalar.value(), List.of(UNTIL_TOLD)).isPresent()) {
            problems.add(
                    value.at(),
                    Wording.UNKNOWN_WORD.with(scalar.value()),
                    Wording.WANT_DURATION.with(),
                    Optional.of(UNTIL_TOLD));
            return Optional.empty();
        }
        return new Durations(problems).positive(value).map(Step.Work::new);
    }

    private void unknown(Scalar word) {
        List<String> words = new ArrayList<>(ALONE);
        words.addAll(WITH_VALUE);
        problems.add(
                word.at(),
                Wording.UNKNOWN_WORD.with(word.value()),
                Wording.WANT_ONE_OF.choices(ALL),
                NearMatch.of(word.value(), words));
    }
}
