package dev.lockscope.verdict;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.TreeSet;

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
     * Counts the nodes between every two instants at which one of them changed.
     *
     * @param tenures the value's, on all nodes
     * @param beyond the first instant after the trace
     */
    static Backing of(List<Tenure> tenures, Masters masters, long beyond) {
        List<Long> instants = instants(tenures, beyond);
        int needed = Math.min(masters.majority(), peak(tenures, masters, instants));
        List<Span> granted = new ArrayList<>();
        List<Gap> gaps = new ArrayList<>();
        for (int i = 0; i + 1 < instants.size(); i++) {
            Span span = new Span(instants.get(i), instants.get(i + 1));
            if (count(tenures, masters, span.from()) >= needed) {
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

    private static List<Long> instants(List<Tenure> tenures, long beyond) {
        TreeSet<Long> instants = new TreeSet<>();
        for (Tenure tenure : tenures) {
            instants.add(tenure.span().from());
            instants.add(tenure.span().to());
        }
        if (!tenures.isEmpty()) {
            instants.add(beyond);
        }
        return List.copyOf(instants);
    }

    private static int peak(List<Tenure> tenures, Masters masters, List<Long> instants) {
        return instants.stream()
                .mapToInt(at -> count(tenures, masters, at))
                .max()
                .orElse(0);
    }

    private static int count(List<Tenure> tenures, Masters masters, long instant) {
        return (int) tenures.stream()
                .filter(tenure -> tenure.span().contains(instant))
                .map(tenure -> masters.groupOf(tenure.node()))
                .distinct()
                .count();
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
