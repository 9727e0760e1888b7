package dev.lockscope.lab;

import dev.lockscope.fault.Fault;
import dev.lockscope.scenario.Action;
import dev.lockscope.trace.Event;

/** A link that keeps what it carries until it is opened; loses nothing. */
final class HeldLink implements Fault {

    private final Cluster cluster;
    private final Action.Hold hold;

    HeldLink(Cluster cluster, Action.Hold hold) {
        this.cluster = cluster;
        this.hold = hold;
    }

    @Override
    public String kind() {
        return "held-link";
    }

    @Override
    public String target() {
        return hold.client() + "-" + hold.node();
    }

    @Override
    public void begin() {
        cluster.hold(hold, Event.NO_CAUSE);
    }

    @Override
    public Report end() {
        int kept = cluster.open(new Action.Open(hold.client(), hold.node()), Event.NO_CAUSE);
        return new Report(kept, kept == 0 ? "no message came by" : kept + " messages were kept and went on");
    }
}
