package dev.lockscope.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lock.port.RetryPolicy;
import dev.lockscope.lock.program.Step;
import dev.lockscope.scenario.ClientSpec;
import dev.lockscope.scenario.EventKind;
import dev.lockscope.scenario.EventPattern;
import dev.lockscope.scenario.Expectation;
import dev.lockscope.scenario.ResourceSpec;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioException;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.scenario.ScriptStep;
import dev.lockscope.scenario.Text;
import dev.lockscope.scenario.Topology;
import dev.lockscope.trace.ResourceFact.Fencing;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SpeedTest {

    @Test
    void theWishIsGrantedWhereLeasesStayLongEnough() {
        assertThat(Speed.nearest(10, withTtls(3_000)).factor()).isEqualTo(10);
    }

    @Test
    void theShortestLeaseKeepsItsLeastLength() {
        Speed speed = Speed.nearest(20, withTtls(30_000, 1_500));

        assertThat(speed.factor()).isEqualTo(10);
        assertThat(speed.of(Duration.ofMillis(1_500))).isEqualTo(Speed.SHORTEST_LEASE);
    }

    @Test
    void aLeaseThatIsShortAsWrittenIsLeftAlone() {
        assertThat(Speed.nearest(20, withTtls(100)).factor()).isEqualTo(1);
    }

    @Test
    void aScenarioThatDoesNotScaleSetsTheLimit() throws ScenarioException {
        Scenario slow = ScenarioLoader.parse("slow.yaml", """
                        id: slow
                        title: {en: Slow, nb: Langsom}
                        goal: {en: Slow., nb: Langsom.}
                        topology: single
                        lock: l
                        max-speed: 2
                        resource: {kind: memory, balance: 0}
                        clients: {A: {recipe: set-nx-px, ttl: 30s, does: [acquire]}}
                        expect: safe
                        """).get(0);

        assertThat(Speed.nearest(20, slow).factor()).isEqualTo(2);
        assertThat(Speed.nearest(0.5, slow).factor()).isEqualTo(0.5);
    }

    @Test
    void noWishGoesBeyondTheEnds() {
        assertThat(Speed.nearest(0.001, withTtls(3_000)).factor()).isEqualTo(Speed.SLOWEST);
        assertThat(Speed.nearest(1_000, withTtls(3_600_000)).factor()).isEqualTo(Speed.FASTEST);
    }

    @Test
    void durationsAreDividedInWholeMilliseconds() {
        Speed speed = new Speed(7);

        assertThat(speed.of(Duration.ofMillis(100))).isEqualTo(Duration.ofMillis(14));
        assertThat(speed.of(Duration.ofMillis(1))).isEqualTo(Duration.ofMillis(1));
        assertThat(speed.of(Duration.ZERO)).isZero();
    }

    @Test
    void aSlowRunWaitsLongerForItsScriptAndAFastOneAsLong() {
        ScriptStep step = new ScriptStep(
                new EventPattern("A", EventKind.READ, Optional.empty()), List.of(), Duration.ofSeconds(10));

        assertThat(new Speed(0.1).of(step).within()).isEqualTo(Duration.ofSeconds(100));
        assertThat(new Speed(20).of(step)).isEqualTo(step);
    }

    @Test
    void aClientsTimesChangeTogetherButForItsTimeOut() {
        ClientSpec fast = new Speed(10).of(withTtls(3_000).clients().get(0));

        assertThat(fast.ttl()).isEqualTo(Duration.ofMillis(300));
        assertThat(fast.timeout()).isEqualTo(Duration.ofSeconds(2));
        assertThat(fast.retry()).isEqualTo(new RetryPolicy(3, Duration.ofMillis(10), Duration.ofMillis(5)));
        assertThat(fast.does()).containsExactly(new Step.Acquire(), new Step.Work(Duration.ofMillis(20)));
    }

    private static Scenario withTtls(long... ttls) {
        List<ClientSpec> clients = Stream.iterate(0, i -> i + 1)
                .limit(ttls.length)
                .map(i -> new ClientSpec(
                        "C" + i,
                        "set-nx-px",
                        Duration.ofMillis(ttls[i]),
                        Duration.ofSeconds(2),
                        new RetryPolicy(3, Duration.ofMillis(100), Duration.ofMillis(50)),
                        ClientSpec.Start.AT_ONCE,
                        List.of(new Step.Acquire(), new Step.Work(Duration.ofMillis(200)))))
                .toList();
        return new Scenario(
                "speed",
                new Text("a", "b"),
                new Text("a", "b"),
                new Topology.Single("redis"),
                "lock:x",
                clients,
                new ResourceSpec("account", ResourceSpec.Kind.MEMORY, 1_000, Fencing.NONE),
                List.of(),
                new Expectation(Set.of()),
                "");
    }
}
