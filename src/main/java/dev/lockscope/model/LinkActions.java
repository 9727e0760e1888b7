package dev.lockscope.model;

import dev.lockscope.fault.ConnectionReset;
import dev.lockscope.fault.Effect;
import dev.lockscope.fault.FaultRefused;
import dev.lockscope.fault.HeldMessage;
import dev.lockscope.fault.Latency;
import dev.lockscope.fault.LinkCut;
import dev.lockscope.fault.LinkHold;
import dev.lockscope.fault.LinkLoss;
import dev.lockscope.fault.LostMessage;
import dev.lockscope.model.ModelFaults.Ending;
import dev.lockscope.scenario.LinkAction;
import dev.lockscope.scenario.LinkEnds;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LinkFact.Direction;

/** Does to single links what is asked for. For one thread. */
final class LinkActions {

    private final ModelStage stage;
    private final ModelFaults faults;
    private final ModelHolds holds;

    LinkActions(ModelStage stage, ModelFaults faults, ModelHolds holds) {
        this.stage = stage;
        this.faults = faults;
        this.holds = holds;
    }

    void perform(LinkAction action, String actor, long cause) throws FaultRefused {
        LinkEnds ends = new LinkEnds(action.from(), action.to());
        if (!holds.all().contains(ends)) {
            throw new FaultRefused("there is no such link");
        } else if (holds.holds(ends)) {
            throw new FaultRefused("it is held by a partition or a stall");
        } else if (action instanceof LinkAction.Open) {
            if (!faults.end(ModelHolds.slot(ends), cause)) {
                throw new FaultRefused("it is open");
            }
        } else if (action instanceof LinkAction.Reset) {
            faults.happen(ConnectionReset.KIND, ends.name(), actor, cause, seq -> {
                stage.witness().causedBy(Event.RUN, seq);
                int lost = stage.become(LinkFaults.reset(stage.world(), ends, stage.witness()));
                return end -> Effect.MESSAGES_LOST.report(lost);
            });
        } else {
            faults.begin(
                    ModelHolds.slot(ends), kind(action), ends.name(), actor, cause, seq -> begin(action, ends, seq));
        }
    }

    private static String kind(LinkAction action) {
        if (action instanceof LinkAction.Cut) {
            return LinkCut.KIND;
        } else if (action instanceof LinkAction.Hold) {
            return LinkHold.KIND;
        } else if (action instanceof LinkAction.HoldNext) {
            return HeldMessage.KIND;
        } else if (action instanceof LinkAction.LoseNext) {
            return LostMessage.KIND;
        }
        return action instanceof LinkAction.Delay ? Latency.KIND : LinkLoss.KIND;
    }

    private Ending begin(LinkAction action, LinkEnds ends, long seq) {
        stage.tally().take(ends);
        int lost = holds.become(ends, state(action), seq);
        return cause -> {
            int touched = stage.tally().take(ends);
            int kept = holds.become(ends, LinkState.OPEN, cause);
            if (action instanceof LinkAction.Cut) {
                return Effect.MESSAGES_LOST.report(lost);
            } else if (action instanceof LinkAction.Hold || action instanceof LinkAction.HoldNext) {
                return Effect.MESSAGES_WAITED.report(kept);
            }
            Effect effect = action instanceof LinkAction.Delay ? Effect.MESSAGES_LATE : Effect.MESSAGES_LOST;
            return effect.report(touched);
        };
    }

    private static LinkState state(LinkAction action) {
        if (action instanceof LinkAction.Hold hold) {
            return LinkState.on(hold.part(), new Way.Holds());
        } else if (action instanceof LinkAction.HoldNext next) {
            return LinkState.only(direction(next.part()), new Way.HoldsNext());
        } else if (action instanceof LinkAction.Lose lose) {
            return LinkState.on(lose.part(), new Way.Loses());
        } else if (action instanceof LinkAction.LoseNext next) {
            return LinkState.only(direction(next.part()), new Way.LosesNext());
        } else if (action instanceof LinkAction.Delay delay) {
            long latency = delay.latency().toNanos();
            return LinkState.on(
                    delay.part(), new Way.Delays(latency, delay.jitter().toNanos()));
        } else if (action instanceof LinkAction.Cut) {
            return LinkState.CUT;
        }
        throw new IllegalStateException("no state of a link for " + action);
    }

    /** Where nothing is said, the next message is a request: who opens a connection speaks first. */
    private static Direction direction(LinkAction.Part part) {
        return part == LinkAction.Part.REPLIES ? Direction.BACK : Direction.THERE;
    }
}
