package dev.lockscope.scenario;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Which Redis nodes there are and how they belong together. */
public sealed interface Topology {

    /** The kind's id, as in scenario files. */
    String id();

    /** The nodes' names, in the order in which they are shown; a master before its replicas. */
    List<String> nodes();

    /** The sentinels' names, in the order in which they are shown. */
    default List<String> sentinels() {
        return List.of();
    }

    /** What the nodes keep on disk. */
    Persistence persistence();

    /**
     * The links that nodes and sentinels have among themselves: any node may come to follow any other, and every sentinel
     * asks every node and every other sentinel. None where nodes know nothing of one another.
     */
    default List<LinkEnds> peers() {
        return List.of();
    }

    /** One node. */
    record Single(String node, Persistence persistence) implements Topology {

        /** A node that keeps nothing. */
        public Single(String node) {
            this(node, Persistence.NOTHING);
        }

        @Override
        public String id() {
            return "single";
        }

        @Override
        public List<String> nodes() {
            return List.of(node);
        }
    }

    /** A master and the replicas that follow it. */
    record Replicated(String master, List<String> replicas, Replication replication, Persistence persistence)
            implements Topology {

        public Replicated {
            replicas = List.copyOf(replicas);
        }

        @Override
        public String id() {
            return "replicated";
        }

        @Override
        public List<LinkEnds> peers() {
            return pairs(nodes(), nodes());
        }

        @Override
        public List<String> nodes() {
            return together(master, replicas);
        }
    }

    /**
     * A master and its replicas under sentinels, which fail over by themselves.
     *
     * @param downAfter how long a node may be silent before a sentinel takes it to be down
     *     ({@code down-after-milliseconds}); no speed changes it. A sentinel may take up to 1.1 s to connect to a master that
     *     it has just named, which with less than 1.5 s can count as silence, and lead to another failover
     */
    record Guarded(
            String master,
            List<String> replicas,
            List<String> sentinels,
            Duration downAfter,
            Replication replication,
            Persistence persistence)
            implements Topology {

        public Guarded {
            replicas = List.copyOf(replicas);
            sentinels = List.copyOf(sentinels);
        }

        @Override
        public String id() {
            return "sentinel";
        }

        @Override
        public List<LinkEnds> peers() {
            List<LinkEnds> links = new ArrayList<>(pairs(nodes(), nodes()));
            links.addAll(pairs(sentinels, nodes()));
            links.addAll(pairs(sentinels, sentinels));
            return List.copyOf(links);
        }

        @Override
        public List<String> nodes() {
            return together(master, replicas);
        }
    }

    /** Several masters that know nothing of one another, as Redlock asks for. */
    record Independent(List<String> nodes, Persistence persistence) implements Topology {

        public Independent {
            nodes = List.copyOf(nodes);
        }

        /** Masters that keep nothing. */
        public Independent(List<String> nodes) {
            this(nodes, Persistence.NOTHING);
        }

        @Override
        public String id() {
            return "independent";
        }
    }

    /**
     * What a master asks of its replicas before it takes a write.
     *
     * @param minReplicas {@code min-replicas-to-write}; 0 asks for none
     * @param maxLag {@code min-replicas-max-lag}, whole seconds
     */
    record Replication(int minReplicas, Duration maxLag) {

        /** It takes writes whether replicas are there or not. */
        public static final Replication UNCHECKED = new Replication(0, Duration.ofSeconds(10));
    }

    private static List<LinkEnds> pairs(List<String> from, List<String> to) {
        return from.stream()
                .flatMap(one -> to.stream().filter(other -> !other.equals(one)).map(other -> new LinkEnds(one, other)))
                .toList();
    }

    private static List<String> together(String master, List<String> replicas) {
        List<String> nodes = new ArrayList<>(replicas.size() + 1);
        nodes.add(master);
        nodes.addAll(replicas);
        return List.copyOf(nodes);
    }
}
