package dev.lockscope.redis;

import static dev.lockscope.trace.LinkFact.Direction.BACK;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.fault.link.Ends;
import dev.lockscope.fault.link.LinkListener;
import dev.lockscope.fault.link.Passage;
import dev.lockscope.fault.link.PeerFront;
import dev.lockscope.redis.process.BinaryCache;
import dev.lockscope.redis.process.RedisServer;
import dev.lockscope.redis.process.ServerBinary;
import dev.lockscope.redis.process.ServerSpec;
import dev.lockscope.redis.process.Servers;
import dev.lockscope.time.Randomness;
import dev.lockscope.time.Secrets;
import dev.lockscope.trace.LinkFact.Direction;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import redis.clients.jedis.DefaultJedisClientConfig;
import redis.clients.jedis.HostAndPort;
import redis.clients.jedis.Jedis;

/**
 * A real master whose replica and sentinel come through one announced port. Another redis-server than the bundled one
 * may be named by the system property {@code lockscope.test.redis}.
 */
@Timeout(120)
@EnabledOnOs(value = OS.LINUX, disabledReason = "elsewhere 127.0.0.1 is the only loopback address")
class ServersBehindAFrontTest {

    /** No server listens there: what a replica announces is its name, not its address. */
    private static final int ANNOUNCED = 7002;

    private static final String SENTINEL_SOURCE = "127.0.0.7";
    private static final int LIMIT_MILLIS = 20_000;
    private static final int SHORT_MILLIS = 200;
    private static final String PASSWORD = new Secrets().password();

    @TempDir
    private static Path cache;

    private static ServerBinary binary;

    @TempDir
    private Path folder;

    private final Notices notices = new Notices();
    private Servers servers;
    private RedisServer master;
    private PeerFront front;
    private Jedis jedis;

    @BeforeAll
    static void findServer() throws Exception {
        Optional<Path> other =
                Optional.ofNullable(System.getProperty("lockscope.test.redis")).map(Path::of);
        binary = new BinaryCache(cache).choose(other, Map.of());
    }

    @BeforeEach
    void start() throws Exception {
        servers = Servers.open(binary, folder, PASSWORD, Map.of());
        master = servers.start("n1");
        front = PeerFront.open(Ends.to(new InetSocketAddress("127.0.0.1", master.port())), notices::of);
        jedis = connect(master.port());
    }

    @AfterEach
    void end() throws IOException {
        jedis.close();
        front.close();
        servers.close();
    }

    private static Jedis connect(int port) {
        return new Jedis(
                new HostAndPort("127.0.0.1", port),
                DefaultJedisClientConfig.builder()
                        .password(PASSWORD)
                        .timeoutMillis(2 * LIMIT_MILLIS)
                        .build());
    }

    /** A replica that follows the master through the front and has everything. */
    private Passage startReplica() throws Exception {
        Passage passage = front.knowReplica("n2", ANNOUNCED);
        servers.start(ServerSpec.node("n2")
                .with("replica-announce-port " + ANNOUNCED)
                .with("repl-ping-replica-period 1")
                .with("replicaof 127.0.0.1 " + front.address().getPort()));
        notices.await("n2: connected");
        for (String value : List.of("none", "zero")) { // before its first replica a master counts no offset to wait for
            write(value);
            assertThat(replicasThatHaveIt(LIMIT_MILLIS)).isEqualTo(1);
        }
        return passage;
    }

    private void write(String value) {
        jedis.set("key", value);
    }

    /** How many replicas have the last write of the same connection, after that time at the latest. */
    private long replicasThatHaveIt(int limitMillis) {
        return jedis.waitReplicas(1, limitMillis);
    }

    @Test
    void aHeldReplicaMissesAWriteAndCatchesUpAfterAResetWhenTheFrontIsOpened() throws Exception {
        Passage n2 = startReplica();
        n2.hold(EnumSet.allOf(Direction.class));
        write("two");
        assertThat(replicasThatHaveIt(SHORT_MILLIS)).isZero();
        notices.await("n2: held");

        assertThat(n2.reset()).isPositive();
        notices.await("n2: disconnected");
        notices.await("n2: connected"); // it comes again, and is known again
        notices.await("n2: held");
        assertThat(replicasThatHaveIt(SHORT_MILLIS)).isZero();

        n2.open();
        assertThat(replicasThatHaveIt(LIMIT_MILLIS)).isEqualTo(1);
    }

    @Test
    void aHeldReplicaCatchesUpWhenItsFrontIsOpened() throws Exception {
        Passage n2 = startReplica();
        n2.hold(Set.of(BACK));
        write("two");
        assertThat(replicasThatHaveIt(SHORT_MILLIS)).isZero();
        assertThat(n2.open()).isPositive();
        assertThat(replicasThatHaveIt(LIMIT_MILLIS)).isEqualTo(1);
        notices.assertNever("n2: disconnected");
    }

    @Test
    void aReplicaWhoseStreamIsLostMissesAWriteAndCatchesUpAfterwards() throws Exception {
        Passage n2 = startReplica();
        n2.lose(Set.of(BACK));
        write("two");
        assertThat(replicasThatHaveIt(SHORT_MILLIS)).isZero();
        assertThat(n2.lost()).isPositive();
        notices.assertNever("n2: disconnected");
        n2.open();
        notices.await("n2: disconnected");
        write("three");
        assertThat(replicasThatHaveIt(LIMIT_MILLIS)).isEqualTo(1);
    }

