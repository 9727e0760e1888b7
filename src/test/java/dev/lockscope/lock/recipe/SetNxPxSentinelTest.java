package dev.lockscope.lock.recipe;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.Lease;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.Released;
import dev.lockscope.lock.contract.ExclusionContract;
import dev.lockscope.lock.contract.Mishap;
import dev.lockscope.lock.contract.TestClient;
import dev.lockscope.lock.contract.WorldOfTest;
import dev.lockscope.lock.contract.Worlds;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.Gathering;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Nodes;
import dev.lockscope.lock.port.Ports;
import dev.lockscope.lock.port.Replication;
import dev.lockscope.lock.port.RetryPolicy;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** The lock on whichever node is the master, in every world: two nodes, of which now the one, now the other is master. */
@ParameterizedClass
@EnumSource(Worlds.class)
@Timeout(60)
class SetNxPxSentinelTest {

    private static final String KEY = ExclusionContract.KEY;
    private static final Duration DELAY = Duration.ofMillis(200);
    private static final Lease LEASE = new Lease("ours", Optional.empty(), OptionalLong.of(Long.MAX_VALUE));

    @RegisterExtension
    final WorldOfTest world;

    SetNxPxSentinelTest(Worlds kind) {
        this.world = kind.withNodes(2);
    }

    private static LockSettings lock(int attempts) {
        RetryPolicy retry = new RetryPolicy(attempts, DELAY, Duration.ZERO);
        return new LockSettings(KEY, ExclusionContract.LONG, Duration.ofMillis(100), retry);
    }

    private TestClient client() {
        return world.get().client("A", "set-nx-px-sentinel", lock(1));
    }

    /** The recipe, which is told these masters one after another. */
    private static SetNxPxSentinel recipe(Ports ports, int... masters) {
        Deque<NodeId> told = new ArrayDeque<>();
        for (int master : masters) {
            told.add(ports.nodes().all().get(master));
        }
        return recipe(ports, 1, told::remove);
    }

    private static SetNxPxSentinel recipe(Ports ports, int attempts, Supplier<NodeId> master) {
        Nodes nodes = new ChangingMaster(ports.nodes(), master);
        return new SetNxPxSentinel(new Ports(nodes, ports.surroundings(), ports.resource()), lock(attempts));
    }

    @Test
    void theMasterIsFoundAnewForEachAttempt() {
        TestClient a = client();
        world.get().put(0, KEY, "another");
        long change = world.get().nanos() + DELAY.dividedBy(2).toNanos();

        Acquisition acquisition = a.does(ports -> recipe(
                        ports,
                        2,
                        () -> ports.nodes().all().get(ports.surroundings().now() < change ? 0 : 1))
                .acquire());

        assertThat(acquisition).isInstanceOf(Acquisition.Acquired.class);
        assertThat(world.get().value(1, KEY)).isPresent();
        assertThat(world.get().value(0, KEY)).contains("another");
    }

    @Test
    void itIsReleasedWhereTheMasterIsNow() {
        TestClient a = client();
        world.get().put("lock:account", "ours");

        Released released = a.does(ports -> recipe(ports, 1).release(LEASE));

        assertThat(released).isEqualTo(Released.RELEASED);
        assertThat(world.get().value(1, KEY)).isEmpty();
        assertThat(world.get().value(0, KEY)).contains("ours");
    }

    @Test
    void aMasterThatIsGoneIsLookedForAgain() {
        TestClient a = client();
        world.get().put(1, KEY, "ours");
        a.suffer(0, Mishap.UNREACHABLE);

        Released released = a.does(ports -> recipe(ports, 0, 1).release(LEASE));

        assertThat(released).isEqualTo(Released.RELEASED);
        assertThat(world.get().value(1, KEY)).isEmpty();
    }

    @Test
    void whereNoOtherMasterIsKnownTheReleaseStaysUnknown() {
        TestClient a = client();
        a.suffer(0, Mishap.UNREACHABLE);

        Released released = a.does(ports -> recipe(ports, 0, 0).release(LEASE));

        assertThat(released).isEqualTo(Released.UNKNOWN);
    }

    private record ChangingMaster(Nodes nodes, Supplier<NodeId> told) implements Nodes {

        @Override
        public NodeId master() {
            return told.get();
        }

        @Override
        public List<NodeId> all() {
            return nodes.all();
        }

        @Override
        public Answer ask(NodeId node, Command command, Duration timeout) {
            return nodes.ask(node, command, timeout);
        }

        @Override
        public List<Answer> askAll(List<NodeId> asked, Command command, Duration timeout, Gathering gathering) {
            return nodes.askAll(asked, command, timeout, gathering);
        }

        @Override
        public Replication writeThenWait(NodeId node, Command write, int replicas, Duration limit, Duration timeout) {
            return nodes.writeThenWait(node, write, replicas, limit, timeout);
        }

        @Override
        public boolean subscribe(NodeId node, String channel, Duration timeout) {
            return nodes.subscribe(node, channel, timeout);
        }

        @Override
        public boolean awaitMessage(NodeId node, String channel, Duration limit) {
            return nodes.awaitMessage(node, channel, limit);
        }

        @Override
        public void unsubscribe(NodeId node, String channel) {
            nodes.unsubscribe(node, channel);
        }
    }
}
