package dev.lockscope.scenario;

import dev.lockscope.scenario.problem.NearMatch;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import java.util.List;
import java.util.Optional;

/**
 * Reads the name of a link, {@code FROM-TO}: a client to a node or sentinel, a node to one that it may follow, or a
 * sentinel to a node or another sentinel. Names may hold dashes, so it is found among the links there are.
 */
final class LinkParser {

    private final Problems problems;
    private final Actors actors;

    LinkParser(Problems problems, Actors actors) {
        this.problems = problems;
        this.actors = actors;
    }

    Optional<LinkEnds> parse(Located<String> written) {
        List<LinkEnds> all = actors.links();
        List<LinkEnds> found =
                all.stream().filter(link -> link.name().equals(written.value())).toList();
        if (found.size() == 1) {
            return Optional.of(found.get(0));
        }
        if (found.size() > 1) {
            problems.add(written.at(), Wording.AMBIGUOUS_LINK.with(written.value()), Wording.WANT_OTHER_NAME.with());
        } else if (actors.complete()) {
            List<String> known = all.stream().map(LinkEnds::name).toList();
            problems.add(
                    written.at(),
                    Wording.UNKNOWN_LINK.with(written.value()),
                    Wording.WANT_LINK.choices(known),
                    NearMatch.of(written.value(), known));
        }
        return Optional.empty();
    }
}
