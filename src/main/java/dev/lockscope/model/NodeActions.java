package dev.lockscope.model;

import dev.lockscope.fault.ClockDrift;
import dev.lockscope.fault.ClockJump;
import dev.lockscope.fault.DelayedRestart;
import dev.lockscope.fault.Effect;
import dev.lockscope.fault.Eviction;
import dev.lockscope.fault.Fault.Report;
import dev.lockscope.fault.FaultRefused;
import dev.lockscope.fault.Flush;
import dev.lockscope.fault.KeyDeletion;
import dev.lockscope.fault.NodeCrash;
import dev.lockscope.fault.NodeRestart;
import dev.lockscope.fault.NodeStall;
import dev.lockscope.fault.NodeStop;
import dev.lockscope.fault.PowerLoss;
import dev.lockscope.fault.Promotion;
import dev.lockscope.scenario.LinkEnds;
import dev.lockscope.scenario.NodeAction;
import dev.lockscope.trace.Event;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Does to nodes what is asked for, at once or later. For one thread. */
final class NodeActions {

    /** How long a clock that drifts waits until it is moved again. */
    private static final long TICK = 200_000_000L;

    private final ModelStage stage;
    private final ModelFaults faults;
    private final ModelHolds holds;
    private final Map<String, Later> restarts = new TreeMap<>();
    private final Map<String, Drift> drifts = new TreeMap<>();

    /** A start of a node that is due at some time. */
    private record Later(long at, boolean empty) {}

    /** A clock that runs at another rate, when it is moved next, and how many keys were moved at once at most. */
    private record Drift(double rate, long at, int moved) {}

    /** Something that is done to a node at once. */
    @FunctionalInterface
    private interface Deed {
        Outcome apply(int node) throws FaultRefused;
    }

    NodeActions(ModelStage stage, ModelFaults faults, ModelHolds holds) {
        this.stage = stage;
        this.faults = faults;
        this.holds = holds;
    }