    @Test
    void aReplicaThatIsCutOffComesBack() throws Exception {
        Passage n2 = startReplica();
        n2.cut();
        write("two");
        assertThat(replicasThatHaveIt(SHORT_MILLIS)).isZero();
        n2.open();
        assertThat(replicasThatHaveIt(LIMIT_MILLIS)).isEqualTo(1);
    }

    @Test
    void aLateReplicaHasTheWriteInTheEnd() throws Exception {
        Passage n2 = startReplica();
        n2.delay(BACK, Duration.ofMillis(300), Duration.ofMillis(100), Randomness.seeded(1));
        write("two");
        assertThat(replicasThatHaveIt(SHORT_MILLIS)).isZero();
        assertThat(replicasThatHaveIt(LIMIT_MILLIS)).isEqualTo(1);
        n2.open();
        write("three");
        assertThat(replicasThatHaveIt(LIMIT_MILLIS)).isEqualTo(1);
    }

    @Test
    void aReplicaIsKnownByItsAddressFromItsFirstByteOn() throws Exception {
        Passage n2 = front.know("n2", InetAddress.getByName(SENTINEL_SOURCE));
        n2.cut();
        servers.start(callingFromItsOwnAddress(ServerSpec.node("n2"))
                .with("replicaof 127.0.0.1 " + front.address().getPort()));
        write("one");
        assertThat(replicasThatHaveIt(1_500)).isZero();
        notices.assertNever("connected");
        n2.open();
        assertThat(replicasThatHaveIt(LIMIT_MILLIS)).isEqualTo(1);
        assertThat(jedis.info("replication")).contains("slave0:ip=" + SENTINEL_SOURCE);
    }

    @Test
    void aSentinelAloneLosesSightOfAMasterThatAnswersTheOthers() throws Exception {
        Passage s1 = front.know("s1", InetAddress.getByName(SENTINEL_SOURCE));
        RedisServer sentinel = servers.start(callingFromItsOwnAddress(ServerSpec.sentinel("s1"))
                .with("sentinel monitor m1 127.0.0.1 " + front.address().getPort() + " 1")
                .with("sentinel auth-pass m1 " + PASSWORD)
                .with("sentinel down-after-milliseconds m1 1000"));
        notices.await("s1: connected");
        try (Socket socket = new Socket("127.0.0.1", sentinel.port());
                Jedis throughTheFront = connect(front.address().getPort())) {
            BufferedReader events = subscribe(socket);
            s1.lose(EnumSet.allOf(Direction.class));
            awaitLine(events, "+sdown");
            assertThat(throughTheFront.ping()).isEqualTo("PONG");
            assertThat(s1.lost()).isPositive();
            s1.open();
            awaitLine(events, "-sdown");
        }
    }

    /** How a server calls others from an address of its own, which depends on its version. */
    private static ServerSpec callingFromItsOwnAddress(ServerSpec spec) {
        return Integer.parseInt(binary.version().split("\\.")[0]) < 7
                ? spec.with("bind " + SENTINEL_SOURCE + " 127.0.0.1")
                : spec.with("bind-source-addr " + SENTINEL_SOURCE);
    }

    private static BufferedReader subscribe(Socket sentinel) throws IOException {
        sentinel.setSoTimeout(LIMIT_MILLIS);
        BufferedReader events =
                new BufferedReader(new InputStreamReader(sentinel.getInputStream(), StandardCharsets.UTF_8));
        String text = "AUTH " + PASSWORD + "\r\nPSUBSCRIBE *sdown\r\n";
        sentinel.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
        awaitLine(events, ":1");
        return events;
    }

    private static void awaitLine(BufferedReader events, String wanted) throws IOException {
        String line;
        do {
            line = events.readLine();
            assertThat(line).as("a line before %s", wanted).isNotNull();
        } while (!String.valueOf(line).equals(wanted));
    }

    /** Keeps what the front tells of its peers. */
    private static final class Notices {

        private final BlockingQueue<String> notices = new LinkedBlockingQueue<>();

        LinkListener of(String peer) {
            return new Telling(peer, notices);
        }

        /** Takes notices up to one that begins so. */
        void await(String beginning) throws InterruptedException {
            String notice;
            do {
                notice = notices.poll(LIMIT_MILLIS, TimeUnit.MILLISECONDS);
                assertThat(notice).as("the notice %s", beginning).isNotNull();
            } while (!String.valueOf(notice).startsWith(beginning));
        }

        /** Checks that none of the notices that are not taken yet holds this. */
        void assertNever(String part) {
            assertThat(notices).noneMatch(notice -> notice.contains(part));
        }
    }

    private record Telling(String peer, BlockingQueue<String> notices) implements LinkListener {

        private void tell(String what) {
            notices.add(peer + ": " + what);
        }

        @Override
        public void connected(long connection, int clientPort, int serverSidePort) {
            tell("connected " + connection);
        }

        @Override
        public void held(long connection, Direction direction, long message, int bytes) {
            tell("held " + direction);
        }

        @Override
        public void released(long connection, Direction direction, long message, int bytes) {
            tell("released " + direction);
        }

        @Override
        public void lost(long connection, Direction direction, long message, int bytes) {
            tell("lost " + direction);
        }

        @Override
        public void disconnected(long connection) {
            tell("disconnected " + connection);
        }
    }
}
