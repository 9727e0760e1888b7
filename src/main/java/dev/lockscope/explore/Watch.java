package dev.lockscope.explore;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * As much of the past as the properties depend on: an immutable value. It follows the same facts that a trace is made of,
 * one by one, where a verdict looks at all of them at once.
 *
 * @param inside the clients that are in the critical section, a bit each
 * @param outdated the clients whose value from the last reading was overwritten by another since, a bit each
 * @param older for each client, from the first, eight bits: those that got the same lock before it and not again since
 * @param overtaken the clients after whose acquisition a newer holder has written, a bit each
 */
record Watch(int inside, int outdated, long older, int overtaken) {

    /** The most clients that can be watched. */
    static final int MOST_CLIENTS = 8;

    static final Watch NOTHING = new Watch(0, 0, 0, 0);

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
        int who = deed.who();
        return switch (deed.kind()) {
            case ENTERED -> {
                if ((inside & cast.rivals(who)) != 0) {
                    broken.add(Property.EXCLUSION);
                }
                yield new Watch(inside | bit(who), outdated, older, overtaken);
            }
            case LEFT -> new Watch(inside & ~bit(who), outdated, older, overtaken);
            case ACQUIRED -> acquired(who, cast);
            case READ -> new Watch(inside, outdated & ~bit(who), older, overtaken);
            case WROTE -> written(who, broken);
        };
    }

    private Watch acquired(int who, Cast cast) {
        long after = 0;
        for (int one = 0; one < MOST_CLIENTS; one++) {
            long before = (older >> (one * MOST_CLIENTS)) & ALL & ~bit(who);
            after |= (one == who ? (long) cast.rivals(who) : before) << (one * MOST_CLIENTS);
        }
        return new Watch(inside, outdated, after, overtaken & ~bit(who));
    }

    private Watch written(int who, Set<Property> broken) {
        if ((outdated & bit(who)) != 0) {
            broken.add(Property.NO_LOST_UPDATE);
        }
        if ((overtaken & bit(who)) != 0) {
            broken.add(Property.NO_STALE_WRITE);
        }
        int before = (int) (older >> (who * MOST_CLIENTS)) & ALL;
        return new Watch(inside, (outdated | ALL) & ~bit(who), older, overtaken | before);
    }

    private static int bit(int who) {
        return 1 << who;
    }
}
