package dev.lockscope.explore;

import dev.lockscope.model.Role;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The clients by name, and who competes with whom for a lock. */
final class Cast {

    private final Map<String, Integer> places = new HashMap<>();
    private final int[] rivals;

    /**
     * The clients in their order.
     *
     * @throws IllegalArgumentException when there are more than {@link Watch#MOST_CLIENTS}
     */
    Cast(List<Role> roles) {
        if (roles.size() > Watch.MOST_CLIENTS) {
            throw new IllegalArgumentException("at most " + Watch.MOST_CLIENTS + " clients, not " + roles.size());
        }
        rivals = new int[roles.size()];
        for (int who = 0; who < roles.size(); who++) {
            places.put(roles.get(who).name(), who);
            for (int other = 0; other < roles.size(); other++) {
                if (other != who
                        && roles.get(other).lock().equals(roles.get(who).lock())) {
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

    /** The others that take the same lock, a bit each. */
    int rivals(int who) {
        return rivals[who];
    }
}
