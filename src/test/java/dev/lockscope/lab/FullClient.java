package dev.lockscope.lab;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.LockRecipe;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.Released;
import dev.lockscope.lock.port.RetryPolicy;
import dev.lockscope.lock.recipe.SetNxPxSafe;
import dev.lockscope.scenario.Topology;
import dev.lockscope.time.Randomness;
import dev.lockscope.time.RunClock;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.trace.Recorder;
import java.time.Duration;

/** A client as runs have it, with gate, link, observer and trace, for measuring what all that costs. */
public final class FullClient implements AutoCloseable {

    private final Cluster cluster;
    private final LabClient client;
    private final LockRecipe recipe;

    /** A client of a cluster of one node that {@code clusters} starts. */
    public FullClient(ClusterFactory clusters) throws EnvironmentProblem, InterruptedException {
        RunClock clock = SystemRunClock.startingNow();
        Recorder recorder = new Recorder(clock);
        cluster = clusters.open(new Topology.Single("redis"), recorder, clock);
        client = new LabClient("A", "lock", cluster, recorder, clock, Randomness.seeded(1), nodes -> nodes);
        recipe = new SetNxPxSafe(
                client.ports(),
                new LockSettings("lock", Duration.ofSeconds(30), Duration.ofSeconds(2), RetryPolicy.once()));
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
        client.close();
        cluster.close();
    }
}
