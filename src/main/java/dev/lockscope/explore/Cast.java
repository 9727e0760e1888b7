package dev.lockscope.explore;

import dev.lockscope.lock.port.NodeId;
import dev.lockscope.model.ModelClient;
import dev.lockscope.model.ModelWorld;
import dev.lockscope.model.Role;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The clients and the nodes by name, who competes with whom for a lock, and how many nodes have to agree. */
final class Cast {

    private final Map<String, Integer> places = new HashMap<>();
    private final List<String> nodes;
    private final List<String> locks;
    private final int[] rivals;
    private final int majority;

    /**
     * The clients of a world in their order.
     *
     * @throws IllegalArgumentException when there are more than {@link Watch#MOST_CLIENTS}
     */
    Cast(ModelWorld world) {
        List<Role> roles = world.clients().stream().map(ModelClient::role).toList();
        if (roles.size() > Watch.MOST_CLIENTS) {
            throw new IllegalArgumentException("at most " + Watch.MOST_CLIENTS + " clients, not " + roles.size());
        }
        nodes = world.setting().nodes().stream().map(NodeId::name).toList();
        majority = Standing.majority(world);
        locks = roles.stream().map(Role::lock).toList();
        rivals = new int[roles.size()];
        for (int who = 0; who < roles.size(); who++) {
            places.put(roles.get(who).name(), who);
            for (int other = 0; other < roles.size(); other++) {
                if (other != who && locks.get(other).equals(locks.get(who))) {
                    rivals[who] |= 1 << other;
                }
            }
        }
    }

    int place(String client) {
        Integer place = places.get(client);
        if (place == null) {
            throw new IllegalArgumentException("no client " + client);
        }
        return place;
    }

    int node(String name) {
        return nodes.indexOf(name);
    }

    /** The lock that a client takes. */
    String lock(int who) {
        return locks.get(who);
    }

    /** The others that take the same lock, a bit each. */
    int rivals(int who) {
        return rivals[who];
    }

    /** How many groups of nodes have to stand by a grant. */
    int majority() {
        return majority;
    }
}
