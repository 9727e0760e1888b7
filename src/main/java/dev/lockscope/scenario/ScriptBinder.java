package dev.lockscope.scenario;

import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import dev.lockscope.scenario.yaml.Yaml;
import dev.lockscope.scenario.yaml.Yaml.Scalar;
import dev.lockscope.scenario.yaml.Yaml.Sequence;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Binds {@code script}: a list of steps, each an event and what to do then. */
final class ScriptBinder {

    static final int MOST_STEPS = 200;

    /** How long a step waits where the file does not say. */
    static final Duration WITHIN = Duration.ofSeconds(10);

    private static final List<String> KEYS = List.of("when", "do", "within");

    private final Problems problems;
    private final Values values;
    private final EventPatternParser patterns;
    private final CopyActions copies;
    private final ActionParser parser;

    ScriptBinder(Problems problems, Actors actors) {
        this.problems = problems;
        this.values = new Values(problems);
        this.patterns = new EventPatternParser(problems, actors);
        this.copies = new CopyActions(actors);
        this.parser = new ActionParser(problems, actors);
    }

    List<StepDraft> bind(Yaml value) {
        List<Yaml> items = values.list(value).map(Sequence::items).orElse(List.of());
        if (items.size() > MOST_STEPS) {
            String most = Integer.toString(MOST_STEPS);
            problems.add(items.get(MOST_STEPS).at(), Wording.TOO_MANY.with(most), Wording.WANT_AT_MOST.with(most));
        }
        return items.stream().map(this::step).toList();
    }

    private StepDraft step(Yaml value) {
        Optional<Fields> fields = Fields.of(value, problems, KEYS);
        Optional<Located<EventPattern>> when = fields.flatMap(found -> found.required("when"))
                .flatMap(text -> values.text(text, Wording.WANT_EVENT.with()))
                .flatMap(text -> patterns.parse(text).map(pattern -> new Located<>(text.at(), pattern)));
        List<Located<Action>> actions =
                fields.flatMap(found -> found.optional("do")).map(this::actions).orElse(List.of());
        Duration within = fields.flatMap(found -> found.optional("within"))
                .flatMap(new Durations(problems)::positive)
                .orElse(WITHIN);
        return new StepDraft(when, actions, within);
    }

    private List<Located<Action>> actions(Yaml value) {
        List<Yaml> items = value instanceof Sequence list ? list.items() : List.of(value);
        if (items.isEmpty()) {
            problems.add(value.at(), Wording.EMPTY_ACTION.with(), Wording.WANT_LIST_OR_TEXT.with());
        }
        List<Located<Action>> actions = new ArrayList<>();
        for (Yaml item : items) {
            Optional<Scalar> text = values.text(item, Wording.WANT_LIST_OR_TEXT.with());
            text.map(copies::of).orElse(List.of()).stream()
                    .flatMap(one -> parser.parse(one).stream())
                    .forEach(action -> actions.add(new Located<>(item.at(), action)));
        }
        return actions;
    }
}
