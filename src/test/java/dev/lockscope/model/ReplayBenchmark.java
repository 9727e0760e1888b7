package dev.lockscope.model;

import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.RetryPolicy;
import dev.lockscope.resource.Terms;
import dev.lockscope.scenario.ClientSpec.Start;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How fast worlds are made, compared and kept: every order in which two clients and their messages can move.
 *
 * <p>Run it with JMH's main class, such as {@code java -cp … org.openjdk.jmh.Main ReplayBenchmark}; the counters
 * {@code steps} and {@code worlds} are what it is about.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 3, time = 3)
public class ReplayBenchmark {

    /** Steps made and different worlds found, a second. */
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    @State(Scope.Thread)
    public static class Counters {

        public long steps;
        public long worlds;
    }

    @Benchmark
    public int everyOrderOfTwoClients(Counters counters) {
        Search search = new Search();
        search.from(twoClients("set-nx-px-safe"));
        counters.steps += search.steps;
        counters.worlds += search.seen.size();
        return search.seen.size();
    }

    private static ModelWorld twoClients(String recipe) {
        RetryPolicy once = RetryPolicy.once();
        List<Role> roles = List.of(role("A", recipe, once), role("B", recipe, once));
        Setting setting = new Setting(List.of(new NodeId("redis")), "account");
        return ModelWorld.of(setting, roles, ModelResource.holding(1_000, Terms.NONE))
                .started(0)
                .started(1);
    }

    private static Role role(String name, String recipe, RetryPolicy retry) {
        return ScenarioProgram.role(
                Scenarios.client(name, recipe, Start.AT_ONCE, retry, Duration.ofMillis(500)), "lock:account");
    }

    /** A breadth-first search; time goes by only when nothing else can happen. */
    private static final class Search {

        private final Set<ModelWorld> seen = new HashSet<>();
        private final Deque<ModelWorld> open = new ArrayDeque<>();
        private long steps;

        void from(ModelWorld first) {
            add(first);
            while (!open.isEmpty()) {
                List<ModelWorld> next = after(open.remove());
                steps += next.size();
                next.forEach(this::add);
            }
        }

        private void add(ModelWorld world) {
            if (seen.add(world)) {
                open.add(world);
            }
        }

        private static List<ModelWorld> after(ModelWorld world) {
            List<ModelWorld> next = new ArrayList<>();
            for (Flight flight : world.flights()) {
                if (flight.stage() instanceof Flight.Stage.Request) {
                    next.add(world.execute(flight.number(), Witness.NONE));
                } else if (flight.stage() instanceof Flight.Stage.Reply) {
                    next.add(world.deliver(flight.number()));
                }
            }
            for (int client = 0; client < world.clients().size(); client++) {
                if (world.canStep(client)) {
                    next.add(world.step(client, Chance.NONE, Witness.NONE));
                }
            }
            if (next.isEmpty()) {
                long wakes = Math.min(world.wakesAt(0), world.wakesAt(1));
                if (wakes != Long.MAX_VALUE) {
                    next.add(world.advancedTo(wakes, Witness.NONE));
                }
            }
            return next;
        }
    }
}
