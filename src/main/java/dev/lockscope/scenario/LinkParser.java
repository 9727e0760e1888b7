package dev.lockscope.scenario;

import dev.lockscope.scenario.problem.NearMatch;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import java.util.List;
import java.util.Optional;

/** Reads the name of a link, {@code CLIENT-NODE}. Names may hold dashes, so it is found among the links there are. */
final class LinkParser {

    /** A link between a client and a node. */
    record Link(String client, String node) {}

    private final Problems problems;
    private final Actors actors;

    LinkParser(Problems problems, Actors actors) {
        this.problems = problems;
        this.actors = actors;
    }

    Optional<Link> parse(Located<String> written) {
        List<Link> found = actors.clientNames().stream()
                .flatMap(client -> actors.nodes().stream().map(node -> new Link(client, node)))
                .filter(link -> (link.client() + "-" + link.node()).equals(written.value()))
                .toList();
        if (found.size() == 1) {
            return Optional.of(found.get(0));
        }
        if (found.size() > 1) {
            problems.add(written.at(), Wording.AMBIGUOUS_LINK.with(written.value()), Wording.WANT_OTHER_NAME.with());
        } else if (actors.complete()) {
            List<String> known = actors.links();
            problems.add(
                    written.at(),
                    Wording.UNKNOWN_LINK.with(written.value()),
                    Wording.WANT_LINK.choices(known),
                    NearMatch.of(written.value(), known));
        }
        return Optional.empty();
    }
}
