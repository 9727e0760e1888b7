package dev.lockscope.lab.offer;

import dev.lockscope.fault.ClientClockDrift;
import dev.lockscope.fault.ClockDrift;
import dev.lockscope.fault.DelayedRestart;
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
import dev.lockscope.scenario.LinkEnds;
import dev.lockscope.trace.world.FaultView;
import dev.lockscope.trace.world.World;
import java.util.List;
import java.util.Set;

/** The faults that are on in a world, as the lab keeps them: one of its kind at most for each thing. */
record FaultsOn(List<FaultView> faults) {

    private static final Set<String> STILL = Set.of(GcPause.KIND, WorkerStall.KIND);
    private static final Set<String> LINK =
            Set.of(LinkHold.KIND, HeldMessage.KIND, LinkLoss.KIND, LostMessage.KIND, Latency.KIND, LinkCut.KIND);

    FaultsOn {
        faults = List.copyOf(faults);
    }

    static FaultsOn in(World world) {
        return new FaultsOn(List.copyOf(world.faults().values()));
    }

    boolean standsStill(String client) {
        return isOn(STILL, client);
    }

    boolean clientDrifts(String client) {
        return isOn(Set.of(ClientClockDrift.KIND), client);
    }

    boolean nodeDrifts(String node) {
        return isOn(Set.of(ClockDrift.KIND), node);
    }

    boolean isComing(String node) {
        return isOn(Set.of(DelayedRestart.KIND), node);
    }

    boolean isStalled(String node) {
        return isOn(Set.of(NodeStall.KIND), node);
    }

    boolean isTroubled(LinkEnds link) {
        return isOn(LINK, link.name());
    }

    boolean isParted() {
        return faults.stream().anyMatch(fault -> fault.kind().equals(Partition.KIND));
    }

    /** Whether a fault of many links holds the link. */
    boolean isHeld(LinkEnds link) {
        return isStalled(link.from()) || isStalled(link.to()) || isAcross(link);
    }

    private boolean isAcross(LinkEnds link) {
        return faults.stream()
                .filter(fault -> fault.kind().equals(Partition.KIND))
                .anyMatch(fault -> {
                    Set<String> group = Set.of(fault.target().split(" "));
                    return group.contains(link.from()) != group.contains(link.to());
                });
    }

    private boolean isOn(Set<String> kinds, String target) {
        return faults.stream()
                .anyMatch(
                        fault -> kinds.contains(fault.kind()) && fault.target().equals(target));
    }
}
