package dev.lockscope.agreement;

import dev.lockscope.lab.LabClient;
import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.Lease;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.Released;
import dev.lockscope.lock.port.RetryPolicy;
import dev.lockscope.lock.recipe.OneExtension;
import dev.lockscope.lock.recipe.Redlock;
import dev.lockscope.redis.LinkedServers;
import dev.lockscope.time.Randomness;
import dev.lockscope.time.RunClock;
import dev.lockscope.trace.Recorder;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Locks by our recipe, as a client of a run does. */
final class LabParty implements Party {

    private final LabClient client;
    private final Duration timeout;
    private @Nullable Redlock redlock;
    private @Nullable Lease lease;

    /** A party that is connected. */
    LabParty(String name, LinkedServers links, RunClock clock, Duration timeout) {
        this.timeout = timeout;
        this.client = new LabClient(
                name, Schedule.KEY, links, new Recorder(clock), clock, Randomness.seeded(1), nodes -> nodes);
        links.nodes().forEach(client::greet);
    }

    private LockSettings settings(Duration ttl, RetryPolicy retry) {
        return new LockSettings(Schedule.KEY, ttl, timeout, retry);
    }

    Acquisition acquire(Duration ttl, RetryPolicy retry) {
        Redlock recipe = Redlock.parallel(client.ports(), settings(ttl, retry));
        redlock = recipe;
        Acquisition acquisition = recipe.acquire();
        lease = acquisition instanceof Acquisition.Acquired acquired ? acquired.lease() : null;
        return acquisition;
    }

    boolean extend(Duration ttl) {
        return lease != null && OneExtension.of(client.ports(), settings(ttl, RetryPolicy.once()), lease);
    }

    /** What is left of the lease, by the client's own clock. */
    Duration left() {
        long now = client.ports().surroundings().now();
        return lease == null
                ? Duration.ZERO
                : Duration.ofNanos(lease.validUntil().orElseThrow() - now);
    }

    @Override
    public Optional<String> acquire(Schedule schedule) {
        acquire(Schedule.TTL, new RetryPolicy(schedule.retries() + 1, Schedule.DELAY, Duration.ZERO));
        return Optional.ofNullable(lease).map(Lease::token);
    }

    @Override
    public boolean extend(Schedule schedule) {
        return extend(Schedule.TTL);
    }

    @Override
    public boolean release() {
        return redlock != null && lease != null && redlock.release(lease) == Released.RELEASED;
    }

    @Override
    public void quiet(List<Integer> nodes) {
        // What was given up goes on by itself; the test looks until it has.
    }

    @Override
    public void close() {
        client.close();
    }
}
