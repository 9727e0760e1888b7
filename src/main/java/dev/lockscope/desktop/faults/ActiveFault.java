package dev.lockscope.desktop.faults;

import dev.lockscope.fault.ClientClockDrift;
import dev.lockscope.fault.ClockDrift;
import dev.lockscope.fault.GcPause;
import dev.lockscope.fault.HeldMessage;
import dev.lockscope.fault.Latency;
import dev.lockscope.fault.LinkCut;
import dev.lockscope.fault.LinkHold;
import dev.lockscope.fault.LinkLoss;
import dev.lockscope.fault.LostMessage;
import dev.lockscope.fault.NodeStall;
import dev.lockscope.fault.Partition;
import dev.lockscope.fault.WorkerStall;
import dev.lockscope.lab.offer.Offers;
import dev.lockscope.lab.offer.Target;
import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.ClientAction;
import dev.lockscope.scenario.LinkAction;
import dev.lockscope.scenario.LinkEnds;
import dev.lockscope.scenario.NetworkAction;
import dev.lockscope.scenario.NodeAction;
import dev.lockscope.trace.world.FaultView;
import dev.lockscope.trace.world.World;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A fault that is on.
 *
 * @param fault its number in the run
 * @param text what it is and since when, such as {@code A is paused since 0.157 s}
 * @param ending what ends it; nothing for one that ends by itself, or that cannot be ended now
 */
record ActiveFault(long fault, String text, Optional<Doing> ending) {

    private static final Set<String> OF_LINKS =
            Set.of(LinkHold.KIND, HeldMessage.KIND, LinkLoss.KIND, LostMessage.KIND, Latency.KIND, LinkCut.KIND);

    /** Those that are on in a world, in the order in which they began. */
    static List<ActiveFault> in(World world, Offers offers, FaultWords words) {
        return world.faults().values().stream()
                .map(fault -> of(fault, world, offers, words))
                .toList();
    }

    private static ActiveFault of(FaultView fault, World world, Offers offers, FaultWords words) {
        String key = "on." + fault.kind();
        String what = words.texts().knows(key)
                ? words.texts().say(key, spoken(fault, offers))
                : words.texts().say("on.other", fault.kind(), fault.target());
        Optional<Doing> ending = ending(fault, offers)
                .map(action -> Doing.of(offers.offer(action, world), words.offers()))
                .filter(Doing::applies);
        return new ActiveFault(
                fault.fault(), words.texts().say("on.since", what, words.seconds(fault.since())), ending);
    }

    private static String spoken(FaultView fault, Offers offers) {
        return link(fault.target(), offers)
                .map(link -> link.from() + "–" + link.to())
                .orElse(fault.target());
    }

    /** What ends a fault, by the lab's rules. */
    static Optional<Action> ending(FaultView fault, Offers offers) {
        String target = fault.target();
        if (OF_LINKS.contains(fault.kind())) {
            return link(target, offers).map(link -> new LinkAction.Open(link.from(), link.to()));
        }
        return Optional.ofNullable(
                switch (fault.kind()) {
                    case GcPause.KIND, WorkerStall.KIND -> new ClientAction.Resume(target);
                    case ClientClockDrift.KIND -> new ClientAction.DriftClock(target, 1);
                    case NodeStall.KIND -> new NodeAction.Resume(target);
                    case ClockDrift.KIND -> new NodeAction.DriftClock(target, 1);
                    case Partition.KIND -> new NetworkAction.Heal();
                    default -> null;
                });
    }

    private static Optional<Target.OfLink> link(String name, Offers offers) {
        return offers.targets().stream()
                .filter(Target.OfLink.class::isInstance)
                .map(Target.OfLink.class::cast)
                .filter(link -> new LinkEnds(link.from(), link.to()).name().equals(name))
                .findFirst();
    }
}
