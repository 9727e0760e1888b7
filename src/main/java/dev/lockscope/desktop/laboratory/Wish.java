package dev.lockscope.desktop.laboratory;

import dev.lockscope.explore.ttl.Protection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/**
 * What a person wants to try, as it stands on the screen. Immutable.
 *
 * @param spreads how each length is spread
 * @param ownTtls whether the TTLs are a list of the person's own
 * @param ttls that list, as it was typed
 * @param protections what is compared with what
 * @param runs how many runs each of them gets, as it was typed
 * @param clients how many clients want the lock at once, as it was typed
 * @param retry after how long a client asks again, as it was typed; what is usual where nothing was
 * @param seed what all chance follows from, as it was typed
 */
record Wish(
        Map<Role, Spread> spreads,
        boolean ownTtls,
        String ttls,
        Set<Protection> protections,
        String runs,
        String clients,
        String retry,
        String seed) {

    Wish {
        spreads = Map.copyOf(spreads);
        protections = Set.copyOf(protections);
    }

    /** What is tried where a person changes nothing. */
    static Wish usual() {
        Map<Role, Spread> spreads = new EnumMap<>(Role.class);
        for (Role role : Role.values()) {
            spreads.put(role, role.usual());
        }
        return new Wish(spreads, false, "500ms, 1s, 2s, 3s", EnumSet.allOf(Protection.class), "500", "2", "", "1");
    }

    Spread spread(Role role) {
        Spread spread = spreads.get(role);
        return spread == null ? role.usual() : spread;
    }

    Wish with(Role role, Spread spread) {
        Map<Role, Spread> changed = new EnumMap<>(spreads);
        changed.put(role, spread);
        return new Wish(changed, ownTtls, ttls, protections, runs, clients, retry, seed);
    }

    Wish withOwnTtls(boolean own) {
        return new Wish(spreads, own, ttls, protections, runs, clients, retry, seed);
    }

    Wish withTtls(String list) {
        return new Wish(spreads, ownTtls, list, protections, runs, clients, retry, seed);
    }

    Wish with(Protection protection, boolean wanted) {
        Set<Protection> changed = EnumSet.noneOf(Protection.class);
        changed.addAll(protections);
        if (wanted) {
            changed.add(protection);
        } else {
            changed.remove(protection);
        }
        return new Wish(spreads, ownTtls, ttls, changed, runs, clients, retry, seed);
    }

    Wish withRuns(String number) {
        return new Wish(spreads, ownTtls, ttls, protections, number, clients, retry, seed);
    }

    Wish withClients(String number) {
        return new Wish(spreads, ownTtls, ttls, protections, runs, number, retry, seed);
    }

    Wish withRetry(String time) {
        return new Wish(spreads, ownTtls, ttls, protections, runs, clients, time, seed);
    }

    Wish withSeed(String number) {
        return new Wish(spreads, ownTtls, ttls, protections, runs, clients, retry, number);
    }
}
