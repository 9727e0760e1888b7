package dev.lockscope.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.lab.Lab;
import dev.lockscope.lab.Run;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.lab.offer.Kind;
import dev.lockscope.lab.offer.Offer;
import dev.lockscope.lab.offer.Offers;
import dev.lockscope.lab.offer.Target;
import dev.lockscope.lock.port.RetryPolicy;
import dev.lockscope.lock.program.Step;
import dev.lockscope.redis.RedisClusterFactory;
import dev.lockscope.redis.process.BinaryCache;
import dev.lockscope.redis.process.Servers;
import dev.lockscope.resource.Ledgers;
import dev.lockscope.resource.Terms;
import dev.lockscope.scenario.ClientSpec;
import dev.lockscope.scenario.ClientSpec.Start;
import dev.lockscope.scenario.Persistence;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.Topology;
import dev.lockscope.time.Randomness;
import dev.lockscope.time.Secrets;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.ClientFact.ClientStarted;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.ResourceFact.Fencing;
import dev.lockscope.trace.world.World;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The same as on the model, on servers and with clients that do nothing by themselves, so that nothing is a matter of luck. */
@Timeout(120)
class OffersOnServersTest {

    private static final int ACTIONS = 80;
    private static final Duration LONG = Duration.ofMinutes(10);
    private static final long LIMIT = 10_000_000_000L;

    @TempDir
    private Path folder;

    @Test
    void anOfferIsAcceptedExactlyIfItHasNoReason() throws EnvironmentProblem, InterruptedException {
        Scenario scenario = scenario();
        Lab lab = new Lab(
                new RedisClusterFactory(() -> Servers.open(
                        new BinaryCache(folder.resolve("cache")).bundled(),
                        folder.resolve("runs"),
                        new Secrets().password(),
                        Map.of())),
                spec -> Ledgers.inMemory(spec.balance(), Terms.NONE),
                SystemRunClock::startingNow,
                WallClock.system(),
                new Lab.Versions("test", "17"));
        try (Run run = lab.open(scenario, new RunOptions(1, 42))) {
            run.start();
            walk(run, new Offers(scenario));
        }
    }

    private static Scenario scenario() {
        Topology topology =
                new Topology.Replicated("n1", List.of("n2"), Topology.Replication.UNCHECKED, Persistence.AOF_EVERYSEC);
        return Scenarios.on(topology, Scenarios.of(Fencing.NONE, List.of(idle("A"), idle("B"), idle("C"))));
    }

    private static ClientSpec idle(String name) {
        return new ClientSpec(
                name,
                "set-nx-px",
                LONG,
                Scenarios.TIMEOUT,
                RetryPolicy.once(),
                Start.WHEN_TOLD,
                List.of(new Step.WorkUntilTold(), new Step.Acquire()));
    }

    private static void walk(Run run, Offers offers) throws InterruptedException {
        Randomness random = Randomness.seeded(42);
        World world = World.initial(run.header());
        List<String> done = new ArrayList<>();
        int accepted = 0;
        for (int i = 0; i < ACTIONS; i++) {
            world = heard(run, world);
            Offer offer = any(random, offers, world);
            int before = run.recorder().size();
            boolean could = run.apply(offer.action());
            done.add(offer.id() + " " + offer.reason());
            assertThat(could).as("%s", done).isEqualTo(offer.applies());
            accepted += could ? 1 : 0;
            if (could && offer.kind() == Kind.START) {
                awaitStart(run, before);
            }
        }
        assertThat(accepted).isBetween(ACTIONS / 4, ACTIONS - 10);
    }

    private static World heard(Run run, World world) {
        World latest = world;
        for (Event event : run.recorder().from(world.events())) {
            latest = latest.after(event);
        }
        return latest;
    }

    private static void awaitStart(Run run, int before) throws InterruptedException {
        for (int seen = before; ; seen++) {
            assertThat(run.recorder().awaitMoreThan(seen, LIMIT)).isTrue();
            if (run.recorder().from(seen).get(0).fact() instanceof ClientStarted) {
                return;
            }
        }
    }

    /** Without the end of a client's work, after which it goes on by itself, and long waits for a restart. */
    private static Offer any(Randomness random, Offers offers, World world) {
        boolean link = random.nextLong(4) == 0;
        List<Offer> all = offers.targets().stream()
                .filter(target -> target instanceof Target.OfLink == link)
                .flatMap(target -> offers.of(target, world).stream())
                .filter(offer -> offer.kind() != Kind.FINISH && offer.kind() != Kind.NODE_RESTART_LATER)
                .toList();
        return all.get((int) random.nextLong(all.size()));
    }
}
