package dev.lockscope.verdict;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How crowded the critical sections were.
 *
 * @param shared how long two or more were inside of one lock's, ns, all locks together
 * @param most the most that were inside of one lock's at once
 */
record Crowd(long shared, int most) {

    private record Edge(long at, int step) {}

    static Crowd of(List<Section> sections) {
        Map<String, List<Edge>> edges = new HashMap<>();
        for (Section section : sections) {
            // A stay that takes no time shares none.
            if (section.span().length() > 0) {
                List<Edge> of = edges.computeIfAbsent(section.lock(), lock -> new ArrayList<>());
                of.add(new Edge(section.span().from(), 1));
                of.add(new Edge(section.span().to(), -1));
            }
        }
        Crowd total = new Crowd(0, 0);
        for (List<Edge> of : edges.values()) {
            Crowd one = count(of);
            total = new Crowd(total.shared + one.shared, Math.max(total.most, one.most));
        }
        return total;
    }

    /** Walks the edges in time; who leaves at an instant is gone before another enters at it. */
    private static Crowd count(List<Edge> edges) {
        edges.sort(Comparator.comparingLong(Edge::at).thenComparingInt(Edge::step));
        long shared = 0;
        int most = 0;
        int inside = 0;
        long since = 0;
        for (Edge edge : edges) {
            shared += inside >= 2 ? edge.at() - since : 0;
            since = edge.at();
            inside += edge.step();
            most = Math.max(most, inside);
        }
        return new Crowd(shared, most);
    }
}
