package dev.lockscope.verdict;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.NodeFact;
import dev.lockscope.trace.NodeFact.NodeFollows;
import dev.lockscope.trace.NodeFact.NodeStarted;
import dev.lockscope.trace.NodeFact.Role;
import dev.lockscope.trace.Trace;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The nodes that serve one store: a master and all that ever follow it. A node that follows nobody is a group of its
 * own.
 */
final class Groups {

    /** Each node's group, named after one of its nodes, in the order of the cast. */
    private final Map<String, String> group = new LinkedHashMap<>();

    private final Set<String> replicas = new HashSet<>();

    private Groups() {}

    static Groups of(Trace trace) {
        Groups groups = new Groups();
        trace.header().cast().nodes().forEach(node -> groups.group.put(node, node));
        Set<String> started = new HashSet<>();
        for (Event event : trace.events()) {
            if (event.fact() instanceof NodeFact fact) {
                groups.group.putIfAbsent(fact.node(), fact.node());
            }
            if (event.fact() instanceof NodeStarted start
                    && started.add(start.node())
                    && start.role() == Role.REPLICA) {
                groups.replicas.add(start.node());
            } else if (event.fact() instanceof NodeFollows follows) {
                groups.group.putIfAbsent(follows.master(), follows.master());
                groups.join(follows.node(), follows.master());
            }
        }
        groups.joinTheSilent();
        return groups;
    }

    Set<String> nodes() {
        return group.keySet();
    }

    /** How many there are. */
    int count() {
        return new HashSet<>(group.values()).size();
    }

    /** The group of a node; one that the trace does not know is alone. */
    String of(String node) {
        return group.getOrDefault(node, node);
    }

    /** Whether the node was a replica when it first started. */
    boolean beginsAsReplica(String node) {
        return replicas.contains(node);
    }

    /** A replica whose master is not told follows the last node before it that is none: so the cast is ordered. */
    private void joinTheSilent() {
        String master = null;
        for (String node : List.copyOf(group.keySet())) {
            if (!replicas.contains(node)) {
                master = node;
            } else if (master != null && of(node).equals(node)) {
                join(node, master);
            }
        }
    }

    private void join(String node, String other) {
        String from = of(node);
        String to = of(other);
        group.replaceAll((name, of) -> of.equals(from) ? to : of);
    }
}
