package dev.lockscope.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The nodes and the sentinels at one instant: an immutable value.
 *
 * @param nodes the nodes of the setting, in its order
 * @param sentinels the sentinels of the setting, in its order
 * @param master the place of the node that clients are sent to where there are no sentinels
 */
public record Servers(List<ModelNode> nodes, List<ModelSentinel> sentinels, int master) {

    /** Takes the lists as they are: they may not change afterwards. */
    public Servers {
        nodes = Collections.unmodifiableList(nodes);
        sentinels = Collections.unmodifiableList(sentinels);
    }

    /** Those of a setting, before anything has happened. */
    static Servers of(Setting setting) {
        List<ModelNode> nodes = new ArrayList<>();
        for (int node = 0; node < setting.nodes().size(); node++) {
            nodes.add(
                    setting.isReplicated() && node > 0
                            ? ModelNode.replica(0, setting.topology().persistence())
                            : ModelNode.master(setting.topology().persistence()));
        }
        List<ModelSentinel> sentinels = setting.topology().sentinels().stream()
                .map(name -> ModelSentinel.of(name, nodes.size()))
                .toList();
        return new Servers(nodes, sentinels, 0);
    }

    Servers with(int node, ModelNode other) {
        List<ModelNode> after = new ArrayList<>(nodes);
        after.set(node, other);
        return new Servers(after, sentinels, master);
    }

    Servers with(int sentinel, ModelSentinel other) {
        List<ModelSentinel> after = new ArrayList<>(sentinels);
        after.set(sentinel, other);
        return new Servers(nodes, after, master);
    }

    Servers withMaster(int node) {
        return new Servers(nodes, sentinels, node);
    }
}
