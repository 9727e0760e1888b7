package dev.lockscope.redis;

import dev.lockscope.scenario.LinkEnds;
import dev.lockscope.scenario.Persistence;
import dev.lockscope.scenario.Topology;
import java.util.List;

/**
 * How the nodes of a cluster belong together.
 *
 * @param pairs the links among them: any node of a pair may come to follow the other
 * @param persistence what each keeps on disk
 */
record Plan(List<LinkEnds> pairs, Persistence persistence) {

    /** Nodes that know nothing of one another and keep nothing. */
    static final Plan APART = new Plan(List.of(), Persistence.NOTHING);

    Plan {
        pairs = List.copyOf(pairs);
    }

    /** That of a topology's nodes; sentinels are no part of it. */
    static Plan of(Topology topology) {
        List<String> nodes = topology.nodes();
        return new Plan(
                topology.peers().stream()
                        .filter(pair -> nodes.contains(pair.from()) && nodes.contains(pair.to()))
                        .toList(),
                topology.persistence());
    }

    /** Whether nodes follow one another. */
    boolean replicates() {
        return !pairs.isEmpty();
    }
}
