package dev.lockscope.model;

import dev.lockscope.fault.FaultRefused;
import dev.lockscope.model.ModelFaults.Report;
import dev.lockscope.scenario.LinkEnds;
import dev.lockscope.scenario.NodeAction;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;

/** Does to nodes what is asked for, at once or later. For one thread. */
final class NodeActions {

    /** How long a clock that drifts waits until it is moved again. */
    private static final long TICK = 50_000_000L;

    private final ModelStage stage;
    private final ModelFaults faults;
    private final LinkActions links;
    private final Map<String, Later> restarts = new TreeMap<>();
    private final Map<String, Drift> drifts = new TreeMap<>();

    /** A start of a node that is due at some time. */
    private record Later(long at, boolean empty) {}

    /** A clock that runs at another rate, and when it is moved next. */
    private record Drift(double rate, long at) {}

    /** Something that is done to a node at once. */
    @FunctionalInterface
    private interface Deed {
        Outcome apply(int node) throws FaultRefused;
    }

    NodeActions(ModelStage stage, ModelFaults faults, LinkActions links) {
        this.stage = stage;
        this.faults = faults;
        this.links = links;
    }

    void perform(NodeAction action, String actor, long cause) throws FaultRefused {
        if (stage.world().setting().place(action.node()) < 0) {
            throw new FaultRefused("there is no node " + action.node());
        }
        if (action instanceof NodeAction.Stall) {
            stall(action.node(), actor, cause);
        } else if (action instanceof NodeAction.Resume) {
            if (!faults.end("stall " + action.node(), cause)) {
                throw new FaultRefused("it is not stalled");
            }
        } else if (action instanceof NodeAction.DriftClock drift) {
            drift(drift, actor, cause);
        } else if (action instanceof NodeAction.Restart restart
                && restart.after().isPresent()) {
            restartLater(restart, restart.after().get(), actor, cause);
        } else {
            happen(action, actor, cause);
        }
    }

    private void happen(NodeAction action, String actor, long cause) throws FaultRefused {
        if (action instanceof NodeAction.Crash) {
            happen("node-crash", NodeEffect.DONE, action, actor, cause, node -> at(node).crash());
        } else if (action instanceof NodeAction.Stop) {
            happen("node-stop", NodeEffect.DONE, action, actor, cause, node -> at(node).stop());
        } else if (action instanceof NodeAction.LosePower) {
            happen("power-loss", NodeEffect.WRITES_LOST, action, actor, cause, node -> at(node).losePower());
        } else if (action instanceof NodeAction.Restart restart) {
            happen(
                    "node-restart",
                    NodeEffect.KEYS_FOUND,
                    action,
                    actor,
                    cause,
                    node -> at(node).restart(restart.empty()));
        } else if (action instanceof NodeAction.Promote) {
            happen("promotion", NodeEffect.KEYS_LACKING, action, actor, cause, node -> at(node).promote());
        } else if (action instanceof NodeAction.JumpClock jump) {
            happen(
                    "clock-jump",
                    NodeEffect.KEYS_MOVED,
                    action,
                    actor,
                    cause,
                    node -> keys(node).shiftClock(jump.by().toNanos()));
        } else if (action instanceof NodeAction.Evict) {
            happen(
                    "eviction",
                    NodeEffect.KEYS_GONE,
                    action,
                    actor,
                    cause,
                    node -> keys(node).evict());
        } else if (action instanceof NodeAction.Flush) {
            happen(
                    "flush",
                    NodeEffect.KEYS_GONE,
                    action,
                    actor,
                    cause,
                    node -> keys(node).flush());
        } else if (action instanceof NodeAction.Delete delete) {
            happen(
                    "deletion",
                    NodeEffect.KEYS_GONE,
                    action,
                    actor,
                    cause,
                    node -> keys(node).delete(delete.key()));
        } else {
            throw new IllegalStateException("cannot do " + action);
        }
    }

