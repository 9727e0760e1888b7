package dev.lockscope.model;

import dev.lockscope.model.ModelSentinel.Knowledge;
import dev.lockscope.scenario.Topology;
import dev.lockscope.trace.SentinelFact.FailoverBegan;
import dev.lockscope.trace.SentinelFact.MasterDown;
import dev.lockscope.trace.SentinelFact.MasterNamed;
import dev.lockscope.trace.SentinelFact.NodeHeardAgain;
import dev.lockscope.trace.SentinelFact.NodeSuspected;
import java.util.List;

/**
 * What the sentinels do by themselves.
 *
 * <p>Simplified against real ones: a sentinel hears from a node all the time while the node runs and the link between
 * them passes, and not at all otherwise; sentinels that reach one another know at once what the others know; the first of
 * them leads, always after the same time; and a node that follows the wrong one is re-pointed after the time that real
 * ones wait. Who agrees, who can be reached and who is right is as with real ones. Source: "High availability with Redis
 * Sentinel".
 */
final class SentinelStep {

    /** From the agreement to the promotion: real ones took from 1 to 2 s. */
    static final long ELECTION = 1_000_000_000L;

    /** How long a node may follow the wrong one: four times the interval in which sentinels speak of the master. */
    static final long PATIENCE = 8_000_000_000L;

    private final long downAfter;
    private final Witness witness;
    private ModelWorld world;

    private SentinelStep(ModelWorld world, Topology.Guarded guarded, Witness witness) {
        this.world = world;
        this.downAfter = guarded.downAfter().toNanos();
        this.witness = witness;
    }

    /** When something comes due for a sentinel, ns since the run's start, or {@link Long#MAX_VALUE}. */
    static long next(ModelWorld world) {
        long next = Long.MAX_VALUE;
        if (world.setting().topology() instanceof Topology.Guarded guarded) {
            for (ModelSentinel sentinel : world.servers().sentinels()) {
                next = Math.min(next, later(world, sentinel.failsOverAt()));
                for (Knowledge known : sentinel.nodes()) {
                    long silent = known.suspected() ? ModelSentinel.NEVER : known.silentSince();
                    next = Math.min(next, plus(silent, guarded.downAfter().toNanos()));
                    next = Math.min(next, later(world, plus(known.wrongSince(), PATIENCE)));
                }
            }
        }
        return next;
    }

    private static long later(ModelWorld world, long instant) {
        return instant > world.now() ? instant : Long.MAX_VALUE;
    }

    private static long plus(long instant, long time) {
        return instant == ModelSentinel.NEVER ? instant : instant + time;
    }

    /** The world when every sentinel has done what it can do now. */
    static ModelWorld settled(ModelWorld world, Witness witness) {
        if (!(world.setting().topology() instanceof Topology.Guarded guarded)) {
            return world;
        }
        SentinelStep step = new SentinelStep(world, guarded, witness);
        ModelWorld before;
        do {
            before = step.world;
            step.look();
            step.agree();
            step.failOver();
            step.gossip();
            step.correct();
            step.world = Replicating.settled(step.world, witness);
        } while (!before.servers().equals(step.world.servers()));
        return step.world;
    }

    private List<ModelSentinel> all() {
        return world.servers().sentinels();
    }

    private void put(int sentinel, ModelSentinel other) {
        world = world.with(world.servers().with(sentinel, other));
    }

    private String name(int node) {
        return world.setting().name(node);
    }

    private boolean hears(ModelSentinel sentinel, int node) {
        return world.node(node).up()
                && world.links().of(sentinel.name(), name(node)).passes();
    }

    private boolean talk(ModelSentinel one, ModelSentinel other) {
        return one.name().equals(other.name())
                || (world.links().of(one.name(), other.name()).passes()
                        && world.links().of(other.name(), one.name()).passes());
    }

    private void look() {
        for (int i = 0; i < all().size(); i++) {
            for (int node = 0; node < world.servers().nodes().size(); node++) {
                look(i, node);
            }
        }
    }

