package dev.lockscope.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.port.GuardedResource.Reading;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.RetryPolicy;
import dev.lockscope.lock.port.Surroundings;
import dev.lockscope.resource.Terms;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ReplayTest {

    private static final List<NodeId> NODES = List.of(new NodeId("redis"));

    @Test
    void aProgramStopsAtTheFirstCallWithoutReply() {
        Role role = role((ports, voice, finish) -> {
            ports.surroundings().now();
            ports.resource().read();
        });

        assertThat(Replay.next(role, role.program(), NODES, History.EMPTY)).isEqualTo(new Call.Now());
        History one = History.EMPTY.plus(new Reply.Time(5));
        assertThat(Replay.next(role, role.program(), NODES, one)).isEqualTo(new Call.Read());
        History two = one.plus(new Reply.Held(new Reading(7, 0)));
        assertThat(Replay.next(role, role.program(), NODES, two)).isEqualTo(new Call.End());
    }

    /** Java answers "Self-suppression not permitted" when a thrown instance is thrown again on the way out. */
    @Test
    void callsWhileUnwindingStopAgainAndDoNotCount() {
        Role role = role((ports, voice, finish) -> {
            Surroundings machine = ports.surroundings();
            try (Tidy outer = () -> machine.step("outer")) {
                outer.begin();
                try {
                    try (Tidy inner = () -> machine.step("inner")) {
                        inner.begin();
                        machine.now();
                    }
                } finally {
                    machine.freshToken();
                }
            }
        });

        assertThat(Replay.next(role, role.program(), NODES, History.EMPTY)).isEqualTo(new Call.Now());
    }

    private interface Tidy extends AutoCloseable {

        default void begin() {}

        @Override
        void close();
    }

    @Test
    void aProgramThatCatchesTheStopIsFoundOut() {
        Role role = role((ports, voice, finish) -> {
            try {
                ports.surroundings().now();
            } catch (ReplayStopped e) {
                return;
            }
        });

        assertThatThrownBy(() -> Replay.next(role, role.program(), NODES, History.EMPTY))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("caught the end of a replay");
    }

    @Test
    void aProgramThatAsksForSomethingElseTheNextTimeIsFoundOut() {
        Role role = role((ports, voice, finish) -> ports.surroundings().freshToken());

        assertThatThrownBy(() -> Replay.next(role, role.program(), NODES, History.EMPTY.plus(new Reply.Time(1))))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("not deterministic");
    }

    @Test
    void aProgramThatEndsEarlierTheNextTimeIsFoundOut() {
        Role role = role((ports, voice, finish) -> {});

        assertThatThrownBy(() -> Replay.next(role, role.program(), NODES, History.EMPTY.plus(new Reply.Time(1))))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("not deterministic");
    }

    @Test
    void aPollingClientRemembersNoMoreHoweverOftenItTries() {
        RetryPolicy polls = new RetryPolicy(40, Duration.ofMillis(10), Duration.ZERO);
        Role role = role((ports, voice, finish) -> ports.surroundings().retry(polls, () -> {
            ports.surroundings().now();
            ports.surroundings().now();
            return new Acquisition.Refused("held by another");
        }));
        ModelWorld world = ModelWorld.of(
                        new Setting(NODES, "account"), List.of(role), ModelResource.holding(0, Terms.NONE))
                .started(0);
        Set<Integer> sizes = new HashSet<>();
        while (world.clients().get(0).isAlive()) {
            world = world.canStep(0)
                    ? world.step(0, Chance.NONE, Witness.NONE)
                    : world.advancedTo(world.wakesAt(0), Witness.NONE);
            sizes.add(world.clients().get(0).main().history().size());
        }

        // The attempt's number, two clock readings, the refusal told, and the sleep.
        assertThat(sizes).allSatisfy(size -> assertThat(size).isLessThanOrEqualTo(5));
        assertThat(world.now()).isEqualTo(Duration.ofMillis(390).toNanos());
        assertThat(world.clients().get(0).main().history().size()).isEqualTo(1);
    }

    @Test
    void worldsThatCameAboutInOtherOrdersAreEqual() {
        Program reads = (ports, voice, finish) -> ports.resource().read();
        ModelWorld first = ModelWorld.of(
                        new Setting(NODES, "account"),
                        List.of(new Role("A", "lock", "none", reads), new Role("B", "lock", "none", reads)),
                        ModelResource.holding(0, Terms.NONE))
                .started(0)
                .started(1);
        ModelWorld ab = step(step(first, 0), 1);
        ModelWorld ba = step(step(first, 1), 0);

        assertThat(ab).isEqualTo(ba).hasSameHashCodeAs(ba).isNotEqualTo(first);
    }

    private static ModelWorld step(ModelWorld world, int client) {
        return world.step(client, Chance.NONE, Witness.NONE);
    }

    private static Role role(Program program) {
        return new Role("A", "lock", "none", program);
    }
}
