package dev.lockscope.trace.world;

import dev.lockscope.trace.LinkFact.Condition;
import dev.lockscope.trace.LinkFact.Direction;
import java.util.ArrayList;
import java.util.List;

/**
 * One link.
 *
 * @param condition what it does with messages
 * @param held what waits in it, oldest first
 * @param lost how many messages it has lost so far
 */
public record LinkView(LinkName name, Condition condition, List<HeldMessage> held, int lost) {

    public LinkView {
        held = List.copyOf(held);
    }

    static LinkView initial(LinkName name) {
        return new LinkView(name, Condition.OPEN, List.of(), 0);
    }

    LinkView with(Condition newCondition) {
        return new LinkView(name, newCondition, held, lost);
    }

    LinkView holding(HeldMessage message) {
        List<HeldMessage> more = new ArrayList<>(held);
        more.add(message);
        return new LinkView(name, condition, more, lost);
    }

    /** The oldest message of that direction and command no longer waits; one that never waited changes nothing. */
    LinkView without(Direction direction, long command) {
        List<HeldMessage> rest = new ArrayList<>(held);
        for (HeldMessage message : held) {
            if (message.direction() == direction && message.command() == command) {
                rest.remove(message);
                break;
            }
        }
        return new LinkView(name, condition, rest, lost);
    }

    LinkView losing() {
        return new LinkView(name, condition, held, lost + 1);
    }
}
