package dev.lockscope.desktop.inspector.state;

import dev.lockscope.desktop.inspector.state.StateRow.Group;
import dev.lockscope.desktop.inspector.state.StateRow.Subject;
import dev.lockscope.desktop.inspector.state.StateRow.Trait;
import dev.lockscope.desktop.inspector.state.StateValue.Count;
import dev.lockscope.desktop.inspector.state.StateValue.Instant;
import dev.lockscope.desktop.inspector.state.StateValue.Nothing;
import dev.lockscope.desktop.inspector.state.StateValue.Plain;
import dev.lockscope.trace.world.FaultView;
import dev.lockscope.trace.world.RunView;
import dev.lockscope.trace.world.SentinelView;
import dev.lockscope.trace.world.World;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Lays a state out in lines, and finds which of them the latest event has changed. */
final class StateRows {

    private final Map<Key, StateValue> values = new LinkedHashMap<>();

    private record Key(Subject subject, Trait trait) {}

    private StateRows() {}

    /**
     * The lines of a state.
     *
     * @param before the state before the latest event
     * @param after the state to show
     * @param instant the instant to show it at, ns since the run's start; what time alone has changed is not marked
     */
    static List<StateRow> of(World before, World after, long instant) {
        Map<Key, StateValue> old = values(before, instant);
        Map<Key, StateValue> now = values(after, instant);
        List<StateRow> rows = new ArrayList<>();
        inOrder(now, old).forEach(key -> {
            StateValue was = old.getOrDefault(key, new Nothing());
            StateValue is = now.getOrDefault(key, new Nothing());
            boolean changed = !was.equals(is);
            if (changed || !(is instanceof Nothing)) {
                rows.add(new StateRow(key.subject(), key.trait(), is, changed ? Optional.of(was) : Optional.empty()));
            }
        });
        return List.copyOf(rows);
    }

    /** What there is now, and behind the last line of its subject what there was. */
    private static List<Key> inOrder(Map<Key, StateValue> now, Map<Key, StateValue> old) {
        List<Key> order = new ArrayList<>(now.keySet());
        for (Key gone : old.keySet()) {
            if (!now.containsKey(gone)) {
                int place = order.size();
                for (int i = 0; i < order.size(); i++) {
                    boolean same = order.get(i).subject().equals(gone.subject());
                    boolean beyond = order.get(i)
                                    .subject()
                                    .group()
                                    .compareTo(gone.subject().group())
                            > 0;
                    if (same) {
                        place = i + 1;
                    } else if (beyond && place == order.size()) {
                        place = i;
                    }
                }
                order.add(place, gone);
            }
        }
        return order;
    }

    private static Map<Key, StateValue> values(World world, long instant) {
        StateRows rows = new StateRows();
        world.clients().forEach(client -> new ClientTraits(rows, instant).add(client));
        world.nodes().forEach(node -> new NodeTraits(rows, instant).add(node));
        world.resources().forEach(resource -> new ResourceTraits(rows).add(resource));
        world.links().forEach(link -> {
            Subject subject = new Subject(
                    Group.LINK, link.name().from() + " → " + link.name().to());
            rows.put(subject, Trait.of("link.condition"), StateValue.say("condition." + link.condition()));
            rows.put(subject, Trait.of("link.held"), count(link.held().size()));
            rows.put(subject, Trait.of("link.lost"), count(link.lost()));
        });
        world.sentinels().forEach(rows::add);
        world.faults().forEach(rows::add);
        rows.add(world.run());
        return rows.values;
    }

    void put(Subject subject, Trait trait, StateValue value) {
        values.put(new Key(subject, trait), value);
    }

    /** A number that is worth a word unless it is 0. */
    static StateValue count(long number) {
        return number == 0 ? new Nothing() : new Count(number);
    }

    private void add(SentinelView sentinel) {
        Subject subject = new Subject(Group.SENTINEL, sentinel.name());
        put(subject, Trait.of("node.process"), StateValue.say(sentinel.up() ? "process.up" : "process.down"));
        put(subject, Trait.of("sentinel.suspects"), StateValue.plain(String.join(", ", sentinel.suspects())));
        put(
                subject,
                Trait.of("sentinel.master"),
                sentinel.master().<StateValue>map(Plain::new).orElseGet(Nothing::new));
    }

    private void add(FaultView fault) {
        put(
                new Subject(Group.FAULT, Long.toString(fault.fault())),
                Trait.of("fault"),
                StateValue.say(
                        "fault.on", new Plain(fault.kind()), new Plain(fault.target()), new Instant(fault.since())));
    }

    private void add(RunView run) {
        Subject subject = new Subject(Group.RUN, "");
        String state =
                run.ending().map(ending -> "run." + ending).orElse(run.started() ? "run.goes-on" : "run.not-yet");
        put(subject, Trait.of("run.state"), StateValue.say(state));
        put(subject, Trait.of("run.disturbances"), count(run.disturbances()));
        put(subject, Trait.of("run.unknown"), count(run.unknown()));
    }
}
