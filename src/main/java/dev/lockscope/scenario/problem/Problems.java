package dev.lockscope.scenario.problem;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Gathers what is wrong with one file. For one thread. */
public final class Problems {

    /** The most problems that are told of one file, besides one that counts the rest. */
    static final int MOST_TOLD = 100;

    private static final Comparator<Problem> ORDER =
            Comparator.comparingInt(Problem::line).thenComparingInt(Problem::column);

    private final String file;
    private final List<Problem> found = new ArrayList<>();
    private final Set<String> variants = new LinkedHashSet<>();
    private List<String> within = List.of();

    /** No problem yet with the file of that name. */
    public Problems(String file) {
        this.file = file;
    }

    /** From now on, what is found belongs to that variant of the file. */
    public void enter(String variant) {
        variants.add(variant);
        within = List.of(variant);
    }

    /** From now on, what is found belongs to the file as a whole. */
    public void leave() {
        within = List.of();
    }

    /** Something is wrong, and its description says all. */
    public void add(Position at, Message what) {
        add(at, what, Optional.empty(), Optional.empty());
    }

    /** Something is wrong where something else should be. */
    public void add(Position at, Message what, Message expected) {
        add(at, what, Optional.of(expected), Optional.empty());
    }

    /** Something is wrong where something else should be, and perhaps it is clear what was meant. */
    public void add(Position at, Message what, Message expected, Optional<String> hint) {
        add(at, what, Optional.of(expected), hint);
    }

    private void add(Position at, Message what, Optional<Message> expected, Optional<String> hint) {
        found.add(new Problem(file, at.line(), at.column(), what, expected, hint, within));
    }

    /** How many there are so far; a part that adds none is sound. */
    public int count() {
        return found.size();
    }

    /**
     * The problems in the order of the file; of very many the first, and a last one that says how many are left out.
     * What is wrong in several variants is told once.
     */
    public List<Problem> inOrder() {
        List<Problem> sorted = joined().stream().sorted(ORDER).toList();
        if (sorted.size() <= MOST_TOLD) {
            return sorted;
        }
        List<Problem> told = new ArrayList<>(sorted.subList(0, MOST_TOLD));
        Problem next = sorted.get(MOST_TOLD);
        told.add(new Problem(
                file,
                next.line(),
                next.column(),
                Wording.MORE_PROBLEMS.with(Integer.toString(sorted.size() - MOST_TOLD)),
                Optional.empty(),
                Optional.empty(),
                List.of()));
        return List.copyOf(told);
    }

    private List<Problem> joined() {
        Map<Problem, Set<String>> places = new LinkedHashMap<>();
        for (Problem problem : found) {
            places.computeIfAbsent(problem.in(List.of()), one -> new LinkedHashSet<>())
                    .addAll(problem.variants());
        }
        List<Problem> joined = new ArrayList<>();
        places.forEach((problem, names) -> joined.add(problem.in(names.equals(variants) ? List.of() : names)));
        return joined;
    }
}
