package dev.lockscope.redis;

import dev.lockscope.fault.FaultRefused;
import dev.lockscope.time.RunClock;
import dev.lockscope.trace.Event;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The nodes that may come to follow one another, and which of them is the master. Its monitor lets one fault at a time
 * happen in a cluster. Safe for use by several threads.
 */
final class Group {

    private static final Duration LIMIT = Duration.ofSeconds(2);
    private static final Duration GLANCE = Duration.ofMillis(2);

    private final RunClock clock;
    private final List<RedisNode> nodes = new ArrayList<>();
    private volatile Optional<RedisNode> master = Optional.empty();

    Group(RunClock clock) {
        this.clock = clock;
    }

    /** Adds a node; the first is the master. */
    synchronized void add(RedisNode node) {
        nodes.add(node);
        if (master.isEmpty()) {
            master = Optional.of(node);
        }
    }

    /** The node that was promoted last, or else the first. */
    RedisNode master() {
        return master.orElseThrow();
    }

    /**
     * Makes a replica the master, as an operator does: the others follow it from now on, those that are down when they are
     * started again. The master before it stays as it is, and when it is started again, it is a master of its own.
     *
     * @return how many keys the master before it has, or had when it was last heard of, that the new one does not have
     */
    synchronized int promote(RedisNode chosen, long cause) throws FaultRefused, IOException, InterruptedException {
        NodeLife life = chosen.life().orElseThrow(() -> new FaultRefused("it is down"));
        if (chosen.following().master().isEmpty()) {
            throw new FaultRefused("it is a master already");
        }
        long deadline = clock.nanos() + LIMIT.toNanos();
        master().settle(deadline);
        chosen.following().lead(life, cause);
        chosen.settle(deadline);
        Map<String, String> held = chosen.values();
        int lacking = (int) master().values().entrySet().stream()
                .filter(key -> !key.getValue().equals(held.get(key.getKey())))
                .count();
        master = Optional.of(chosen);
        for (RedisNode node : nodes) {
            if (node != chosen && node.following().master().isPresent()) {
                follow(node, chosen, cause);
            }
        }
        return lacking;
    }

    /**
     * Lets all nodes follow the master, and waits until they have what it has and it counts them.
     *
     * @param deadline ns since the run's start
     * @return whether that came about by then
     */
    synchronized boolean followMaster(long deadline) throws IOException, InterruptedException {
        List<RedisNode> replicas =
                nodes.stream().filter(node -> node != master()).toList();
        for (RedisNode replica : replicas) {
            follow(replica, master(), Event.NO_CAUSE);
        }
        while (clock.nanos() < deadline) {
            boolean synced =
                    replicas.stream().allMatch(replica -> replica.following().isSynced());
            if (synced && master().countReplicas() == replicas.size() && master().isHeardBy(replicas.size())) {
                return true;
            }
            clock.sleep(GLANCE);
        }
        return false;
    }

    private static void follow(RedisNode node, RedisNode chosen, long cause) throws IOException, InterruptedException {
        Optional<NodeLife> life = node.life();
        if (life.isPresent()) {
            node.following().follow(chosen.name(), life.get(), cause);
        } else {
            node.following().followLater(chosen.name());
        }
    }
}
