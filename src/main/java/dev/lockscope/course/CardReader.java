package dev.lockscope.course;

import dev.lockscope.scenario.Fields;
import dev.lockscope.scenario.Values;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import dev.lockscope.scenario.yaml.Yaml;
import dev.lockscope.scenario.yaml.Yaml.Scalar;
import dev.lockscope.scenario.yaml.Yaml.Sequence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads cards and questions of {@code lesson.yaml}. */
final class CardReader {

    private static final List<String> OPTIONS = List.of("a", "b", "c", "d", "e");

    private final Problems problems;
    private final Values values;

    CardReader(Problems problems) {
        this.problems = problems;
        this.values = new Values(problems);
    }

    /** Those that could be read. */
    List<Card> read(Optional<Yaml> list) {
        List<Card> cards = new ArrayList<>();
        for (Yaml item : list.flatMap(values::list).map(Sequence::items).orElse(List.of())) {
            Optional<Fields> fields = Fields.of(item, problems, List.of("id", "right", "see"));
            Optional<Scalar> id = fields.flatMap(found -> found.required("id"))
                    .flatMap(value -> values.text(value, Wording.WANT_ID.with()));
            Optional<String> right = fields.flatMap(found -> found.required("right"))
                    .flatMap(value -> values.choice(value, OPTIONS, option -> option));
            Optional<String> see = fields.flatMap(found -> found.required("see"))
                    .flatMap(values::text)
                    .map(Scalar::value);
            id.filter(found -> cards.stream().anyMatch(card -> card.id().equals(found.value())))
                    .ifPresent(found -> problems.add(found.at(), Wording.TWICE.with(found.value())));
            id.ifPresent(found -> right.ifPresent(
                    option -> see.ifPresent(lesson -> cards.add(new Card(found.value(), option, lesson)))));
        }
        return cards;
    }
}
