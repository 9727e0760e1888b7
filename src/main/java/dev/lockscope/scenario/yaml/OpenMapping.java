package dev.lockscope.scenario.yaml;

import dev.lockscope.scenario.problem.Position;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import dev.lockscope.scenario.yaml.Yaml.Entry;
import dev.lockscope.scenario.yaml.Yaml.Scalar;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A mapping of which the end has not come yet. Refuses keys that are no words, and keys that stand there already. */
final class OpenMapping implements OpenCollection {

    private final Position at;
    private final Problems problems;
    private final Map<String, Position> firsts = new LinkedHashMap<>();
    private final List<Entry> entries = new ArrayList<>();
    private @Nullable Yaml key;

    OpenMapping(Position at, Problems problems) {
        this.at = at;
        this.problems = problems;
    }

    @Override
    public void add(Yaml value) {
        if (key == null) {
            key = value;
        } else {
            addEntry(key, value);
            key = null;
        }
    }

    private void addEntry(Yaml name, Yaml value) {
        if (name instanceof Scalar scalar && scalar.type() != Yaml.Type.NOTHING) {
            Position first = firsts.putIfAbsent(scalar.value(), scalar.at());
            if (first == null) {
                entries.add(new Entry(scalar, value));
            } else {
                problems.add(
                        scalar.at(),
                        Wording.DUPLICATE_KEY.with(scalar.value()),
                        Wording.WANT_ONE_OF_EACH.with(
                                Integer.toString(first.line()), Integer.toString(first.column())));
            }
        } else if (!(name instanceof Yaml.Unreadable)) {
            problems.add(name.at(), Wording.KEY_NOT_TEXT.with(), Wording.WANT_PLAIN_KEY.with());
        }
    }

    @Override
    public Yaml close() {
        return new Yaml.Mapping(at, entries);
    }
}
