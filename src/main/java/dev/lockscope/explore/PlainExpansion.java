package dev.lockscope.explore;

import java.util.List;
import java.util.function.Supplier;

/** Works everything out anew for each row. */
final class PlainExpansion implements Expansion {

    private final Successors successors;
    private final Rows rows;

    PlainExpansion(Successors successors, Rows rows) {
        this.successors = successors;
        this.rows = rows;
    }

    /** One for all who ask: it keeps nothing. */
    static Supplier<Expansion> sharing(Successors successors, Rows rows) {
        Expansion expansion = new PlainExpansion(successors, rows);
        return () -> expansion;
    }

    @Override
    public void expand(int row, int[] numbers, Level into) {
        State state = rows.state(numbers);
        List<Successor> found = successors.of(state);
        int[] next = new int[rows.width()];
        boolean rests = true;
        for (Successor successor : found) {
            int move = Moves.number(successor.move());
            rests &= !successor.move().isFree();
            into.tried();
            if (!successors.wanted(successor.broken()).isEmpty()) {
                into.broken(row, move);
                return;
            }
            rows.fill(next, successor.state());
            into.add(next, row, move);
        }
        if (rests && !successors.brokenAtRest(state.world()).isEmpty()) {
            into.broken(row, Level.AT_REST);
        }
    }
}
