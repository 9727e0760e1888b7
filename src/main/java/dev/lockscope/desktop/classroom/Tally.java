package dev.lockscope.desktop.classroom;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a room has voted on one question. Immutable.
 *
 * @param cast the options that were voted for, one for each vote, in the order in which they were counted
 */
record Tally(List<String> cast) {

    /** Nobody has voted. */
    static final Tally NONE = new Tally(List.of());

    Tally {
        cast = List.copyOf(cast);
    }

    /** With one vote more. */
    Tally with(String option) {
        List<String> more = new ArrayList<>(cast);
        more.add(option);
        return new Tally(more);
    }

    /** Without the vote that was counted last, if there is any. */
    Tally withoutLast() {
        return cast.isEmpty() ? this : new Tally(cast.subList(0, cast.size() - 1));
    }

    /** How many have voted. */
    int total() {
        return cast.size();
    }

    /** How many have voted for an option. */
    int of(String option) {
        return (int) cast.stream().filter(option::equals).count();
    }

    /** The part of the votes that an option has, 0 to 1. */
    double share(String option) {
        return cast.isEmpty() ? 0 : (double) of(option) / total();
    }

    /** The option with the most votes; nothing where nobody has voted, or two have as many. */
    Optional<String> leader() {
        List<String> first = cast.stream()
                .distinct()
                .filter(option -> cast.stream().allMatch(other -> of(other) <= of(option)))
                .toList();
        return first.size() == 1 ? Optional.of(first.get(0)) : Optional.empty();
    }
}
