package dev.lockscope.model;

import dev.lockscope.scenario.LinkEnds;

/**
 * A node has just become a master, and others may be told to follow it.
 *
 * @param world the world in which it is a master
 * @param node its place
 * @param witness is told what happens
 */
record NewMaster(ModelWorld world, int node, Witness witness) {

    /** All replicas are told to follow it by hand, those that are down when they start again. */
    ModelWorld byHand() {
        ModelWorld after = world;
        for (int other = 0; other < world.servers().nodes().size(); other++) {
            if (isOtherReplica(other)) {
                after = world.node(other).up()
                        ? Replicating.following(after, other, node, witness)
                        : after.with(other, after.node(other).with(Upstream.to(node)));
            }
        }
        return after;
    }

    /** The replicas that a sentinel reaches are told to follow it. */
    ModelWorld by(String sentinel) {
        ModelWorld after = world;
        for (int other = 0; other < world.servers().nodes().size(); other++) {
            LinkEnds link = new LinkEnds(sentinel, world.setting().name(other));
            if (isOtherReplica(other)
                    && world.node(other).up()
                    && world.links().of(link).passes()) {
                after = Replicating.following(after, other, node, witness);
            }
        }
        return after;
    }

    private boolean isOtherReplica(int other) {
        return other != node && !world.node(other).isMaster();
    }
}
