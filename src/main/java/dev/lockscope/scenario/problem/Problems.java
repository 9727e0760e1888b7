package dev.lockscope.scenario.problem;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Gathers what is wrong with one file. For one thread. */
public final class Problems {

    /** The most problems that are told of one file, besides one that counts the rest. */
    static final int MOST_TOLD = 100;

    private static final Comparator<Problem> ORDER =
            Comparator.comparingInt(Problem::line).thenComparingInt(Problem::column);

    private final String file;
    private final List<Problem> found = new ArrayList<>();

    /** No problem yet with the file of that name. */
    public Problems(String file) {
        this.file = file;
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
        found.add(new Problem(file, at.line(), at.column(), what, expected, hint));
    }

    /** How many there are so far; a part that adds none is sound. */
    public int count() {
        return found.size();
    }

    /** The problems in the order of the file; of very many the first, and a last one that says how many are left out. */
    public List<Problem> inOrder() {
        List<Problem> sorted = found.stream().sorted(ORDER).toList();
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
                Optional.empty()));
        return List.copyOf(told);
    }
}
