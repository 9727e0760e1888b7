package dev.lockscope.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.verdict.Judge;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the search sees in a schedule, the verdict finds in its trace, and nothing else. */
class WatchTest {

    private static final int WALKS = 400;
    private static final int MOVES = 60;
    private static final String SLOW = "acquire, read, work: 4s, write: -100, release";
    private static final String ONCE = "ttl: 3s, timeout: 50ms, retry: {attempts: 1, delay: 500ms}";
    private static final String PAIR = "{kind: replicated, replicas: 1}";
    private static final String THREE = "{kind: independent, nodes: 3}";
    private static final String STRICT = "kind: sql, balance: 1000, fencing: strict";

    private record Walks(String name, Cases cases, Budget budget) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static final Budget CLIENTS =
            Budget.of(Map.of(FaultKind.PAUSE, 2, FaultKind.LOST_REPLY, 1, FaultKind.LATE_REQUEST, 1));
    private static final Budget DEATHS = Budget.of(Map.of(FaultKind.CRASH_CLIENT, 1, FaultKind.PAUSE, 1));
    private static final Budget NODES =
            Budget.of(Map.of(FaultKind.RESTART_NODE, 1, FaultKind.CLOCK_JUMP, 1, FaultKind.PAUSE, 1));
    private static final Budget FAILOVERS =
            Budget.of(Map.of(FaultKind.LAG, 1, FaultKind.FAILOVER, 1, FaultKind.PAUSE, 1));

    static List<Walks> walks() {
        return List.of(
                new Walks("no lock", Cases.of("no-lock"), Budget.NONE),
                new Walks("a mutex", Cases.of("in-process-mutex"), DEATHS),
                new Walks("a plain DEL", Cases.of("set-nx-px"), CLIENTS),
                new Walks("slow work", Cases.of("set-nx-px-safe").doing(SLOW), CLIENTS),
                new Walks("no TTL", Cases.of("setnx-then-expire"), DEATHS),
                new Walks("a fence", Cases.of("set-nx-px-fenced").guarding(STRICT), CLIENTS),
                new Walks(
                        "a fence that nobody looks at",
                        Cases.of("set-nx-px-fenced").doing(SLOW),
                        CLIENTS),
                new Walks("a late fence", Cases.of("separate-incr").guarding(STRICT), CLIENTS),
                new Walks("a late fence, slow work", Cases.of("separate-incr").doing(SLOW), CLIENTS),
                new Walks("a late fence, nodes", Cases.of("separate-incr").guarding(STRICT), NODES),
                new Walks(
                        "compared versions",
                        Cases.of("set-nx-px").guarding("kind: sql, balance: 1000, compare: version"),
                        CLIENTS),
                new Walks(
                        "compared values",
                        Cases.of("no-lock")
                                .guarding("kind: sql, balance: 1000, compare: value")
                                .doing("acquire, read, write: -100, read, write: 100, release"),
                        Budget.NONE),
                new Walks("nodes", Cases.of("set-nx-px-safe"), NODES),
                new Walks("a queue", Cases.of("fair-queue"), DEATHS),
                new Walks("a wake-up", Cases.of("wake-up").with("ttl: 1s, timeout: 50ms"), DEATHS),
                new Walks("a pair", Cases.of("set-nx-px-sentinel").on(PAIR), FAILOVERS),
                new Walks(
                        "a pair and WAIT",
                        Cases.of("set-then-wait").on(PAIR).with(ONCE + ", wait: {replicas: 1, limit: 200ms}"),
                        FAILOVERS),
                new Walks("Redlock", Cases.of("redlock").on(THREE).with(ONCE), NODES),
                new Walks("Redlock, clients", Cases.of("redlock").on(THREE).with(ONCE), CLIENTS),
                new Walks(
                        "Redlock without release",
                        Cases.of("redlock-without-release").on(THREE).with(ONCE),
                        DEATHS));
    }

    @ParameterizedTest
    @MethodSource("walks")
    void theVerdictOnAWalkFindsWhatTheSearchHasSeen(Walks one) throws Exception {
        var scenario = one.cases().scenario();
        Problem problem = Problem.of(scenario, one.budget(), EnumSet.allOf(Property.class));
        for (int seed = 1; seed <= WALKS; seed++) {
            Walk walk = new Walk(scenario, problem, seed, MOVES);
            assertThat(walk.broken())
                    .as("walk %s: %s%s", seed, walk.moves(), walk)
                    .isEqualTo(found(walk));
        }
    }

    private static Set<Property> found(Walk walk) {
        Set<FindingId> ids = Judge.judge(walk.trace()).ids();
        Set<Property> found = EnumSet.noneOf(Property.class);
        for (Property property : Property.values()) {
            if (ids.contains(property.finding())) {
                found.add(property);
            }
        }
        return found;
    }

    @Test
    void theWalksBreakEveryProperty() throws Exception {
        Map<Property, Integer> counts = new EnumMap<>(Property.class);
        for (Walks one : walks()) {
            var scenario = one.cases().scenario();
            Problem problem = Problem.of(scenario, one.budget(), EnumSet.allOf(Property.class));
            for (int seed = 1; seed <= WALKS / 4; seed++) {
                new Walk(scenario, problem, seed, MOVES)
                        .broken()
                        .forEach(property -> counts.merge(property, 1, Integer::sum));
            }
        }
        assertThat(new TreeMap<>(counts)).containsOnlyKeys(Property.values());
        assertThat(counts.values()).allMatch(count -> count >= 20);
    }
}
