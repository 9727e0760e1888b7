package dev.lockscope.lab;

import dev.lockscope.fault.ConnectionReset;
import dev.lockscope.fault.Fault;
import dev.lockscope.fault.FaultRefused;
import dev.lockscope.fault.FaultyLink;
import dev.lockscope.fault.HeldMessage;
import dev.lockscope.fault.Latency;
import dev.lockscope.fault.LinkCut;
import dev.lockscope.fault.LinkHold;
import dev.lockscope.fault.LinkLoss;
import dev.lockscope.fault.LostMessage;
import dev.lockscope.fault.SharedHolds;
import dev.lockscope.scenario.LinkAction;
import dev.lockscope.trace.LinkFact.Direction;

/** Does what is done to single links. */
final class LinkActions {

    private final RunLinks links;
    private final SharedHolds holds;
    private final ActiveFaults faults;

    LinkActions(RunLinks links, SharedHolds holds, ActiveFaults faults) {
        this.links = links;
        this.holds = holds;
        this.faults = faults;
    }

    void apply(LinkAction action, String actor, long cause) throws FaultRefused {
        String name = action.link();
        FaultyLink link = links.get(action.from(), action.to());
        if (holds.holds(name)) {
            throw new FaultRefused("it is held by a partition or a stall");
        }
        if (action instanceof LinkAction.Open) {
            if (!faults.end(RunLinks.slot(name), cause)) {
                throw new FaultRefused("it is open");
            }
        } else if (action instanceof LinkAction.Reset) {
            faults.happen(new ConnectionReset(name, link), actor, cause);
        } else {
            faults.begin(RunLinks.slot(name), fault(action, name, link), actor, cause);
        }
    }

    private static Fault fault(LinkAction action, String name, FaultyLink link) {
        if (action instanceof LinkAction.Hold hold) {
            return new LinkHold(name, link, RunLinks.directions(hold.part()));
        } else if (action instanceof LinkAction.HoldNext hold) {
            return new HeldMessage(name, link, direction(hold.part()));
        } else if (action instanceof LinkAction.Lose lose) {
            return new LinkLoss(name, link, RunLinks.directions(lose.part()));
        } else if (action instanceof LinkAction.LoseNext lose) {
            return new LostMessage(name, link, direction(lose.part()));
        } else if (action instanceof LinkAction.Delay delay) {
            return new Latency(name, link, RunLinks.directions(delay.part()), delay.latency(), delay.jitter());
        } else if (action instanceof LinkAction.Cut) {
            return new LinkCut(name, link);
        }
        throw new IllegalStateException("cannot do " + action);
    }

    /** Where nothing is said, the next message is a request: who opens a connection speaks first. */
    private static Direction direction(LinkAction.Part part) {
        return part == LinkAction.Part.REPLIES ? Direction.BACK : Direction.THERE;
    }
}
