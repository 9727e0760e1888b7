package dev.lockscope.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Makes a schedule easier to follow: of those that are as long and break the same, one in which each client does as much
 * as it can before another one goes on. Every change is tried on the model, so that nothing is assumed about what commutes.
 */
final class Tidying {

    private final Retelling retelling;
    private final Set<Property> broken;

    private Tidying(Retelling retelling, Set<Property> broken) {
        this.retelling = retelling;
        this.broken = broken;
    }

    static List<Move> of(Problem problem, List<Move> schedule, Set<Property> broken) {
        return new Tidying(new Retelling(problem), broken).tidied(schedule);
    }

    /** The same, where each client moves as late as it can, and what a master has for its replica arrives as soon as it can. */
    static List<Move> late(Problem problem, List<Move> schedule, Set<Property> broken) {
        return new Tidying(new Retelling(problem), broken).late(of(problem, schedule, broken));
    }

    private List<Move> late(List<Move> schedule) {
        List<Move> tidy = schedule;
        for (int place = tidy.size() - 2; place >= 0; place--) {
            tidy = pushedBack(tidy, place).orElse(tidy);
        }
        for (int place = 1; place < tidy.size(); place++) {
            if (tidy.get(place) instanceof Move.Ship) {
                tidy = shippedEarly(tidy, place).orElse(tidy);
            }
        }
        return tidy;
    }

    /** The schedule when a client's move comes right before its next one, if it can. */
    private Optional<List<Move>> pushedBack(List<Move> schedule, int place) {
        int client = client(schedule.get(place));
        if (client < 0 || client(schedule.get(place + 1)) == client) {
            return Optional.empty();
        }
        for (int later = place + 2; later < schedule.size(); later++) {
            if (client(schedule.get(later)) == client) {
                List<Move> changed = new ArrayList<>(schedule);
                changed.add(later - 1, changed.remove(place));
                return breaksTheSame(changed) ? Optional.of(changed) : Optional.empty();
            }
        }
        return Optional.empty();
    }

    private Optional<List<Move>> shippedEarly(List<Move> schedule, int place) {
        for (int before = 1; before < place; before++) {
            List<Move> changed = new ArrayList<>(schedule);
            changed.add(before, changed.remove(place));
            if (!changed.equals(schedule) && breaksTheSame(changed)) {
                return Optional.of(changed);
            }
        }
        return Optional.empty();
    }

    private List<Move> tidied(List<Move> schedule) {
        List<Move> tidy = schedule;
        for (int place = 1; place < tidy.size(); place++) {
            int before = client(tidy.get(place - 1));
            if (before < 0 || client(tidy.get(place)) == before) {
                continue;
            }
            tidy = broughtForward(tidy, place, before).orElse(tidy);
        }
        for (int place = 2; place < tidy.size(); place++) {
            tidy = earlier(tidy, place).orElse(tidy);
        }
        return tidy;
    }

    /** The schedule when what happens to a node comes between two clients instead of in the midst of one, if it can. */
    private Optional<List<Move>> earlier(List<Move> schedule, int place) {
        Move move = schedule.get(place);
        if (client(move) >= 0 || move.isFree() || move instanceof Move.Pass) {
            return Optional.empty();
        }
        for (int before = 1; before < place; before++) {
            if (client(schedule.get(before - 1)) != client(schedule.get(before))) {
                List<Move> changed = new ArrayList<>(schedule);
                changed.add(before, changed.remove(place));
                if (breaksTheSame(changed)) {
                    return Optional.of(changed);
                }
            }
        }
        return Optional.empty();
    }

    private boolean breaksTheSame(List<Move> schedule) {
        return retelling
                .of(schedule, false)
                .filter(whole -> whole.broken().equals(broken))
                .isPresent();
    }

    /** The schedule when the next move of a client comes at that place already, if it can. */
    private Optional<List<Move>> broughtForward(List<Move> schedule, int place, int client) {
        for (int later = place + 1; later < schedule.size(); later++) {
            if (client(schedule.get(later)) == client) {
                List<Move> changed = new ArrayList<>(schedule);
                changed.add(place, changed.remove(later));
                return breaksTheSame(changed) ? Optional.of(changed) : Optional.empty();
            }
        }
        return Optional.empty();
    }

    private static int client(Move move) {
        if (move instanceof Move.Begin begin) {
            return begin.client();
        } else if (move instanceof Move.Go go) {
            return go.client();
        }
        return move instanceof Move.GoWith with ? with.client() : -1;
    }
}
