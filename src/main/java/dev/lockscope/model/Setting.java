package dev.lockscope.model;

import dev.lockscope.lock.port.NodeId;
import dev.lockscope.scenario.Topology;
import java.util.List;

/**
 * What stays the same in a world.
 *
 * @param nodes the nodes
 * @param resource the guarded resource's name
 * @param topology how the nodes belong together
 */
public record Setting(List<NodeId> nodes, String resource, Topology topology) {

    public Setting {
        nodes = List.copyOf(nodes);
    }

    /** Nodes that know nothing of one another. */
    public Setting(List<NodeId> nodes, String resource) {
        this(
                nodes,
                resource,
                new Topology.Independent(nodes.stream().map(NodeId::name).toList()));
    }

    static Setting of(Topology topology, String resource) {
        return new Setting(topology.nodes().stream().map(NodeId::new).toList(), resource, topology);
    }

    /** What a master asks of its replicas. */
    Topology.Replication replication() {
        if (topology instanceof Topology.Replicated pair) {
            return pair.replication();
        } else if (topology instanceof Topology.Guarded guarded) {
            return guarded.replication();
        }
        return Topology.Replication.UNCHECKED;
    }

    /** Whether the nodes after the first begin as its replicas. */
    public boolean isReplicated() {
        return topology instanceof Topology.Replicated || topology instanceof Topology.Guarded;
    }

    String name(int node) {
        return nodes.get(node).name();
    }

    /** The place of the node of that name, or -1. */
    int place(String node) {
        for (int place = 0; place < nodes.size(); place++) {
            if (nodes.get(place).name().equals(node)) {
                return place;
            }
        }
        return -1;
    }
}
