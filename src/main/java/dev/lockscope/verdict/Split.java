package dev.lockscope.verdict;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * A time in which clients held a lock's nodes between them such that together they had a majority, and none alone.
 *
 * @param tenures what they held when it began
 */
record Split(List<Tenure> tenures) {

    /**
     * Every time that the nodes came to be split between some clients.
     *
     * @param from the first instant that counts, though a split that lasts from before it counts too
     */
    static List<Split> of(Evidence evidence, String lock, Set<String> clients, long from) {
        List<Tenure> held = evidence.tenures().stream()
                .filter(tenure -> tenure.key().equals(lock) && tenure.span().to() > from)
                .filter(tenure -> tenure.owner().filter(clients::contains).isPresent())
                .toList();
        Set<Long> instants = new TreeSet<>();
        held.forEach(tenure -> {
            instants.add(tenure.span().from());
            instants.add(tenure.span().to());
        });
        List<Split> splits = new ArrayList<>();
        boolean split = false;
        for (long instant : instants) {
            List<Tenure> now = held.stream()
                    .filter(tenure -> tenure.span().contains(instant))
                    .toList();
            boolean was = split;
            split = isSplit(evidence.masters(), now);
            if (split && !was) {
                splits.add(new Split(now));
            }
        }
        return splits;
    }

    /** Who held what, such as {@code A: n1, n2; B: n3}. */
    String division() {
        Map<String, Set<String>> nodes = new TreeMap<>();
        for (Tenure tenure : tenures) {
            nodes.computeIfAbsent(tenure.owner().orElse("?"), owner -> new TreeSet<>())
                    .add(tenure.node());
        }
        return nodes.entrySet().stream()
                .map(entry -> entry.getKey() + ": " + String.join(", ", entry.getValue()))
                .collect(Collectors.joining("; "));
    }

    private static boolean isSplit(Masters masters, List<Tenure> now) {
        Map<String, Set<String>> groups = new TreeMap<>();
        Set<String> all = new HashSet<>();
        for (Tenure tenure : now) {
            String group = masters.groupOf(tenure.node());
            all.add(group);
            groups.computeIfAbsent(tenure.owner().orElse(""), owner -> new HashSet<>())
                    .add(group);
        }
        return groups.size() >= 2
                && all.size() >= masters.majority()
                && groups.values().stream().allMatch(own -> own.size() < masters.majority());
    }
}
