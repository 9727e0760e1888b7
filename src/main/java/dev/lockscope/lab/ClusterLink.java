package dev.lockscope.lab;

import dev.lockscope.fault.FaultyLink;
import dev.lockscope.scenario.Action;
import dev.lockscope.trace.Event;

/** The link between a client and a node of a cluster, for a fault to play with. */
final class ClusterLink implements FaultyLink {

    private final Cluster cluster;
    private final String client;
    private final String node;
    private final Action.Part part;
    private long cause = Event.NO_CAUSE;

    /** A link of which a hold keeps {@code part}. */
    ClusterLink(Cluster cluster, String client, String node, Action.Part part) {
        this.cluster = cluster;
        this.client = client;
        this.node = node;
        this.part = part;
    }

    /** The link's name, as in scenario files. */
    String name() {
        return client + "-" + node;
    }

    /** The events that come of the next change have this cause. */
    void causedBy(long seq) {
        cause = seq;
    }

    @Override
    public void hold() {
        cluster.hold(new Action.Hold(client, node, part), cause);
    }

    @Override
    public int open() {
        return cluster.open(new Action.Open(client, node), cause);
    }

    @Override
    public int cut() {
        return cluster.cut(new Action.Cut(client, node), cause);
    }
}