    void perform(NodeAction action, String actor, long cause) throws FaultRefused {
        if (stage.world().setting().place(action.node()) < 0) {
            throw new FaultRefused("there is no such node");
        }
        if (action instanceof NodeAction.Restart restart) {
            require(!faults.isOn(coming(restart.node())), "it is about to start again already");
        }
        if (action instanceof NodeAction.Stall) {
            stall(action.node(), actor, cause);
        } else if (action instanceof NodeAction.Resume) {
            require(faults.end(stalled(action.node()), cause), "it is not stalled");
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
            happen(NodeCrash.KIND, Effect.PROCESS_ENDED, action, actor, cause, node -> at(node).crash());
        } else if (action instanceof NodeAction.Stop) {
            happen(NodeStop.KIND, Effect.PROCESS_ENDED, action, actor, cause, node -> at(node).stop());
        } else if (action instanceof NodeAction.LosePower) {
            happen(PowerLoss.KIND, Effect.COMMANDS_LOST, action, actor, cause, node -> at(node).losePower());
        } else if (action instanceof NodeAction.Restart restart) {
            boolean empty = restart.empty();
            happen(NodeRestart.KIND, Effect.KEYS_FOUND, action, actor, cause, node -> at(node).restart(empty));
        } else if (action instanceof NodeAction.Promote) {
            happen(Promotion.KIND, Effect.KEYS_LACKING, action, actor, cause, node -> at(node).promote());
        } else if (action instanceof NodeAction.JumpClock jump) {
            long by = jump.by().toNanos();
            happen(
                    ClockJump.KIND,
                    Effect.EXPIRIES_MOVED,
                    action,
                    actor,
                    cause,
                    node -> keys(node).shiftClock(by));
        } else if (action instanceof NodeAction.Evict) {
            happen(
                    Eviction.KIND,
                    Effect.KEYS_EVICTED,
                    action,
                    actor,
                    cause,
                    node -> keys(node).evict());
        } else if (action instanceof NodeAction.Flush) {
            happen(
                    Flush.KIND,
                    Effect.KEYS_DELETED,
                    action,
                    actor,
                    cause,
                    node -> keys(node).flush());
        } else if (action instanceof NodeAction.Delete delete) {
            String key = delete.key();
            happen(
                    KeyDeletion.KIND,
                    Effect.KEYS_DELETED,
                    action,
                    actor,
                    cause,
                    node -> keys(node).delete(key));
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

    private void happen(String kind, Effect effect, NodeAction action, String actor, long cause, Deed deed)
            throws FaultRefused {
        faults.happen(kind, action.node(), actor, cause, seq -> {
            int touched = done(action.node(), seq, deed);
            return end -> effect.report(touched);
        });
    }

    private int done(String node, long cause, Deed deed) throws FaultRefused {
        stage.witness().causedBy(node, cause);
        return stage.become(deed.apply(stage.world().setting().place(node)));
    }

    private void stall(String node, String actor, long cause) throws FaultRefused {
        require(isUp(node), "it is down");
        require(!faults.isOn(stalled(node)), "it is stalled already");
        List<LinkEnds> own =
                holds.where(ends -> ends.from().equals(node) || ends.to().equals(node));
        own.forEach(ends -> faults.end(ModelHolds.slot(ends), cause));
        faults.begin(stalled(node), NodeStall.KIND, node, actor, cause, seq -> holds.hold(own, seq));
    }

    private boolean isUp(String node) {
        return stage.world().node(stage.world().setting().place(node)).up();
    }

    private static String coming(String node) {
        return "restart " + node;
    }

    private static String stalled(String node) {
        return "node " + node;
    }

    private static void require(boolean fulfilled, String otherwise) throws FaultRefused {
        if (!fulfilled) {
            throw new FaultRefused(otherwise);
        }
    }

    private void restartLater(NodeAction.Restart restart, Duration after, String actor, long cause)
            throws FaultRefused {
        String node = restart.node();
        require(!isUp(node), "it is up");
        faults.begin(coming(node), DelayedRestart.KIND, node, actor, cause, seq -> {
            restarts.put(node, new Later(stage.world().now() + after.toNanos(), restart.empty()));
            return end -> restarted(node, end);
        });
    }

    /** It starts when its time has come; a run that ends before starts nothing. */
    private Report restarted(String node, long cause) {
        Later later = restarts.remove(node);
        if (later == null || later.at() > stage.world().now()) {
            return Effect.NEVER_DUE.report(0);
        }
        try {
            return Effect.KEYS_FOUND.report(done(node, cause, place -> at(place).restart(later.empty())));
        } catch (FaultRefused e) {
            return Effect.REFUSED.report(0);
        }
    }

    private void drift(NodeAction.DriftClock drift, String actor, long cause) throws FaultRefused {
        String slot = "clock " + drift.node();
        if (drift.rate() == 1) {
            require(faults.end(slot, cause), "its clock does not drift");
            return;
        }
        faults.begin(slot, ClockDrift.KIND, drift.node(), actor, cause, seq -> {
            drifts.put(drift.node(), new Drift(drift.rate(), stage.world().now() + TICK, 0));
            return end -> {
                Drift ended = drifts.remove(drift.node());
                return Effect.EXPIRIES_MOVED.report(ended == null ? 0 : ended.moved());
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
                faults.end(coming(node), Event.NO_CAUSE);
            }
        }
        for (Map.Entry<String, Drift> entry : new TreeMap<>(drifts).entrySet()) {
            Drift drift = entry.getValue();
            if (drift.at() <= now) {
                int moved = tick(entry.getKey(), Math.round(TICK * (drift.rate() - 1)));
                drifts.put(entry.getKey(), new Drift(drift.rate(), drift.at() + TICK, Math.max(moved, drift.moved())));
            }
        }
    }

    private int tick(String node, long by) {
        try {
            return done(node, Event.NO_CAUSE, place -> keys(place).shiftClock(by));
        } catch (FaultRefused e) {
            return 0; // It is down: a clock without keys has nothing to move.
        }
    }
}
