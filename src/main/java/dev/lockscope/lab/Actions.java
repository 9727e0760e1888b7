package dev.lockscope.lab;

import dev.lockscope.fault.FaultRefused;
import dev.lockscope.fault.RunTimer;
import dev.lockscope.fault.SharedHolds;
import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.ClientAction;
import dev.lockscope.scenario.LinkAction;
import dev.lockscope.scenario.NetworkAction;
import dev.lockscope.scenario.NodeAction;
import dev.lockscope.scenario.Topology;
import dev.lockscope.time.RunClock;
import dev.lockscope.trace.FaultFact.ActionRefused;
import dev.lockscope.trace.Recorder;
import java.util.Map;
import java.util.Optional;

/** Does what the script or the learner asks for, and tells of it. Safe for use by several threads. */
final class Actions {

    private final Cluster cluster;
    private final Recorder recorder;
    private final Speed speed;
    private final ActiveFaults faults;
    private final ClientActions clients;
    private final NodeActions nodes;
    private final LinkActions links;
    private final NetworkActions network;

    Actions(
            Map<String, SimulatedClient> clients,
            Cluster cluster,
            Topology topology,
            Recorder recorder,
            RunClock clock,
            Speed speed) {
        this.cluster = cluster;
        this.recorder = recorder;
        this.speed = speed;
        this.faults = new ActiveFaults(recorder);
        RunLinks all = new RunLinks(clients.keySet(), topology, cluster);
        SharedHolds holds = new SharedHolds();
        this.clients = new ClientActions(clients, faults);
        this.nodes = new NodeActions(cluster, all, holds, faults, new RunTimer(clock), speed);
        this.links = new LinkActions(all, holds, faults);
        this.network = new NetworkActions(all, holds, faults);
    }

    /**
     * Does an action.
     *
     * @param actor who asks for it
     * @param cause the event that led to it
     * @return whether it could be done
     */
    synchronized boolean apply(Action action, String actor, long cause) {
        try {
            perform(speed.of(action), actor, cause);
            return true;
        } catch (FaultRefused e) {
            recorder.record(actor, cause, new ActionRefused(action.text(), String.valueOf(e.getMessage())));
            return false;
        }
    }

    private void perform(Action action, String actor, long cause) throws FaultRefused {
        Optional<String> impossible = cluster.refusal(action);
        if (impossible.isPresent()) {
            throw new FaultRefused(impossible.get());
        }
        if (action instanceof ClientAction client) {
            clients.apply(client, actor, cause);
        } else if (action instanceof NodeAction node) {
            nodes.apply(node, actor, cause);
        } else if (action instanceof LinkAction link) {
            links.apply(link, actor, cause);
        } else if (action instanceof NetworkAction whole) {
            network.apply(whole, actor, cause);
        } else {
            throw new IllegalStateException("cannot do " + action);
        }
    }

    /** Ends every fault that is still on, because the run ends. */
    void endAll() {
        faults.endAll();
    }
}
