package dev.lockscope.explore;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Goes through schedules of a problem once more, move by move. */
final class Retelling {

    private final Problem problem;

    Retelling(Problem problem) {
        this.problem = problem;
    }

    /**
     * A schedule that was gone through.
     *
     * @param broken what of the wanted its last move breaks, or what is broken where it ends
     */
    record Whole(List<Scene> scenes, Set<Property> broken) {}

    /** The schedule, or nothing where one of its moves is not possible. */
    Optional<Whole> of(List<Move> schedule, boolean telling) {
        Successors successors = new Successors(problem, telling);
        List<Scene> scenes = new ArrayList<>();
        State state = successors.first();
        Set<Property> broken = EnumSet.noneOf(Property.class);
        for (Move move : schedule) {
            State here = state;
            Optional<Successor> next = successors.of(here).stream()
                    .filter(successor -> successor.move().equals(move))
                    .findFirst();
            if (next.isEmpty()) {
                return Optional.empty();
            }
            Successor found = next.get();
            long waited = move instanceof Move.Pass
                    ? Successors.next(here.world(), here.spent()) - here.world().now()
                    : 0;
            scenes.add(new Scene(move, here, found.state(), found.told(), waited));
            broken = successors.wanted(found.broken());
            state = found.state();
        }
        boolean rests = successors.of(state).stream()
                .noneMatch(successor -> successor.move().isFree());
        return Optional.of(new Whole(
                List.copyOf(scenes), broken.isEmpty() && rests ? successors.brokenAtRest(state.world()) : broken));
    }
}
