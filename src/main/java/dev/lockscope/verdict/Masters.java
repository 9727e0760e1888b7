package dev.lockscope.verdict;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.NodeFact;
import dev.lockscope.trace.NodeFact.NodeCrashed;
import dev.lockscope.trace.NodeFact.NodeFollows;
import dev.lockscope.trace.NodeFact.NodePromoted;
import dev.lockscope.trace.NodeFact.NodeStarted;
import dev.lockscope.trace.NodeFact.NodeStopped;
import dev.lockscope.trace.NodeFact.Role;
import dev.lockscope.trace.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which node's store counts when. What a replica holds neither grants nor takes away; what a master holds does, and
 * where two nodes of one group are masters at once, what each of them holds does on its own side.
 *
 * <p>A master that is down goes on to count, because nobody can be granted anything there: until it starts again with
 * what it then has, or another node of its group serves in its place.
 */
final class Masters {

    /**
     * A time in which a node's store counts.
     *
     * @param ended what ended it, or {@link Event#NO_CAUSE} where it goes on
     */
    record Service(Span span, long ended) {}

    private enum State {
        SERVING,
        /** Down, and nobody serves in its place. */
        WAITING,
        OUT
    }

    private record Since(State state, long at) {}

    private final Groups groups;
    private final long beyond;
    private final Map<String, Since> states = new LinkedHashMap<>();
    private final List<Event> processes = new ArrayList<>();
    private final Map<String, List<Service>> services = new HashMap<>();

    private Masters(Groups groups, long beyond) {
        this.groups = groups;
        this.beyond = beyond;
    }

    /** @param beyond the first instant after the trace */
    static Masters of(Trace trace, long beyond) {
        Masters masters = new Masters(Groups.of(trace), beyond);
        for (String node : masters.groups.nodes()) {
            boolean replica = masters.groups.beginsAsReplica(node);
            masters.states.put(node, new Since(replica ? State.OUT : State.SERVING, 0));
        }
        for (Event event : trace.events()) {
            if (event.fact() instanceof NodeFact fact) {
                masters.take(event, fact);
            }
        }
        for (String node : List.copyOf(masters.states.keySet())) {
            masters.become(node, State.OUT, beyond, Event.NO_CAUSE);
        }
        return masters;
    }

    /** How many groups a value has to lie on to keep others from a majority, 1 or more. */
    int blocking() {
        return groups.count() - majority() + 1;
    }

    /** How many groups have to stand by a grant: the majority of them, 1 or more. */
    int majority() {
        return groups.count() / 2 + 1;
    }

    /** The group that a node belongs to: its master and all that follow it. */
    String groupOf(String node) {
        return groups.of(node);
    }

    /** Whether the two nodes are of one group and not the same. */
    boolean arePeers(String node, String other) {
        return !node.equals(other) && groupOf(node).equals(groupOf(other));
    }

    /** When the node's store counts, in order; a node that the trace does not know counts always. */
    List<Service> servicesOf(String node) {
        List<Service> known = services.get(node);
        if (known == null) {
            return states.containsKey(node) ? List.of() : List.of(new Service(new Span(0, beyond), Event.NO_CAUSE));
        }
        return known;
    }

    /** Whether the node was down at an instant. */
    boolean isDownAt(String node, long instant) {
        Event last = null;
        for (Event event : processes) {
            if (event.fact() instanceof NodeFact fact && fact.node().equals(node) && event.at() <= instant) {
                last = event;
            }
        }
        return last != null && !(last.fact() instanceof NodeStarted);
    }

    private void take(Event event, NodeFact fact) {
        String node = fact.node();
        if (fact instanceof NodeStarted || fact instanceof NodeCrashed || fact instanceof NodeStopped) {
            processes.add(event);
        }
        if (fact instanceof NodePromoted || (fact instanceof NodeStarted started && started.role() == Role.MASTER)) {
            // Whoever waits to be back is too late, if it is another.
            for (String other : List.copyOf(states.keySet())) {
                if (arePeers(node, other) && stateOf(other) == State.WAITING) {
                    become(other, State.OUT, event.at(), event.seq());
                }
            }
            become(node, State.SERVING, event.at(), event.seq());
        } else if (fact instanceof NodeStarted || fact instanceof NodeFollows) {
            become(node, State.OUT, event.at(), event.seq());
        } else if ((fact instanceof NodeCrashed || fact instanceof NodeStopped) && stateOf(node) == State.SERVING) {
            boolean replaced = states.keySet().stream()
                    .anyMatch(other -> arePeers(node, other) && stateOf(other) == State.SERVING);
            become(node, replaced ? State.OUT : State.WAITING, event.at(), event.seq());
        }
    }

    private State stateOf(String node) {
        return Optional.ofNullable(states.get(node)).map(Since::state).orElse(State.OUT);
    }

    private void become(String node, State next, long at, long seq) {
        Since was = states.get(node);
        if (was == null || was.state() == State.OUT || next == State.OUT) {
            if (was != null && was.state() != State.OUT) {
                services.computeIfAbsent(node, name -> new ArrayList<>()).add(new Service(new Span(was.at(), at), seq));
            }
            states.put(node, new Since(next, at));
        } else {
            states.put(node, new Since(next, was.at()));
        }
    }
}
