package dev.lockscope.redis;

import dev.lockscope.redis.process.ServerSpec;
import dev.lockscope.scenario.Persistence;
import dev.lockscope.scenario.Topology;
import dev.lockscope.scenario.Topology.Guarded;
import dev.lockscope.scenario.Topology.Replicated;
import dev.lockscope.scenario.Topology.Replication;
import java.util.ArrayList;
import java.util.List;

/**
 * The configuration that a topology asks of each of its nodes.
 *
 * <p>Source: redis.conf of Redis 6.2 and 7.
 */
final class NodeConfig {

    private NodeConfig() {}

    /** What to start a node as. */
    static ServerSpec spec(String node, Topology topology) {
        ServerSpec spec = ServerSpec.node(node);
        for (String directive : directives(topology)) {
            spec = spec.with(directive);
        }
        return topology instanceof Guarded guarded ? spec.with(priority(node, guarded)) : spec;
    }

    /** Of replicas that could be promoted, sentinels take the one that is named first, so that each run goes the same way. */
    private static String priority(String node, Guarded topology) {
        return "replica-priority " + (1 + topology.nodes().indexOf(node));
    }

    private static List<String> directives(Topology topology) {
        List<String> directives = new ArrayList<>(ofPersistence(topology.persistence()));
        if (topology instanceof Replicated replicated) {
            directives.addAll(ofReplication(replicated.replication()));
        } else if (topology instanceof Guarded guarded) {
            directives.addAll(ofReplication(guarded.replication()));
        }
        return directives;
    }

    private static List<String> ofPersistence(Persistence persistence) {
        return switch (persistence) {
            case NOTHING -> List.of();
            case AOF_EVERYSEC -> List.of("appendonly yes", "appendfsync everysec");
            case AOF_ALWAYS -> List.of("appendonly yes", "appendfsync always");
        };
    }

    private static List<String> ofReplication(Replication replication) {
        return List.of(
                "replica-read-only yes",
                "min-replicas-to-write " + replication.minReplicas(),
                "min-replicas-max-lag " + replication.maxLag().toSeconds());
    }
}
