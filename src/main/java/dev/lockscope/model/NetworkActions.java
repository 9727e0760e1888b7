package dev.lockscope.model;

import dev.lockscope.fault.FaultRefused;
import dev.lockscope.fault.Partition;
import dev.lockscope.scenario.LinkEnds;
import dev.lockscope.scenario.NetworkAction;
import java.util.List;

/** Does to the whole network what is asked for. For one thread. */
final class NetworkActions {

    private static final String SLOT = "partition";

    private final ModelFaults faults;
    private final ModelHolds holds;

    NetworkActions(ModelFaults faults, ModelHolds holds) {
        this.faults = faults;
        this.holds = holds;
    }

    void perform(NetworkAction action, String actor, long cause) throws FaultRefused {
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
        List<LinkEnds> across = holds.where(ends -> group.contains(ends.from()) != group.contains(ends.to()));
        if (across.isEmpty()) {
            throw new FaultRefused("that parts nobody from anybody");
        }
        across.forEach(ends -> faults.end(ModelHolds.slot(ends), cause));
        faults.begin(SLOT, Partition.KIND, String.join(" ", group), actor, cause, seq -> holds.hold(across, seq));
    }
}
