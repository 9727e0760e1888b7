package dev.lockscope.agreement;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.fault.link.Link;
import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.RetryPolicy;
import dev.lockscope.redis.LinkedServers;
import dev.lockscope.time.RunClock;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.trace.LinkFact.Direction;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/**
 * Where the npm library redlock 5.0.0-beta.2 does not do as Redis's documentation, "Distributed Locks with Redis", says,
 * and ours does.
 */
@Timeout(60)
class NodeRedlockDifferencesTest {

    private static final String THEIRS = "theirs";
    private static final String OURS = "ours";
    private static final Duration PATIENT = Duration.ofSeconds(5);
    private static final Map<String, Integer> ONCE = Map.of("retryCount", 0);

    private static @Nullable NodeAgent agent;
    private static @Nullable FiveServers servers;

    private final RunClock clock = SystemRunClock.startingNow();
    private final FiveServers nodes = Objects.requireNonNull(servers);
    private final NodeAgent node = Objects.requireNonNull(agent);
    private final LinkedServers links = new LinkedServers(nodes.all(), clock);
    private final String password = nodes.all().get(0).password();
    private final NpmParty theirs = new NpmParty(node, THEIRS, links, password, PATIENT, Map.of());
    private final LabParty ours = new LabParty(OURS, links, clock, PATIENT);

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

    @BeforeEach
    void empty() throws Exception {
        nodes.reset();
    }

    @AfterEach
    void close() {
        node.does("clock", Map.of());
        theirs.close();
        ours.close();
        links.close();
    }

    private Link link(String party, int number) {
        return links.link(party, links.nodes().get(number));
    }

    private void taken(Duration ttl, int... numbers) {
        IntStream.of(numbers).forEach(number -> nodes.put(number, Schedule.KEY, Schedule.COMPETITOR, ttl));
    }

    /** Documentation: a client that failed to win the majority gives back at once what it won. */
    @Test
    void itKeepsAMinorityBetweenItsAttemptsAndStandsInItsOwnWay() throws Exception {
        Duration delay = Duration.ofSeconds(1);
        taken(Schedule.TTL, 0, 1);
        taken(delay.dividedBy(2), 3);
        JsonNode told =
                theirs.acquire(Schedule.TTL, Map.of("retryCount", 1, "retryDelay", delay.toMillis(), "retryJitter", 0));
        assertThat(told.get("done").asBoolean()).isFalse();
        theirs.quiet(List.of(0, 1, 2, 3, 4));

        nodes.reset();
        taken(Schedule.TTL, 0, 1);
        taken(delay.dividedBy(2), 3);
        assertThat(ours.acquire(Schedule.TTL, new RetryPolicy(2, delay, Duration.ZERO)))
                .isInstanceOf(Acquisition.Acquired.class);
    }

    /** Documentation: the lock is held only if the time that it took is less than its validity. */
    @Test
    void itDoesNotLookWhetherAnyValidityIsLeft() throws Exception {
        Duration ttl = Duration.ofMillis(300);
        for (int number = 0; number < FiveServers.COUNT; number++) {
            link(THEIRS, number).delay(Direction.BACK, ttl.plusMillis(200));
            link(OURS, number).delay(Direction.BACK, ttl.plusMillis(200));
        }
        JsonNode told = theirs.acquire(ttl, ONCE);
        assertThat(told.get("done").asBoolean()).isTrue();
        assertThat(told.get("left").asLong()).isNegative();

        nodes.reset();
        assertThat(ours.acquire(ttl, RetryPolicy.once()))
                .isEqualTo(new Acquisition.Refused("granted by a majority, but too late"));
    }

    /** Documentation: the time is taken at the beginning of the attempt that won. */
    @Test
    void itCountsTheValidityFromBeforeItsFirstAttempt() throws Exception {
        Duration ttl = Duration.ofMillis(1_500);
        Duration delay = ttl.plusMillis(200);
        taken(ttl.dividedBy(2), 0, 1, 2);
        JsonNode told = theirs.acquire(ttl, Map.of("retryCount", 1, "retryDelay", delay.toMillis(), "retryJitter", 0));
        assertThat(told.get("done").asBoolean()).isTrue();
        assertThat(told.get("left").asLong())
                .as("of a lock that was granted just now")
                .isNegative();
        assertThat(theirs.extend(ttl).get("error").asString()).isEqualTo("Cannot extend an already-expired lock.");

        nodes.reset();
        taken(ttl.dividedBy(2), 0, 1, 2);
        assertThat(ours.acquire(ttl, new RetryPolicy(2, delay, Duration.ZERO)))
                .isInstanceOf(Acquisition.Acquired.class);
        assertThat(ours.left()).isPositive();
        assertThat(ours.extend(Schedule.TTL)).isTrue();
    }

    /** The wall clock can be set back; the monotonic one, which ours asks, cannot. */
    @Test
    void itBelievesTheWallClock() {
        Duration ttl = Duration.ofSeconds(20);
        theirs.acquire(ttl, ONCE);
        assertThat(theirs.left()).isLessThan(ttl.toMillis());

        node.does("clock", Map.of("shift", -60_000));

        assertThat(theirs.left()).isGreaterThan(ttl.toMillis());
        assertThat(nodes.timeToLive(0, Schedule.KEY)).isLessThanOrEqualTo(ttl.toMillis());
    }

    @ParameterizedTest
    @ValueSource(longs = {100, 149, 150, 1_000, 2_550, 20_000})
    void itsDriftIsOursButForTheRounding(long ttl) {
        node.does("clock", Map.of("frozen", true));
        theirs.acquire(Duration.ofMillis(ttl), ONCE);

        Duration drift = new LockSettings(Schedule.KEY, Duration.ofMillis(ttl), PATIENT, RetryPolicy.once()).drift();

        long difference =
                drift.toNanos() - Duration.ofMillis(ttl - theirs.left()).toNanos();
        assertThat(Math.abs(difference))
                .isLessThanOrEqualTo(Duration.ofMillis(1).dividedBy(2).toNanos());
    }

    /** Its extension goes on trying past the end of the lease; only then is the work told to stop. */
    @Test
    void itsSignalComesAfterTheLeaseHasEnded() {
        long duration = 1_000;
        node.does("using", Map.of("party", THEIRS, "key", Schedule.KEY, "duration", duration));
        IntStream.range(0, 3).forEach(number -> link(THEIRS, number).cut());

        JsonNode told = node.does("aborted", Map.of("party", THEIRS));

        // It begins to extend 512 ms before the end, and tries 10 times more, at least 100 ms apart.
        assertThat(told.get("after").asLong()).isGreaterThan(duration + 400);
    }
}