    private void look(int i, int node) {
        ModelSentinel sentinel = all().get(i);
        Knowledge known = sentinel.nodes().get(node);
        long now = world.now();
        if (hears(sentinel, node)) {
            if (known.suspected()) {
                witness.saw(now, sentinel.name(), new NodeHeardAgain(sentinel.name(), name(node)));
            }
            put(i, sentinel.with(node, new Knowledge(ModelSentinel.NEVER, false, known.wrongSince())));
            return;
        }
        long since = Math.min(now, known.silentSince());
        Knowledge silent = known.silentSince(since);
        if (!known.suspected() && now - since >= downAfter) {
            witness.saw(now, sentinel.name(), new NodeSuspected(sentinel.name(), name(node)));
            silent = silent.withSuspicion();
        }
        put(i, sentinel.with(node, silent));
    }

    private void agree() {
        for (int i = 0; i < all().size(); i++) {
            ModelSentinel sentinel = all().get(i);
            long agreeing = all().stream()
                    .filter(other -> talk(sentinel, other)
                            && other.names() == sentinel.names()
                            && other.suspects(sentinel.names()))
                    .count();
            boolean down = sentinel.suspects(sentinel.names()) && agreeing > all().size() / 2;
            if (down && !sentinel.down()) {
                witness.saw(world.now(), sentinel.name(), new MasterDown(sentinel.name(), name(sentinel.names())));
            }
            put(i, sentinel.withDown(down));
            lead(i);
        }
    }

    /** The first that knows leads, unless another leads already. */
    private void lead(int i) {
        ModelSentinel sentinel = all().get(i);
        boolean led =
                all().stream().anyMatch(other -> talk(sentinel, other) && other.failsOverAt() != ModelSentinel.NEVER);
        if (sentinel.down() && !led) {
            witness.saw(world.now(), sentinel.name(), new FailoverBegan(sentinel.name(), name(sentinel.names())));
            put(i, sentinel.failingOverAt(world.now() + ELECTION));
        }
    }

    private void failOver() {
        for (int i = 0; i < all().size(); i++) {
            ModelSentinel sentinel = all().get(i);
            int chosen = sentinel.failsOverAt() <= world.now() ? candidate(sentinel) : -1;
            if (chosen >= 0) {
                world = NodeFaults.promoted(world, chosen, witness).by(sentinel.name());
                learn(i, chosen, sentinel.epoch() + 1);
            }
        }
    }

    /** The replica that has the least on its way still, the first of several, or -1. */
    private int candidate(ModelSentinel sentinel) {
        int best = -1;
        int least = Integer.MAX_VALUE;
        for (int node = 0; node < world.servers().nodes().size(); node++) {
            Upstream upstream = world.node(node).upstream();
            if (upstream != null && hears(sentinel, node) && upstream.coming().size() < least) {
                best = node;
                least = upstream.coming().size();
            }
        }
        return best;
    }

    private void learn(int i, int node, int epoch) {
        ModelSentinel sentinel = all().get(i).naming(node, epoch);
        witness.saw(world.now(), sentinel.name(), new MasterNamed(sentinel.name(), name(node)));
        put(i, sentinel);
    }

    private void gossip() {
        for (int i = 0; i < all().size(); i++) {
            for (ModelSentinel other : all()) {
                ModelSentinel sentinel = all().get(i);
                if (other.epoch() > sentinel.epoch() && talk(sentinel, other)) {
                    learn(i, other.names(), other.epoch());
                }
            }
        }
    }

    /** An old master that is back, or a replica of one, is made to follow the master that is right. */
    private void correct() {
        for (int i = 0; i < all().size(); i++) {
            for (int node = 0; node < world.servers().nodes().size(); node++) {
                correct(i, node);
            }
        }
    }

    private void correct(int i, int node) {
        ModelSentinel sentinel = all().get(i);
        Knowledge known = sentinel.nodes().get(node);
        Upstream upstream = world.node(node).upstream();
        boolean right =
                node == sentinel.names() ? upstream == null : upstream != null && upstream.master() == sentinel.names();
        boolean canBe = node != sentinel.names()
                && hears(sentinel, node)
                && hears(sentinel, sentinel.names())
                && world.node(sentinel.names()).isMaster();
        long since = right || !canBe ? ModelSentinel.NEVER : Math.min(world.now(), known.wrongSince());
        put(i, sentinel.with(node, known.wrongSince(since)));
        if (plus(since, PATIENCE) <= world.now()) {
            world = Replicating.following(world, node, sentinel.names(), witness);
        }
    }
}
