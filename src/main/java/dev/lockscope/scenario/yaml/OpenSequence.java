package dev.lockscope.scenario.yaml;

import dev.lockscope.scenario.problem.Position;
import java.util.ArrayList;
import java.util.List;

/** A list of which the end has not come yet. */
final class OpenSequence implements OpenCollection {

    private final Position at;
    private final List<Yaml> items = new ArrayList<>();

    OpenSequence(Position at) {
        this.at = at;
    }

    @Override
    public void add(Yaml value) {
        items.add(value);
    }

    @Override
    public Yaml close() {
        return new Yaml.Sequence(at, items);
    }
}
