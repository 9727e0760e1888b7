package dev.lockscope.export;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Adds up how long two or more were inside, from enterings and leavings or from stretches of time. */
final class Stays {

    private record Stay(String client, String lock, long from, long to) {}

    private final Map<List<String>, Long> inside = new HashMap<>();
    private final List<Stay> stays = new ArrayList<>();

    void enter(String client, String lock, long at) {
        inside.putIfAbsent(List.of(client, lock), at);
    }

    void leave(String client, String lock, long at) {
        Long from = inside.remove(List.of(client, lock));
        if (from != null) {
            stays.add(new Stay(client, lock, from, at));
        }
    }

    void leaveAll(String client, long at) {
        for (List<String> place : List.copyOf(inside.keySet())) {
            if (place.get(0).equals(client)) {
                leave(client, place.get(1), at);
            }
        }
    }

    void end(long at) {
        for (List<String> place : List.copyOf(inside.keySet())) {
            leave(place.get(0), place.get(1), at);
        }
    }

    void stay(String client, String lock, long from, long to) {
        stays.add(new Stay(client, lock, from, to));
    }

    /** How long two or more were inside of one lock's, all locks together, ns. */
    long overlap() {
        Map<String, List<long[]>> edges = new TreeMap<>();
        for (Stay stay : stays) {
            List<long[]> of = edges.computeIfAbsent(stay.lock(), none -> new ArrayList<>());
            of.add(new long[] {stay.from(), 1});
            of.add(new long[] {stay.to(), -1});
        }
        long sum = 0;
        for (List<long[]> of : edges.values()) {
            of.sort(Comparator.<long[]>comparingLong(edge -> edge[0]).thenComparingLong(edge -> edge[1]));
            long since = 0;
            long count = 0;
            for (long[] edge : of) {
                sum += count >= 2 ? edge[0] - since : 0;
                since = edge[0];
                count += edge[1];
            }
        }
        return sum;
    }
}
