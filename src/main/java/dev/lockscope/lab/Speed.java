package dev.lockscope.lab;

import dev.lockscope.lock.Durability;
import dev.lockscope.lock.Renewal;
import dev.lockscope.lock.port.RetryPolicy;
import dev.lockscope.lock.program.Step;
import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.ClientSpec;
import dev.lockscope.scenario.LinkAction;
import dev.lockscope.scenario.NodeAction;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScriptStep;
import java.time.Duration;
import java.util.List;

/**
 * How many times faster than written a run goes: every duration that clients live by is divided by it. Script limits
 * stay, because they are about the machine, not about the story.
 *
 * @param factor from {@link #SLOWEST} to {@link #FASTEST}
 */
public record Speed(double factor) {

    /** The lowest speed, for a projector. */
    public static final double SLOWEST = 0.1;

    /** The highest speed, for tests. */
    public static final double FASTEST = 20;

    /** No speed makes a lease shorter than this, or the machine's own hiccups would decide the outcome. */
    public static final Duration SHORTEST_LEASE = Duration.ofMillis(150);

    /**
     * The speed nearest to the wish at which every lease of the scenario keeps at least {@link #SHORTEST_LEASE}, or
     * the speed as written where a lease is shorter than that by itself; never higher than what the scenario bears.
     */
    public static Speed nearest(double wish, Scenario scenario) {
        double most = Math.max(1, (double) shortestLease(scenario).toNanos() / SHORTEST_LEASE.toNanos());
        double fastest = Math.min(scenario.maxSpeed().orElse(FASTEST), FASTEST);
        return new Speed(Math.max(SLOWEST, Math.min(Math.min(wish, most), fastest)));
    }

    /** The shortest TTL of a scenario's clients. */
    static Duration shortestLease(Scenario scenario) {
        return scenario.clients().stream()
                .map(ClientSpec::ttl)
                .min(Duration::compareTo)
                .orElseThrow(() -> new IllegalArgumentException("a scenario has at least one client"));
    }

    /** A duration of the scenario at this speed, in whole milliseconds and at least 1 ms unless it is zero. */
    public Duration of(Duration written) {
        if (written.isZero()) {
            return written;
        }
        if (written.isNegative()) {
            return of(written.negated()).negated();
        }
        return Duration.ofMillis(Math.max(1, Math.round(written.toNanos() / factor / 1e6)));
    }

    /** The client with all its durations at this speed. */
    ClientSpec of(ClientSpec client) {
        RetryPolicy retry = client.retry();
        List<Step> does =
                client.does().stream().map(step -> step.timed(this::of)).toList();
        return new ClientSpec(
                client.name(),
                client.recipe(),
                client.ownLock(),
                of(client.ttl()),
                client.timeout(),
                new RetryPolicy(retry.attempts(), of(retry.delay()), of(retry.jitter())),
                new Renewal(of(client.renewal().every()), client.renewal().atMost()),
                new Durability(
                        client.durability().replicas(), of(client.durability().limit())),
                client.process(),
                client.start(),
                does);
    }

    /** The action with its durations at this speed. */
    Action of(Action action) {
        if (action instanceof LinkAction.Delay delay) {
            return new LinkAction.Delay(
                    delay.from(), delay.to(), of(delay.latency()), of(delay.jitter()), delay.part());
        } else if (action instanceof NodeAction.Restart restart) {
            return new NodeAction.Restart(restart.node(), restart.after().map(this::of), restart.empty());
        } else if (action instanceof NodeAction.JumpClock jump) {
            return new NodeAction.JumpClock(jump.node(), of(jump.by()));
        }
        return action;
    }

    /** A script step whose limit is longer where the run is slower, and never shorter than written. */
    ScriptStep of(ScriptStep step) {
        return factor >= 1 ? step : new ScriptStep(step.when(), step.actions(), of(step.within()));
    }
}
