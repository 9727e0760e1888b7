package dev.lockscope.trace;

import java.util.List;

/**
 * Who takes part in a run, in the order in which they are shown.
 *
 * @param clients the clients' names
 * @param nodes the Redis nodes' names
 * @param sentinels the sentinels' names
 * @param resources the guarded resources' names
 */
public record Cast(List<String> clients, List<String> nodes, List<String> sentinels, List<String> resources) {

    public Cast {
        clients = List.copyOf(clients);
        nodes = List.copyOf(nodes);
        sentinels = List.copyOf(sentinels);
        resources = List.copyOf(resources);
    }

    /** A cast without sentinels. */
    public Cast(List<String> clients, List<String> nodes, List<String> resources) {
        this(clients, nodes, List.of(), resources);
    }
}
