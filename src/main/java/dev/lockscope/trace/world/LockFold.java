package dev.lockscope.trace.world;

import dev.lockscope.trace.LockFact;
import dev.lockscope.trace.LockFact.AttemptRefused;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.LockFact.LockExtended;
import dev.lockscope.trace.LockFact.LockLost;
import dev.lockscope.trace.LockFact.LockNotAcquired;
import dev.lockscope.trace.LockFact.LockReleased;
import dev.lockscope.trace.LockFact.LockRequested;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** What facts about a client's belief change. */
final class LockFold {

    private LockFold() {}

    static ClientView apply(ClientView client, LockFact fact, long at) {
        return client.with(fact.lock(), belief(client.belief(fact.lock()), fact, at));
    }

    private static Belief belief(Belief before, LockFact fact, long at) {
        if (fact instanceof LockRequested requested) {
            return new Belief.Requesting(requested.recipe(), at, 0);
        } else if (fact instanceof AttemptRefused refused) {
            return before instanceof Belief.Requesting asking
                    ? new Belief.Requesting(asking.recipe(), asking.since(), refused.attempt())
                    : before;
        } else if (fact instanceof LockAcquired acquired) {
            return new Belief.Holds(acquired.token(), optional(acquired.fence()), optional(acquired.validUntil()), at);
        } else if (fact instanceof LockExtended extended) {
            return before instanceof Belief.Holds holds ? holds.until(extended.validUntil()) : before;
        } else if (fact instanceof LockNotAcquired || fact instanceof LockLost || fact instanceof LockReleased) {
            return new Belief.None();
        }
        throw Fold.unfolded(fact);
    }

    static OptionalLong optional(@Nullable Long number) {
        return number == null ? OptionalLong.empty() : OptionalLong.of(number);
    }
}