    private NodeFaults at(int node) {
        return new NodeFaults(stage.world(), node, stage.witness());
    }

    private KeyFaults keys(int node) {
        return new KeyFaults(stage.world(), node, stage.witness());
    }

    private void happen(String kind, NodeEffect effect, NodeAction action, String actor, long cause, Deed deed)
            throws FaultRefused {
        faults.happen(kind, action.node(), actor, cause, seq -> {
            int touched = done(action.node(), seq, deed);
            return end -> Report.of(effect, touched);
        });
    }

    private int done(String node, long cause, Deed deed) throws FaultRefused {
        stage.witness().causedBy(node, cause);
        return stage.become(deed.apply(stage.world().setting().place(node)));
    }

    private void stall(String node, String actor, long cause) throws FaultRefused {
        if (faults.isOn("stall " + node)) {
            throw new FaultRefused("it is stalled already");
        }
        faults.begin(
                "stall " + node,
                "node-stall",
                node,
                actor,
                cause,
                seq -> links.holdAll(
                        (LinkEnds ends) -> ends.from().equals(node) || ends.to().equals(node), seq));
    }

    private void restartLater(NodeAction.Restart restart, Duration after, String actor, long cause)
            throws FaultRefused {
        String node = restart.node();
        if (stage.world().node(stage.world().setting().place(node)).up()) {
            throw new FaultRefused("it is up");
        }
        faults.begin("restart " + node, "delayed-restart", node, actor, cause, seq -> {
            restarts.put(node, new Later(stage.world().now() + after.toNanos(), restart.empty()));
            return end -> restarted(node, end);
        });
    }

    /** It starts when its time has come; a run that ends before starts nothing. */
    private Report restarted(String node, long cause) {
        Later later = restarts.remove(node);
        if (later == null || later.at() > stage.world().now()) {
            return new Report(0, "it was not started again");
        }
        try {
            return Report.of(
                    NodeEffect.KEYS_FOUND, done(node, cause, place -> at(place).restart(later.empty())));
        } catch (FaultRefused e) {
            return new Report(0, String.valueOf(e.getMessage()));
        }
    }

    private void drift(NodeAction.DriftClock drift, String actor, long cause) throws FaultRefused {
        String node = drift.node();
        if (drift.rate() == 1) {
            if (!faults.end("drift " + node, cause)) {
                throw new FaultRefused("its clock does not drift");
            }
            return;
        }
        faults.begin("drift " + node, "clock-drift", node, actor, cause, seq -> {
            drifts.put(node, new Drift(drift.rate(), stage.world().now() + TICK));
            return end -> {
                drifts.remove(node);
                return Report.of(NodeEffect.DONE, 1);
            };
        });
    }

    long next() {
        long next = Long.MAX_VALUE;
        for (Later later : restarts.values()) {
            next = Math.min(next, later.at());
        }
        for (Drift drift : drifts.values()) {
            next = Math.min(next, drift.at());
        }
        return next;
    }

    boolean isAwaited() {
        return !restarts.isEmpty();
    }

    void comeDue() {
        long now = stage.world().now();
        for (String node : Map.copyOf(restarts).keySet().stream().sorted().toList()) {
            Later later = restarts.get(node);
            if (later != null && later.at() <= now) {
                faults.end("restart " + node, 0);
            }
        }
        for (Map.Entry<String, Drift> entry : new TreeMap<>(drifts).entrySet()) {
            Drift drift = entry.getValue();
            if (drift.at() <= now) {
                drifts.put(entry.getKey(), new Drift(drift.rate(), drift.at() + TICK));
                tick(entry.getKey(), Math.round(TICK * (drift.rate() - 1)));
            }
        }
    }

    private void tick(String node, long by) {
        try {
            done(node, 0, place -> keys(place).shiftClock(by));
        } catch (FaultRefused e) {
            // It is down: a clock without keys has nothing to move.
        }
    }
}
