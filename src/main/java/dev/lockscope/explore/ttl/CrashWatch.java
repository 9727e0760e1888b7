package dev.lockscope.explore.ttl;

import dev.lockscope.model.Witness;
import dev.lockscope.trace.ClientFact.ClientCrashed;
import dev.lockscope.trace.ClientFact.CriticalSectionEntered;
import dev.lockscope.trace.Fact;
import java.util.ArrayList;
import java.util.List;

/** Measures how long nobody gets into the critical section after the first holder's crash. For one thread. */
final class CrashWatch implements Witness {

    private static final long NOT_YET = -1;

    private final List<String> entered = new ArrayList<>();
    private long crashed = NOT_YET;
    private long wait = NOT_YET;

    @Override
    public void saw(long at, String actor, Fact fact) {
        if (fact instanceof CriticalSectionEntered who) {
            entered.add(who.client());
            if (crashed != NOT_YET && wait == NOT_YET) {
                wait = at - crashed;
            }
        } else if (fact instanceof ClientCrashed) {
            crashed = at;
            // Its lease had run out before, and the next one was in: nobody waits because of the crash.
            wait = entered.size() > 1 ? 0 : NOT_YET;
        }
    }

    /** Whether a client was the first to get in. */
    boolean isFirst(String client) {
        return !entered.isEmpty() && entered.get(0).equals(client);
    }

    /** Whether it is known. */
    boolean isOver() {
        return wait != NOT_YET;
    }

    /**
     * How long, ns.
     *
     * @throws IllegalStateException when nobody has got in since
     */
    long nanos() {
        if (!isOver()) {
            throw new IllegalStateException("nobody has got in after the crash");
        }
        return wait;
    }
}
