package dev.lockscope.model;

import dev.lockscope.fault.FaultRefused;
import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.ClientAction;
import dev.lockscope.scenario.LinkAction;
import dev.lockscope.scenario.NetworkAction;
import dev.lockscope.scenario.NodeAction;
import dev.lockscope.trace.FaultFact.ActionRefused;
import dev.lockscope.trace.Recorder;

/** Does what the script or the learner asks for, and tells of it. For one thread. */
final class ModelActions {

    private final Recorder recorder;
    private final ModelFaults faults;
    private final ClientActions clients;
    private final LinkActions links;
    private final NodeActions nodes;
    private final NetworkActions network;

    ModelActions(ModelStage stage, Recorder recorder) {
        this.recorder = recorder;
        this.faults = new ModelFaults(recorder);
        this.clients = new ClientActions(stage, faults);
        ModelHolds holds = new ModelHolds(stage);
        this.links = new LinkActions(stage, faults, holds);
        this.nodes = new NodeActions(stage, faults, holds);
        this.network = new NetworkActions(faults, holds);
    }

    /**
     * Does an action.
     *
     * @param actor who asks for it
     * @param cause the event that led to it
     * @return whether it could be done
     */
    boolean apply(Action action, String actor, long cause) {
        try {
            perform(action, actor, cause);
            return true;
        } catch (FaultRefused e) {
            recorder.record(actor, cause, new ActionRefused(action.text(), String.valueOf(e.getMessage())));
            return false;
        }
    }

    private void perform(Action action, String actor, long cause) throws FaultRefused {
        if (action instanceof ClientAction client) {
            clients.perform(client, actor, cause);
        } else if (action instanceof LinkAction link) {
            links.perform(link, actor, cause);
        } else if (action instanceof NodeAction node) {
            nodes.perform(node, actor, cause);
        } else if (action instanceof NetworkAction whole) {
            network.perform(whole, actor, cause);
        }
    }

    /** When something is due that was asked for earlier, ns since the run's start, or {@link Long#MAX_VALUE}. */
    long next() {
        return nodes.next();
    }

    /** Whether something is due that was asked for earlier and does not go on for ever. */
    boolean isAwaited() {
        return nodes.isAwaited();
    }

    /** Does what is due. */
    void comeDue() {
        nodes.comeDue();
    }

    /** Ends every fault that is still on, because the run ends. */
    void endAll() {
        faults.endAll();
    }
}
