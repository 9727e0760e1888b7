package dev.lockscope.explore;

import dev.lockscope.trace.ResourceFact.Compare;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * As much of the past as the properties depend on: an immutable value. It follows the same facts that a trace is made of,
 * one by one, where a verdict looks at all of them at once; both come to the same.
 *
 * @param inside the clients that are in the critical section, a bit each
 * @param outdated where the resource compares values, the clients after whose last look it has taken another's change, a
 *     bit each
 * @param claims who has got the lock after whom, and who has changed the resource under which claim
 */
record Watch(int inside, int outdated, Claims claims) {

    /** The most clients that can be watched. */
    static final int MOST_CLIENTS = 8;

    static final Watch NOTHING = new Watch(0, 0, Claims.NONE);

    private static final int ALL = 0xff;

    /** What is remembered after some deeds, and what they have broken. */
    record Seen(Watch after, Set<Property> broken) {}

    Seen seen(List<Deed> deeds, Cast cast) {
        Watch watch = this;
        Set<Property> broken = EnumSet.noneOf(Property.class);
        for (Deed deed : deeds) {
            watch = watch.after(deed, cast, broken);
        }
        return new Seen(watch, Collections.unmodifiableSet(broken));
    }

    private Watch after(Deed deed, Cast cast, Set<Property> broken) {
        int bit = 1 << deed.who();
        if (deed instanceof Deed.Entered) {
            if ((inside & cast.rivals(deed.who())) != 0) {
                broken.add(Property.EXCLUSION);
            }
            return new Watch(inside | bit, outdated, claims);
        } else if (deed instanceof Deed.Left) {
            return new Watch(inside & ~bit, outdated, claims);
        } else if (deed instanceof Deed.Ended) {
            return new Watch(inside & ~bit, outdated & ~bit, claims.without(deed.who()));
        } else if (deed instanceof Deed.Stored stored) {
            return new Watch(inside, outdated, claims.stored(stored, cast.majority()));
        } else if (deed instanceof Deed.Acquired acquired) {
            return new Watch(inside, outdated, claims.acquired(acquired));
        } else if (deed instanceof Deed.Wrote wrote) {
            return written(wrote, cast, broken);
        }
        return new Watch(inside, outdated & ~bit, claims);
    }

    private Watch written(Deed.Wrote deed, Cast cast, Set<Property> broken) {
        int bit = 1 << deed.who();
        if (deed.blind() || (deed.compared() == Compare.VALUE && (outdated & bit) != 0)) {
            broken.add(Property.NO_LOST_UPDATE);
        }
        int old = deed.compared() == Compare.VALUE ? (outdated | ALL) & ~bit : outdated;
        if (deed.compared() == Compare.VERSION) {
            // Its writer has seen all that the resource had taken, so it does not come from the past.
            return new Watch(inside, old, claims);
        }
        int rivals = cast.rivals(deed.who());
        if (claims.isStale(deed, rivals, cast.majority())) {
            broken.add(Property.NO_STALE_WRITE);
        }
        return new Watch(inside, old, claims.written(deed, rivals, cast.majority()));
    }
}
