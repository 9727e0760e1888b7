package dev.lockscope.explore;

import dev.lockscope.model.TraceWitness;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.time.Randomness;
import dev.lockscope.time.VirtualRunClock;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.LockFact.LockExtended;
import dev.lockscope.trace.NodeFact.NodeFollows;
import dev.lockscope.trace.NodeFact.NodeStarted;
import dev.lockscope.trace.NodeFact.ReplicaSynced;
import dev.lockscope.trace.NodeFact.Role;
import dev.lockscope.trace.Recorder;
import dev.lockscope.trace.StoreFact.KeyExtended;
import dev.lockscope.trace.StoreFact.KeyStored;
import dev.lockscope.trace.Trace;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Moves drawn by chance, one after another, and the trace of what they do. Everything in the trace has an instant of its
 * own, a nanosecond after the one before it, where the search knows the order alone.
 */
final class Walk {

    private final Problem problem;
    private final Successors successors;
    private final Recorder recorder = new Recorder(new VirtualRunClock());
    private final TraceWitness witness = new TraceWitness(recorder);
    private final Header header;
    private final Set<Property> broken = EnumSet.noneOf(Property.class);
    private final List<Move> moves = new ArrayList<>();
    private State state;
    private long began;
    private long last;

    /** A walk of so many moves, if so many are possible. */
    Walk(Scenario scenario, Problem problem, long seed, int most) {
        this.problem = problem;
        this.successors = new Successors(problem, true);
        this.state = successors.first();
        this.header = new Header(
                scenario.source(), scenario.id(), null, 1, 1, Instant.EPOCH, "test", "test", "17", scenario.cast());
        begin(scenario);
        Randomness chance = Randomness.seeded(seed);
        while (moves.size() < most) {
            List<Successor> next = successors.of(state);
            if (next.isEmpty()) {
                break;
            }
            take(next.get((int) chance.nextLong(next.size())));
        }
        if (successors.of(state).stream().noneMatch(one -> one.move().isFree())) {
            broken.addAll(successors.brokenAtRest(state.world()));
        }
    }

    private void begin(Scenario scenario) {
        var setting = problem.first().setting();
        for (var node : setting.nodes()) {
            tell(node.name(), new NodeStarted(node.name(), "test", Role.MASTER));
        }
        if (setting.isReplicated()) {
            String master = setting.nodes().get(0).name();
            for (var node : setting.nodes().subList(1, setting.nodes().size())) {
                tell(node.name(), new NodeFollows(node.name(), master));
                tell(node.name(), new ReplicaSynced(node.name(), master));
            }
        }
        tell(scenario.resource().name(), scenario.resource().opened());
    }

    private void take(Successor chosen) {
        long now = state.world().now();
        long then = chosen.move() instanceof Move.Pass ? Successors.next(state.world(), state.spent()) : now;
        last = Math.max(last, began + then);
        chosen.told().forEach(told -> tell(told.actor(), later(told.fact())));
        began += then - chosen.state().world().now();
        broken.addAll(chosen.broken());
        moves.add(chosen.move());
        state = chosen.state();
    }

    private void tell(String actor, Fact fact) {
        witness.saw(++last, actor, fact);
    }

    /** A fact as a run tells it, whose times count from its start. */
    private Fact later(Fact fact) {
        if (fact instanceof KeyStored stored) {
            return new KeyStored(stored.node(), stored.key(), stored.value(), later(stored.expiresAt()));
        } else if (fact instanceof KeyExtended extended) {
            return new KeyExtended(extended.node(), extended.key(), later(extended.expiresAt()));
        } else if (fact instanceof LockExtended extended) {
            return new LockExtended(
                    extended.client(), extended.lock(), extended.token(), began + extended.validUntil());
        } else if (fact instanceof LockAcquired lock) {
            return new LockAcquired(lock.client(), lock.lock(), lock.token(), lock.fence(), later(lock.validUntil()));
        }
        return fact;
    }

    private @Nullable Long later(@Nullable Long instant) {
        return instant == null ? null : Long.valueOf(began + instant);
    }

    /** Everything that was broken on the way and where it ends, as the search sees it. */
    Set<Property> broken() {
        return broken;
    }

    List<Move> moves() {
        return moves;
    }

    Trace trace() {
        return recorder.trace(header);
    }

    @Override
    public String toString() {
        StringBuilder all = new StringBuilder();
        for (Event event : trace().events()) {
            all.append('\n').append(event.at()).append(' ').append(event.fact());
        }
        return all.toString();
    }
}
