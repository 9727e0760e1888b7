package dev.lockscope.lab;

import dev.lockscope.fault.FaultRefused;
import dev.lockscope.fault.FaultyLink;
import dev.lockscope.fault.Partition;
import dev.lockscope.fault.SharedHolds;
import dev.lockscope.scenario.NetworkAction;
import java.util.List;
import java.util.Map;

/** Does what is done to the whole network. */
final class NetworkActions {

    private static final String SLOT = "partition";

    private final RunLinks links;
    private final SharedHolds holds;
    private final ActiveFaults faults;

    NetworkActions(RunLinks links, SharedHolds holds, ActiveFaults faults) {
        this.links = links;
        this.holds = holds;
        this.faults = faults;
    }

    void apply(NetworkAction action, String actor, long cause) throws FaultRefused {
        if (action instanceof NetworkAction.Partition partition) {
            part(partition.group(), actor, cause);
        } else if (!faults.end(SLOT, cause)) {
            throw new FaultRefused("the network is not parted");
        }
    }

    private void part(List<String> group, String actor, long cause) throws FaultRefused {
        if (faults.isOn(SLOT)) {
            throw new FaultRefused("the network is parted already");
        }
        Map<String, FaultyLink> across = links.where(link -> group.contains(link.from()) != group.contains(link.to()));
        if (across.isEmpty()) {
            throw new FaultRefused("that parts nobody from anybody");
        }
        across.keySet().forEach(link -> faults.end(RunLinks.slot(link), cause));
        faults.begin(SLOT, new Partition(String.join(" ", group), holds, across), actor, cause);
    }
}
