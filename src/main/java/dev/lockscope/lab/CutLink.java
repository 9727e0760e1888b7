package dev.lockscope.lab;

import dev.lockscope.fault.Fault;
import dev.lockscope.scenario.Action;
import dev.lockscope.trace.Event;

/** A link that loses what it carries until it is opened. */
final class CutLink implements Fault {

    private final Cluster cluster;
    private final Action.Cut cut;
    private int lost;

    CutLink(Cluster cluster, Action.Cut cut) {
        this.cluster = cluster;
        this.cut = cut;
    }

    @Override
    public String kind() {
        return "cut-link";
    }

    @Override
    public String target() {
        return cut.client() + "-" + cut.node();
    }

    @Override
    public void begin() {
        lost = cluster.cut(cut, Event.NO_CAUSE);
    }

    @Override
    public Report end() {
        cluster.open(new Action.Open(cut.client(), cut.node()), Event.NO_CAUSE);
        return new Report(lost, lost == 0 ? "no message was under way when it was cut" : lost + " messages were lost");
    }
}
