package dev.lockscope.model;

import dev.lockscope.fault.Effect;
import dev.lockscope.fault.FaultRefused;
import dev.lockscope.fault.LinkCut;
import dev.lockscope.fault.LinkHold;
import dev.lockscope.model.ModelFaults.Ending;
import dev.lockscope.model.ModelFaults.Report;
import dev.lockscope.scenario.LinkAction;
import dev.lockscope.scenario.LinkEnds;
import dev.lockscope.scenario.NetworkAction;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LinkFact.Direction;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Does to links, one or many, what is asked for. For one thread. */
final class LinkActions {

    private static final String LOSS = "lossy-link";
    private static final String DELAY = "slow-link";
    private static final String RESET = "reset-link";
    private static final String PARTITION = "partition";

    private static final LinkState HOLDS = new LinkState(new Way.Holds(), new Way.Holds(), false);

    private final ModelStage stage;
    private final ModelFaults faults;

    LinkActions(ModelStage stage, ModelFaults faults) {
        this.stage = stage;
        this.faults = faults;
    }

    void perform(LinkAction action, String actor, long cause) throws FaultRefused {
        LinkEnds ends = new LinkEnds(action.from(), action.to());
        if (!all().contains(ends)) {
            throw new FaultRefused("there is no link " + ends.name());
        }
        if (action instanceof LinkAction.Open) {
            if (!faults.end(slot(ends), cause)) {
                throw new FaultRefused("it is open");
            }
        } else if (action instanceof LinkAction.Reset) {
            faults.happen(RESET, ends.name(), actor, cause, seq -> {
                stage.witness().causedBy(Event.RUN, seq);
                int lost = stage.become(LinkFaults.reset(stage.world(), ends, stage.witness()));
                return end -> Report.of(Effect.MESSAGES_LOST, lost);
            });
        } else {
            faults.begin(slot(ends), kind(action), ends.name(), actor, cause, seq -> begin(action, ends, seq));
        }
    }

    private static String slot(LinkEnds ends) {
        return "link " + ends.name();
    }

    private static String kind(LinkAction action) {
        if (action instanceof LinkAction.Cut) {
            return LinkCut.KIND;
        } else if (action instanceof LinkAction.Hold || action instanceof LinkAction.HoldNext) {
            return LinkHold.KIND;
        }
        return action instanceof LinkAction.Delay ? DELAY : LOSS;
    }

    private Ending begin(LinkAction action, LinkEnds ends, long seq) {
        stage.tally().take(ends);
        int lost = become(ends, state(action), seq);
        return cause -> {
            int touched = stage.tally().take(ends);
            int kept = become(ends, LinkState.OPEN, cause);
            if (action instanceof LinkAction.Cut) {
                return Report.of(Effect.MESSAGES_LOST, lost);
            } else if (action instanceof LinkAction.Hold || action instanceof LinkAction.HoldNext) {
                return Report.of(Effect.MESSAGES_WAITED, kept);
            } else if (action instanceof LinkAction.Delay) {
                return Report.of(NodeEffect.MESSAGES_DELAYED, touched);
            }
            return Report.of(Effect.MESSAGES_LOST, touched);
        };
    }

    private static LinkState state(LinkAction action) {
        if (action instanceof LinkAction.Hold hold) {
            return on(hold.part(), new Way.Holds());
        } else if (action instanceof LinkAction.HoldNext next) {
            return on(next.part(), new Way.HoldsNext());
        } else if (action instanceof LinkAction.Lose lose) {
            return on(lose.part(), new Way.Loses());
        } else if (action instanceof LinkAction.LoseNext next) {
            return on(next.part(), new Way.LosesNext());
        } else if (action instanceof LinkAction.Delay delay) {
            return on(
                    delay.part(),
                    new Way.Delays(delay.latency().toNanos(), delay.jitter().toNanos()));
        } else if (action instanceof LinkAction.Cut) {
            return LinkState.CUT;
        }
        throw new IllegalStateException("no state of a link for " + action);
    }

    private static LinkState on(LinkAction.Part part, Way way) {
        return switch (part) {
            case BOTH -> new LinkState(way, way, false);
            case REQUESTS -> LinkState.only(Direction.THERE, way);
            case REPLIES -> LinkState.only(Direction.BACK, way);
        };
    }

    private int become(LinkEnds ends, LinkState state, long cause) {
        stage.witness().causedBy(Event.RUN, cause);
        return stage.become(LinkFaults.change(stage.world(), ends, state, stage.witness()));
    }

    void perform(NetworkAction action, String actor, long cause) throws FaultRefused {
        if (action instanceof NetworkAction.Partition partition) {
            Set<String> group = new HashSet<>(partition.group());
            String target = String.join(" ", partition.group());
            faults.begin(PARTITION, PARTITION, target, actor, cause, seq -> {
                stage.change(world -> world.with(world.links().parting(group)));
                Ending held = holdAll(ends -> group.contains(ends.from()) != group.contains(ends.to()), seq);
                return end -> {
                    stage.change(world -> world.with(world.links().parting(Set.of())));
                    return held.end(end);
                };
            });
        } else if (!faults.end(PARTITION, cause)) {
            throw new FaultRefused("there is no partition");
        }
    }

    /** Lets the links keep what they carry to which that applies, until it ends; a link with a fault of its own stays. */
    Ending holdAll(Predicate<LinkEnds> which, long seq) {
        List<LinkEnds> held = all().stream()
                .filter(ends -> which.test(ends) && !faults.isOn(slot(ends)))
                .toList();
        held.forEach(ends -> become(ends, HOLDS, seq));
        return cause -> {
            int kept = held.stream()
                    .filter(ends -> !faults.isOn(slot(ends)))
                    .mapToInt(ends -> become(ends, LinkState.OPEN, cause))
                    .sum();
            return Report.of(Effect.MESSAGES_WAITED, kept);
        };
    }

    /** Those of the clients, then those that nodes and sentinels have among themselves. */
    private List<LinkEnds> all() {
        ModelWorld world = stage.world();
        List<LinkEnds> all = new ArrayList<>();
        for (ModelClient client : world.clients()) {
            world.setting()
                    .nodes()
                    .forEach(node -> all.add(new LinkEnds(client.role().name(), node.name())));
        }
        all.addAll(world.setting().topology().peers());
        return all;
    }
}
