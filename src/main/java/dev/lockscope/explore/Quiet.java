package dev.lockscope.explore;

import dev.lockscope.model.ModelNode;
import dev.lockscope.model.ModelWorld;
import dev.lockscope.model.Store;
import java.util.List;

/** Whether a world in which nothing more happens by itself is stuck for ever. */
final class Quiet {

    private final List<String> locks;

    Quiet(List<String> locks) {
        this.locks = locks;
    }

    /** Whether a client waits for what never comes, or a lock is kept without an end by nobody who will release it. */
    boolean isStuck(ModelWorld world) {
        return world.clients().stream().anyMatch(who -> who.isAlive() && !who.waitsToBeTold())
                || locks.stream().anyMatch(lock -> isKept(world, lock));
    }

    /** On so many nodes that take writes that a majority of them is not to be had. */
    private static boolean isKept(ModelWorld world, String lock) {
        List<ModelNode> masters =
                world.servers().nodes().stream().filter(ModelNode::isMaster).toList();
        long keeping =
                masters.stream().filter(node -> node.up() && keeps(node, lock)).count();
        return keeping > 0 && masters.size() - keeping < masters.size() / 2 + 1;
    }

    private static boolean keeps(ModelNode node, String lock) {
        Store.Entry entry = node.store().find(lock, 0);
        return entry != null && entry.deadline() == Store.NEVER;
    }
}
