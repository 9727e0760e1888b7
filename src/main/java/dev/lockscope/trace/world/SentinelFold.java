package dev.lockscope.trace.world;

import dev.lockscope.trace.SentinelFact;
import dev.lockscope.trace.SentinelFact.FailoverBegan;
import dev.lockscope.trace.SentinelFact.MasterDown;
import dev.lockscope.trace.SentinelFact.MasterNamed;
import dev.lockscope.trace.SentinelFact.NodeHeardAgain;
import dev.lockscope.trace.SentinelFact.NodeSuspected;
import dev.lockscope.trace.SentinelFact.SentinelStarted;

/** What facts about a sentinel change. */
final class SentinelFold {

    private SentinelFold() {}

    static SentinelView apply(SentinelView sentinel, SentinelFact fact) {
        if (fact instanceof SentinelStarted) {
            return sentinel.started();
        } else if (fact instanceof NodeSuspected suspected) {
            return sentinel.suspecting(suspected.node());
        } else if (fact instanceof NodeHeardAgain heard) {
            return sentinel.hearing(heard.node());
        } else if (fact instanceof MasterNamed named) {
            return sentinel.naming(named.node());
        } else if (fact instanceof MasterDown || fact instanceof FailoverBegan) {
            return sentinel;
        }
        throw Fold.unfolded(fact);
    }
}
