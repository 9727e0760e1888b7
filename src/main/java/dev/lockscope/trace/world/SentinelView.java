package dev.lockscope.trace.world;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * One sentinel.
 *
 * @param up whether its process runs
 * @param suspects the nodes that it has not heard from for too long
 * @param master the node that it calls the master, once it has named one
 */
public record SentinelView(String name, boolean up, Set<String> suspects, Optional<String> master) {

    public SentinelView {
        suspects = Set.copyOf(suspects);
    }

    static SentinelView initial(String name) {
        return new SentinelView(name, false, Set.of(), Optional.empty());
    }

    SentinelView started() {
        return new SentinelView(name, true, suspects, master);
    }

    SentinelView suspecting(String node) {
        Set<String> more = new TreeSet<>(suspects);
        more.add(node);
        return new SentinelView(name, up, more, master);
    }

    SentinelView hearing(String node) {
        Set<String> fewer = new TreeSet<>(suspects);
        fewer.remove(node);
        return new SentinelView(name, up, fewer, master);
    }

    SentinelView naming(String node) {
        return new SentinelView(name, up, suspects, Optional.of(node));
    }
}
