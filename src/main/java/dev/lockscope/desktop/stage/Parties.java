package dev.lockscope.desktop.stage;

import dev.lockscope.scenario.Scenario;
import dev.lockscope.trace.Cast;
import java.util.List;
import java.util.Optional;

/**
 * Who stands on the stage. Nothing of a run's state is in it, so that a picture laid out for it never jumps.
 *
 * @param clients their names, in order
 * @param nodes their names, in order
 * @param sentinels their names, in order
 * @param resources their names, in order
 * @param following whether nodes may follow one another
 */
record Parties(
        List<String> clients, List<String> nodes, List<String> sentinels, List<String> resources, boolean following) {

    Parties {
        clients = List.copyOf(clients);
        nodes = List.copyOf(nodes);
        sentinels = List.copyOf(sentinels);
        resources = List.copyOf(resources);
    }

    /**
     * Those of a run.
     *
     * @param scenario tells whether nodes know of one another; without one, only those under sentinels are taken to
     */
    static Parties of(Cast cast, Optional<Scenario> scenario) {
        boolean following = scenario.map(known -> !known.topology().peers().isEmpty())
                .orElse(!cast.sentinels().isEmpty());
        return new Parties(cast.clients(), cast.nodes(), cast.sentinels(), cast.resources(), following);
    }
}
