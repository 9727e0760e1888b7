package dev.lockscope.scenario.yaml;

import dev.lockscope.scenario.problem.Position;
import dev.lockscope.scenario.problem.Problems;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Builds a tree from values and the beginnings and ends of collections, in the order of the file. */
final class TreeBuilder {

    private final Problems problems;
    private final Deque<OpenCollection> open = new ArrayDeque<>();
    private @Nullable Yaml root;

    TreeBuilder(Problems problems) {
        this.problems = problems;
    }

    /** How many collections are open. */
    int depth() {
        return open.size();
    }

    /** A collection begins. */
    void open(Position at, boolean mapping) {
        open.push(mapping ? new OpenMapping(at, problems) : new OpenSequence(at));
    }

    /** The collection that began last has ended. */
    void close() {
        add(open.pop().close());
    }

    /** A value belongs to the collection that is open, or is the whole document. */
    void add(Yaml value) {
        OpenCollection around = open.peek();
        if (around == null) {
            root = value;
        } else {
            around.add(value);
        }
    }

    /** The whole document, if there was one. */
    Optional<Yaml> root() {
        return Optional.ofNullable(root);
    }
}
