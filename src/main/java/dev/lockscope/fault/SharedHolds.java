package dev.lockscope.fault;

import dev.lockscope.trace.LinkFact.Direction;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * The links that faults of many links hold. Two of them may hold the same link, as a partition and a stalled node do; it
 * is opened when the last of them ends. Safe for use by several threads.
 */
public final class SharedHolds {

    private final Map<String, Integer> holders = new HashMap<>();

    /** Holds links, by their names. */
    public synchronized void hold(Map<String, FaultyLink> links, long cause) {
        links.forEach((name, link) -> {
            if (holders.merge(name, 1, Integer::sum) == 1) {
                link.hold(Set.of(Direction.THERE, Direction.BACK), cause);
            }
        });
    }

    /** Lets go of links; answers how many messages those kept that nobody holds any more. */
    public synchronized int release(Map<String, FaultyLink> links, long cause) {
        int waited = 0;
        for (Map.Entry<String, FaultyLink> link : links.entrySet()) {
            if (holders.merge(link.getKey(), -1, Integer::sum) == 0) {
                holders.remove(link.getKey());
                waited += link.getValue().open(cause);
            }
        }
        return waited;
    }

    /** Whether a link is held. */
    public synchronized boolean holds(String link) {
        return holders.containsKey(link);
    }
}
