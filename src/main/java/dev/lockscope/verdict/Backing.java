package dev.lockscope.verdict;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/**
 * When the nodes stood by a grant.
 *
 * <p>A grant stands while the majority of the groups of nodes store its value; where no majority ever stored it at once,
 * because the recipe asks fewer nodes, while as many do as ever did. Nodes that know nothing of one another are groups of
 * their own, so that the majority of the masters counts; a master and its replicas are one.
 *
 * @param granted when they stood by it, in order
 * @param gaps when they no longer did, in order; not the time before the first storing
 */
record Backing(List<Span> granted, List<Gap> gaps) {

    Backing {
        granted = List.copyOf(granted);
        gaps = List.copyOf(gaps);
    }

    /**
     * A node begins or ends to store the value.
     *
     * @param seq of what it is told by
     */
    private record Change(long at, long seq, boolean begins, Tenure tenure) {}

    /**
     * Counts the nodes between every two instants at which one of them changed.
     *
     * <p>What happens at one instant has an order all the same: nodes can have stood by a grant for no time at all, as where
     * a clock is moved before time goes by.
     *
     * @param tenures the value's, on all nodes
     * @param beyond the first instant after the trace
     */
    static Backing of(List<Tenure> tenures, Masters masters, long beyond) {
        List<Change> changes = changes(tenures);
        List<Integer> counts = counts(changes, masters);
        int peak = counts.stream().mapToInt(count -> count).max().orElse(0);
        int needed = Math.min(masters.majority(), peak);
        List<Span> granted = new ArrayList<>();
        List<Gap> gaps = new ArrayList<>();
        for (int i = 0; i < changes.size(); i++) {
            long from = changes.get(i).at();
            long to = i + 1 < changes.size() ? changes.get(i + 1).at() : Math.max(from, beyond);
            boolean stands = counts.get(i) >= needed;
            if (to == from && !(stands && granted.isEmpty())) {
                continue;
            }
            Span span = new Span(from, to);
            if (stands) {
                append(granted, span);
            } else if (!granted.isEmpty()) {
                append(gaps, span, tenures);
            }
        }
        return new Backing(granted, gaps);
    }

    /** When they first stood by it. */
    OptionalLong grantedAt() {
        return granted.isEmpty()
                ? OptionalLong.empty()
                : OptionalLong.of(granted.get(0).from());
    }

    private static List<Change> changes(List<Tenure> tenures) {
        List<Change> changes = new ArrayList<>();
        for (Tenure tenure : tenures) {
            changes.add(new Change(tenure.span().from(), tenure.stored(), true, tenure));
            changes.add(new Change(tenure.span().to(), tenure.ended(), false, tenure));
        }
        changes.sort(Comparator.comparingLong(Change::at)
                .thenComparingLong(Change::seq)
                .thenComparing(change -> !change.begins()));
        return changes;
    }

    /** How many groups of nodes store the value after each change. */
    private static List<Integer> counts(List<Change> changes, Masters masters) {
        List<Integer> counts = new ArrayList<>(changes.size());
        Map<String, Integer> nodes = new HashMap<>();
        for (Change change : changes) {
            String group = masters.groupOf(change.tenure().node());
            nodes.merge(group, change.begins() ? 1 : -1, Integer::sum);
            counts.add((int) nodes.values().stream().filter(count -> count > 0).count());
        }
        return counts;
    }

    private static void append(List<Span> spans, Span next) {
        int last = spans.size() - 1;
        if (last >= 0 && spans.get(last).to() == next.from()) {
            spans.set(last, new Span(spans.get(last).from(), next.to()));
        } else {
            spans.add(next);
        }
    }

    private static void append(List<Gap> gaps, Span next, List<Tenure> tenures) {
        int last = gaps.size() - 1;
        if (last >= 0 && gaps.get(last).span().to() == next.from()) {
            Gap gap = gaps.get(last);
            gaps.set(last, new Gap(gap.cause(), new Span(gap.span().from(), next.to())));
            return;
        }
        // Of several that end at the instant, the first stands for all.
        tenures.stream()
                .filter(tenure -> tenure.span().to() == next.from())
                .findFirst()
                .ifPresent(cause -> gaps.add(new Gap(cause, next)));
    }
}
