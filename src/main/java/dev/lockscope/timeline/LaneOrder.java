package dev.lockscope.timeline;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Which lanes a person wants to see, and in what order. Immutable; lanes that it knows nothing of are shown behind those
 * whose place it knows, so that it outlives the run that it was made for.
 *
 * @param first the lanes whose places were chosen, in order
 * @param hidden the lanes not to be shown
 */
public record LaneOrder(List<Lane> first, Set<Lane> hidden) {

    /** All lanes in their own order. */
    public static final LaneOrder NATURAL = new LaneOrder(List.of(), Set.of());

    public LaneOrder {
        first = List.copyOf(first);
        hidden = Set.copyOf(hidden);
    }

    /** The lanes to show. */
    public List<Lane> of(List<Lane> lanes) {
        return ordered(lanes).stream().filter(lane -> !hidden.contains(lane)).toList();
    }

    private List<Lane> ordered(List<Lane> lanes) {
        List<Lane> ordered = new ArrayList<>(first);
        ordered.retainAll(lanes);
        lanes.stream().filter(lane -> !first.contains(lane)).forEach(ordered::add);
        return ordered;
    }

    /** Without a lane. */
    public LaneOrder hiding(Lane lane) {
        Set<Lane> more = new HashSet<>(hidden);
        more.add(lane);
        return new LaneOrder(first, more);
    }

    /** With a lane that was hidden, where it was. */
    public LaneOrder showing(Lane lane) {
        Set<Lane> fewer = new HashSet<>(hidden);
        fewer.remove(lane);
        return new LaneOrder(first, fewer);
    }

    /**
     * With a lane at another place.
     *
     * @param lanes all lanes
     * @param place 0 to the number of lanes less one, hidden ones counted
     */
    public LaneOrder moving(Lane lane, int place, List<Lane> lanes) {
        List<Lane> ordered = ordered(lanes);
        if (!ordered.remove(lane)) {
            throw new IllegalArgumentException("no such lane: " + lane);
        }
        ordered.add(place, lane);
        return new LaneOrder(ordered, hidden);
    }
}
