package dev.lockscope.model;

import dev.lockscope.lock.port.NodeId;
import java.util.List;

/**
 * What stays the same in a world.
 *
 * @param nodes the nodes
 * @param resource the guarded resource's name
 */
public record Setting(List<NodeId> nodes, String resource) {

    public Setting {
        nodes = List.copyOf(nodes);
    }
}
