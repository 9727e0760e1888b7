package dev.lockscope.model;

import dev.lockscope.fault.FaultRefused;
import dev.lockscope.trace.NodeFact.ClockMoved;
import dev.lockscope.trace.StoreFact.KeyEvicted;
import dev.lockscope.trace.StoreFact.KeyExpired;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What goes wrong with the keys of a node.
 *
 * @param world the world before it
 * @param node the node's place
 * @param witness is told what happens
 */
public record KeyFaults(ModelWorld world, int node, Witness witness) {

    /**
     * Its clock is moved. Emulated as with real servers: the expiry of its keys is moved the other way, which it passes
     * on to its replicas as it does any write; counts those keys.
     *
     * @param by how far forward, or back where negative, ns
     */
    public Outcome shiftClock(long by) throws FaultRefused {
        checkUp();
        witness.saw(world.now(), name(), new ClockMoved(name(), by));
        long now = NodeTime.millis(world.now());
        Store after = here().store();
        List<List<String>> moves = new ArrayList<>();
        for (Map.Entry<String, Store.Entry> one : volatileKeys().entrySet()) {
            String key = one.getKey();
            Store.Entry entry = one.getValue();
            long deadline = entry.deadline() - by / 1_000_000;
            if (deadline <= now) {
                after = after.without(key);
                moves.add(List.of("DEL", key));
                witness.saw(world.now(), name(), new KeyExpired(name(), key, entry.value()));
            } else {
                after = after.with(key, new Store.Entry(entry.content(), deadline));
                moves.add(List.of("PEXPIRE", key, Long.toString(deadline - now)));
                telling().tell(new StoreChange.Extended(key, deadline), null);
            }
        }
        ModelWorld moved = world.with(node, here().written(world.now(), after));
        return new Outcome(here().isMaster() ? Replicating.passedOn(moved, node, moves) : moved, moves.size());
    }

    /** It runs out of memory: every key that has an expiry is thrown away; counts them. */
    public Outcome evict() throws FaultRefused {
        checkTakesWrites();
        Store left = here().store();
        List<List<String>> deletions = new ArrayList<>();
        for (Map.Entry<String, Store.Entry> one : volatileKeys().entrySet()) {
            left = left.without(one.getKey());
            deletions.add(List.of("DEL", one.getKey()));
            witness.saw(
                    world.now(),
                    name(),
                    new KeyEvicted(name(), one.getKey(), one.getValue().value()));
        }
        ModelWorld after = world.with(node, here().written(world.now(), left));
        return new Outcome(Replicating.passedOn(after, node, deletions), deletions.size());
    }

    /** Every key is deleted; counts them. */
    public Outcome flush() throws FaultRefused {
        checkTakesWrites();
        return deleted(List.copyOf(new TreeMap<>(here().store().entries()).keySet()));
    }

    /** One key is deleted, if it is there; counts it. */
    public Outcome delete(String key) throws FaultRefused {
        checkTakesWrites();
        return deleted(List.of(key));
    }

    private Outcome deleted(List<String> keys) {
        return written(keys.stream().map(key -> List.of("DEL", key)).toList());
    }

    private Outcome written(List<List<String>> commands) {
        Execution execution = Server.perform(here().store(), commands, NodeTime.millis(world.now()));
        execution.changes().forEach(change -> telling().tell(change, null));
        ModelWorld after = world.with(node, here().written(world.now(), execution.after()));
        return new Outcome(
                Replicating.passedOn(after, node, execution.written()),
                execution.changes().size());
    }

    private StoreTelling telling() {
        return new StoreTelling(witness, world.now(), name());
    }

    private Map<String, Store.Entry> volatileKeys() {
        Map<String, Store.Entry> keys = new TreeMap<>(here().store().entries());
        keys.values().removeIf(entry -> entry.deadline() == Store.NEVER);
        return keys;
    }

    private void checkUp() throws FaultRefused {
        if (!here().up()) {
            throw new FaultRefused("it is down");
        }
    }

    private void checkTakesWrites() throws FaultRefused {
        checkUp();
        if (!here().isMaster()) {
            throw new FaultRefused("it is a replica, whose keys are its master's");
        }
    }

    private ModelNode here() {
        return world.node(node);
    }

    private String name() {
        return world.setting().name(node);
    }
}
