package dev.lockscope.lab;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.LockRecipe;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.Released;
import dev.lockscope.lock.port.GuardedResource;
import dev.lockscope.lock.port.Ports;
import dev.lockscope.lock.port.RetryPolicy;
import dev.lockscope.lock.recipe.SetNxPxSafe;
import dev.lockscope.scenario.Topology;
import dev.lockscope.time.DriftingRunClock;
import dev.lockscope.time.Randomness;
import dev.lockscope.time.RunClock;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.trace.Recorder;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/** A client as runs have it, with gate, link, observer and trace, for measuring what all that costs. */
public final class FullClient implements AutoCloseable {

    private final Cluster cluster;
    private final Wire wire;
    private final LockRecipe recipe;

    /** A client of a cluster of one node that {@code clusters} starts. */
    public FullClient(ClusterFactory clusters) throws EnvironmentProblem, InterruptedException {
        RunClock clock = SystemRunClock.startingNow();
        Recorder recorder = new Recorder(clock);
        cluster = clusters.open(new Topology.Single("redis"), recorder, clock);
        wire = cluster.wire("A");
        Lockstep noScript = new Lockstep();
        noScript.free();
        Gate gate = new Gate(noScript);
        DriftingRunClock own = new DriftingRunClock(clock);
        ClientVoice voice = new ClientVoice("A", recorder, gate);
        Ports ports = new Ports(
                new GatedNodes("A", cluster, wire, voice, gate, new Patience(gate, own), new AtomicLong()),
                new ClientSurroundings(
                        "A",
                        "lock",
                        "set-nx-px-safe",
                        own,
                        Randomness.seeded(1),
                        voice,
                        gate,
                        new ClientSurroundings.SharedState(new ClientProcess(), noSides(own), new LeaseCell()),
                        new StopSign(own)),
                new Untouched());
        recipe = new SetNxPxSafe(
                ports, new LockSettings("lock", Duration.ofSeconds(30), Duration.ofSeconds(2), RetryPolicy.once()));
    }

    private static SidePrograms noSides(DriftingRunClock clock) {
        return new SidePrograms(
                "A",
                clock,
                stop -> {
                    throw new IllegalStateException("this recipe starts no second program");
                },
                (name, defect) -> {
                    throw new IllegalStateException(name, defect);
                });
    }

    /** Acquires and releases. */
    public Released pair() {
        if (recipe.acquire() instanceof Acquisition.Acquired acquired
                && recipe.release(acquired.lease()) == Released.RELEASED) {
            return Released.RELEASED;
        }
        throw new IllegalStateException("the lock was not acquired and released");
    }

    @Override
    public void close() {
        wire.close();
        cluster.close();
    }

    private static final class Untouched implements GuardedResource {

        @Override
        public long read() {
            throw new IllegalStateException("not measured");
        }

        @Override
        public WriteResult write(Write write) {
            throw new IllegalStateException("not measured");
        }
    }
}
