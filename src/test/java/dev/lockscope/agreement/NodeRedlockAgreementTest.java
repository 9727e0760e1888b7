package dev.lockscope.agreement;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.agreement.Play.Outcome;
import dev.lockscope.agreement.Play.Owner;
import dev.lockscope.redis.LinkedServers;
import dev.lockscope.time.Randomness;
import dev.lockscope.time.RunClock;
import dev.lockscope.time.SystemRunClock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Our Redlock and the npm library redlock come to the same end on the same servers, links and faults, wherever that
 * library and Redis's documentation agree; where they do not, see {@link NodeRedlockDifferencesTest}.
 */
@Timeout(120)
class NodeRedlockAgreementTest {

    private static final long SEED = 20;
    private static final int SCHEDULES = 20;

    private static @Nullable NodeAgent agent;
    private static @Nullable FiveServers servers;

    private final RunClock clock = SystemRunClock.startingNow();

    @BeforeAll
    static void start() throws Exception {
        agent = NodeAgent.start();
        servers = new FiveServers();
    }

    @AfterAll
    static void stop() throws Exception {
        if (agent != null) {
            agent.close();
        }
        if (servers != null) {
            servers.close();
        }
    }

    static Stream<Schedule> schedules() {
        Randomness chance = Randomness.seeded(SEED);
        return IntStream.range(0, SCHEDULES).mapToObj(number -> Schedule.drawn(chance.fork("schedule-" + number)));
    }

    @ParameterizedTest
    @MethodSource("schedules")
    void bothComeToTheSameEnd(Schedule schedule) throws Exception {
        Outcome theirs = play(schedule, this::npm, Optional.empty());
        Outcome ours = play(schedule, this::lab, Optional.of(theirs.owners()));

        assertThat(ours).isEqualTo(theirs);
    }

    /** Else the schedules would show too little. */
    @Test
    void theSchedulesAreOfManyKinds() {
        List<Schedule> all = schedules().toList();

        assertThat(all.stream().flatMap(schedule -> schedule.nodes().stream()).distinct())
                .containsExactlyInAnyOrder(Schedule.Condition.values());
        assertThat(all.stream().map(Schedule::acts).distinct()).containsExactlyInAnyOrder(1, 2, 3);
        assertThat(all.stream().map(Schedule::retries).distinct()).containsExactlyInAnyOrder(0, 1);
    }

    private Outcome play(Schedule schedule, Function<LinkedServers, Party> party, Optional<List<Owner>> expected)
            throws Exception {
        FiveServers nodes = java.util.Objects.requireNonNull(servers);
        nodes.reset();
        try (Play play = new Play(nodes, clock, schedule)) {
            return play.with(party, expected);
        }
    }

    private Party lab(LinkedServers links) {
        return new LabParty(Play.NAME, links, clock, Schedule.TIMEOUT);
    }

    private Party npm(LinkedServers links) {
        String password = java.util.Objects.requireNonNull(servers).all().get(0).password();
        return new NpmParty(
                java.util.Objects.requireNonNull(agent), Play.NAME, links, password, Schedule.TIMEOUT, Map.of());
    }
}
