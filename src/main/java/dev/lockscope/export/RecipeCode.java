package dev.lockscope.export;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where exports that show code have it from: the trace only names recipes and their steps. */
@FunctionalInterface
public interface RecipeCode {

    /** No code at all. */
    RecipeCode NONE = recipe -> Optional.empty();

    /** The code of a recipe, by its id; empty where nobody has it. */
    Optional<Listing> of(String recipe);

    /**
     * A recipe's code as it is shown.
     *
     * @param title what the file is called
     * @param lines its lines
     * @param steps the first line of each marked step, from 1
     */
    record Listing(String title, List<Line> lines, Map<String, Integer> steps) {

        public Listing {
            lines = List.copyOf(lines);
            steps = Map.copyOf(steps);
        }
    }

    /**
     * A line of code.
     *
     * @param tokens what is told apart in it, in rising order; none overlaps another
     */
    record Line(String text, List<Token> tokens) {

        public Line {
            tokens = List.copyOf(tokens);
        }
    }

    /**
     * A piece of a line.
     *
     * @param from where it begins, from 0
     * @param to where it ends, exclusive
     * @param kind what it is, a lower-case word such as {@code keyword}
     */
    record Token(int from, int to, String kind) {}
}
