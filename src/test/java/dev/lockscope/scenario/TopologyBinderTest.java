package dev.lockscope.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.Topology.Replication;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class TopologyBinderTest {

    @Test
    void aNodeMayKeepAFile() throws ScenarioException {
        assertThat(bind("{kind: single, node: store, keeps: aof-everysec}"))
                .isEqualTo(new Topology.Single("store", Persistence.AOF_EVERYSEC));
    }

    @Test
    void aMasterHasOneReplicaUnlessToldOtherwise() throws ScenarioException {
        assertThat(bind("replicated"))
                .isEqualTo(bind("{kind: replicated}"))
                .isEqualTo(new Topology.Replicated("n1", List.of("n2"), Replication.UNCHECKED, Persistence.NOTHING));
    }

    @Test
    void aMasterMayAskForReplicasThatAreThere() throws ScenarioException {
        assertThat(bind("{kind: replicated, replicas: 3, min-replicas: 2, max-lag: 1s, keeps: aof-always}"))
                .isEqualTo(new Topology.Replicated(
                        "n1",
                        List.of("n2", "n3", "n4"),
                        new Replication(2, Duration.ofSeconds(1)),
                        Persistence.AOF_ALWAYS));
    }

    @Test
    void threeSentinelsWatchAMasterAndItsReplica() throws ScenarioException {
        assertThat(bind("sentinel"))
                .isEqualTo(new Topology.Guarded(
                        "n1",
                        List.of("n2"),
                        List.of("s1", "s2", "s3"),
                        Duration.ofSeconds(2),
                        Replication.UNCHECKED,
                        Persistence.NOTHING));
    }

    @Test
    void sentinelsMayBePatientAndMore() throws ScenarioException {
        assertThat(
                        bind(
                                "{kind: sentinel, replicas: 2, sentinels: 5, down-after: 2500ms, min-replicas: 1, max-lag: 2s}"))
                .isEqualTo(new Topology.Guarded(
                        "n1",
                        List.of("n2", "n3"),
                        List.of("s1", "s2", "s3", "s4", "s5"),
                        Duration.ofMillis(2_500),
                        new Replication(1, Duration.ofSeconds(2)),
                        Persistence.NOTHING));
    }

    @Test
    void independentMastersMayKeepAFile() throws ScenarioException {
        assertThat(bind("{kind: independent, nodes: 3, keeps: aof-always}"))
                .isEqualTo(new Topology.Independent(List.of("n1", "n2", "n3"), Persistence.AOF_ALWAYS));
    }

    private static Topology bind(String topology) throws ScenarioException {
        return ScenarioLoader.parse("t.yaml", """
                id: t
                title: {en: T, nb: T}
                goal: {en: T., nb: T.}
                topology: %s
                lock: l
                resource: {kind: memory, balance: 0}
                clients: {A: {recipe: set-nx-px, ttl: 1s, does: [acquire]}}
                expect: safe
                """.formatted(topology)).get(0).topology();
    }
}
