package dev.lockscope.export;

import java.util.List;
import java.util.Map;

/** Where exports that show code have it from: the trace only names recipes and their steps. */
@FunctionalInterface
public interface RecipeCode {

    /** No code at all. */
    RecipeCode NONE = recipe -> List.of();

    /** The code of a recipe, by its id, in each language that it is shown in, first the one that runs; may be empty. */
    List<Listing> of(String recipe);

    /**
     * A recipe's code as it is shown.
     *
     * @param language what it is written in, such as {@code Java}
     * @param title what the file is called
     * @param lines its lines
     * @param steps the first line of each marked step, from 1
     */
    record Listing(String language, String title, List<Line> lines, Map<String, Integer> steps) {

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
