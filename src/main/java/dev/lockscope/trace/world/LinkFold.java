package dev.lockscope.trace.world;

import dev.lockscope.trace.LinkFact;
import dev.lockscope.trace.LinkFact.LinkChanged;
import dev.lockscope.trace.LinkFact.MessageHeld;
import dev.lockscope.trace.LinkFact.MessageLost;
import dev.lockscope.trace.LinkFact.MessageReleased;

/** What facts about a link change. */
final class LinkFold {

    private LinkFold() {}

    static LinkView apply(LinkView link, LinkFact fact, long at) {
        if (fact instanceof LinkChanged changed) {
            return link.with(changed.condition());
        } else if (fact instanceof MessageHeld held) {
            return link.holding(new HeldMessage(held.direction(), held.command(), held.bytes(), at));
        } else if (fact instanceof MessageReleased released) {
            return link.without(released.direction(), released.command());
        } else if (fact instanceof MessageLost lost) {
            return link.without(lost.direction(), lost.command()).losing();
        }
        throw Fold.unfolded(fact);
    }
}
