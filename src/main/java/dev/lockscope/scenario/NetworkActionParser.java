package dev.lockscope.scenario;

import dev.lockscope.scenario.problem.NearMatch;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads what is done to the whole network. */
final class NetworkActionParser {

    private final Problems problems;
    private final Actors actors;

    NetworkActionParser(Problems problems, Actors actors) {
        this.problems = problems;
        this.actors = actors;
    }

    Optional<Action> parse(WrittenAction action) {
        return switch (action.verb()) {
            case PARTITION -> partition(action);
            case HEAL -> Optional.of(new NetworkAction.Heal());
            default -> throw new IllegalArgumentException("not done to the network: " + action.verb());
        };
    }

    private Optional<Action> partition(WrittenAction action) {
        int before = problems.count();
        List<String> known = actors.names();
        List<String> group = new ArrayList<>();
        for (Located<String> name : action.arguments()) {
            if (actors.complete() && !known.contains(name.value())) {
                problems.add(
                        name.at(),
                        Wording.UNKNOWN_ACTOR.with(name.value()),
                        Wording.WANT_ONE_OF.choices(known),
                        NearMatch.of(name.value(), known));
            } else if (group.contains(name.value())) {
                problems.add(name.at(), Wording.TWICE.with(name.value()));
            } else {
                group.add(name.value());
            }
        }
        if (problems.count() == before && actors.complete() && !parts(group)) {
            problems.add(
                    action.text().at(), Wording.PARTS_NOBODY.with(action.text().value()));
        }
        return problems.count() == before ? Optional.of(new NetworkAction.Partition(group)) : Optional.empty();
    }

    private boolean parts(List<String> group) {
        return actors.links().stream().anyMatch(link -> group.contains(link.from()) != group.contains(link.to()));
    }
}
