package dev.lockscope.lab;

import dev.lockscope.fault.ClockDrift;
import dev.lockscope.fault.ClockJump;
import dev.lockscope.fault.DelayedRestart;
import dev.lockscope.fault.Eviction;
import dev.lockscope.fault.Fault;
import dev.lockscope.fault.FaultRefused;
import dev.lockscope.fault.FaultyLink;
import dev.lockscope.fault.FaultyNode;
import dev.lockscope.fault.Flush;
import dev.lockscope.fault.KeyDeletion;
import dev.lockscope.fault.NodeCrash;
import dev.lockscope.fault.NodeRestart;
import dev.lockscope.fault.NodeStall;
import dev.lockscope.fault.NodeStop;
import dev.lockscope.fault.PowerLoss;
import dev.lockscope.fault.Promotion;
import dev.lockscope.fault.RunTimer;
import dev.lockscope.fault.SharedHolds;
import dev.lockscope.scenario.NodeAction;
import dev.lockscope.trace.Event;
import java.time.Duration;
import java.util.Map;

/** Does what is done to nodes. */
final class NodeActions {

    /** How often the expiry of keys is moved where a clock drifts, at the speed as written. */
    private static final Duration DRIFT_STEP = Duration.ofMillis(200);

    private final Cluster cluster;
    private final RunLinks links;
    private final SharedHolds holds;
    private final ActiveFaults faults;
    private final RunTimer timer;
    private final Speed speed;

    NodeActions(Cluster cluster, RunLinks links, SharedHolds holds, ActiveFaults faults, RunTimer timer, Speed speed) {
        this.cluster = cluster;
        this.links = links;
        this.holds = holds;
        this.faults = faults;
        this.timer = timer;
        this.speed = speed;
    }

    void apply(NodeAction action, String actor, long cause) throws FaultRefused {
        String name = action.node();
        FaultyNode node = node(name);
        if (action instanceof NodeAction.Restart restart) {
            restart(restart, node, actor, cause);
        } else if (action instanceof NodeAction.Stall) {
            stall(name, node, actor, cause);
        } else if (action instanceof NodeAction.Resume) {
            require(faults.end(stalled(name), cause), "it is not stalled");
        } else if (action instanceof NodeAction.DriftClock drift) {
            drift(drift, node, actor, cause);
        } else {
            faults.happen(fault(action, name, node), actor, cause);
        }
    }

    private FaultyNode node(String name) throws FaultRefused {
        try {
            return cluster.node(name);
        } catch (IllegalArgumentException e) {
            throw new FaultRefused("there is no such node");
        }
    }

    private static Fault fault(NodeAction action, String name, FaultyNode node) {
        if (action instanceof NodeAction.Crash) {
            return new NodeCrash(name, node);
        } else if (action instanceof NodeAction.Stop) {
            return new NodeStop(name, node);
        } else if (action instanceof NodeAction.LosePower) {
            return new PowerLoss(name, node);
        } else if (action instanceof NodeAction.Promote) {
            return new Promotion(name, node);
        } else if (action instanceof NodeAction.JumpClock jump) {
            return new ClockJump(name, node, jump.by());
        } else if (action instanceof NodeAction.Evict) {
            return new Eviction(name, node);
        } else if (action instanceof NodeAction.Flush) {
            return new Flush(name, node);
        } else if (action instanceof NodeAction.Delete delete) {
            return new KeyDeletion(name, node, delete.key());
        }
        throw new IllegalStateException("cannot do " + action);
    }

    private void restart(NodeAction.Restart restart, FaultyNode node, String actor, long cause) throws FaultRefused {
        String name = restart.node();
        String slot = "restart " + name;
        require(!faults.isOn(slot), "it is about to start again already");
        if (restart.after().isEmpty()) {
            faults.happen(new NodeRestart(name, node, restart.empty()), actor, cause);
        } else {
            require(!node.isUp(), "it is up");
            Runnable done = () -> faults.end(slot, Event.NO_CAUSE);
            Duration after = restart.after().get();
            faults.begin(slot, new DelayedRestart(name, node, after, restart.empty(), timer, done), actor, cause);
        }
    }

    private void stall(String name, FaultyNode node, String actor, long cause) throws FaultRefused {
        require(node.isUp(), "it is down");
        require(!faults.isOn(stalled(name)), "it is stalled already");
        Map<String, FaultyLink> own =
                links.where(link -> link.from().equals(name) || link.to().equals(name));
        own.keySet().forEach(link -> faults.end(RunLinks.slot(link), cause));
        faults.begin(stalled(name), new NodeStall(name, holds, own), actor, cause);
    }

    private void drift(NodeAction.DriftClock drift, FaultyNode node, String actor, long cause) throws FaultRefused {
        String slot = "clock " + drift.node();
        if (drift.rate() == 1) {
            require(faults.end(slot, cause), "its clock does not drift");
        } else {
            faults.begin(
                    slot, new ClockDrift(drift.node(), node, drift.rate(), speed.of(DRIFT_STEP), timer), actor, cause);
        }
    }

    private static String stalled(String node) {
        return "node " + node;
    }

    private static void require(boolean fulfilled, String otherwise) throws FaultRefused {
        if (!fulfilled) {
            throw new FaultRefused(otherwise);
        }
    }
}
