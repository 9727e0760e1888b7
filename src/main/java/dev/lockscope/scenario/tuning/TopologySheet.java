package dev.lockscope.scenario.tuning;

import dev.lockscope.scenario.Persistence;
import dev.lockscope.scenario.Topology;
import dev.lockscope.scenario.tuning.Parameter.Range;
import dev.lockscope.scenario.tuning.Parameter.What;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What can be changed of the nodes. The quorum follows from their number. */
record TopologySheet(Written written) {

    private static final List<String> MASTERS = List.of("3", "5", "7");
    private static final List<String> SENTINELS = List.of("3", "5");
    private static final Range REPLICAS = new Range("1", "3");

    List<Parameter> of(Topology topology) {
        List<Parameter> all = new ArrayList<>();
        if (topology instanceof Topology.Independent independent) {
            String nodes = Integer.toString(independent.nodes().size());
            all.add(written.chosen("topology.nodes", What.NODES, nodes, MASTERS));
        } else if (topology instanceof Topology.Replicated replicated) {
            all.addAll(replication(replicated.replicas().size(), replicated.replication()));
        } else if (topology instanceof Topology.Guarded guarded) {
            all.addAll(replication(guarded.replicas().size(), guarded.replication()));
            String sentinels = Integer.toString(guarded.sentinels().size());
            all.add(written.chosen("topology.sentinels", What.SENTINELS, sentinels, SENTINELS));
            String downAfter = Written.time(guarded.downAfter());
            all.add(ranged("topology.down-after", What.DOWN_AFTER, downAfter, Written.POSITIVE));
        }
        List<String> files =
                Arrays.stream(Persistence.values()).map(Persistence::id).toList();
        all.add(written.chosen(
                "topology.keeps", What.KEEPS, topology.persistence().id(), files));
        return all;
    }

    private List<Parameter> replication(int replicas, Topology.Replication replication) {
        String count = Integer.toString(replicas);
        String least = Integer.toString(replication.minReplicas());
        return List.of(
                ranged("topology.replicas", What.REPLICAS, count, REPLICAS),
                ranged("topology.min-replicas", What.MIN_REPLICAS, least, new Range("0", count)),
                ranged("topology.max-lag", What.MAX_LAG, Written.time(replication.maxLag()), new Range("1s", "60m")));
    }

    private Parameter ranged(String path, What what, String usual, Range range) {
        return written.ranged(path, what, Optional.empty(), usual, range);
    }
}
