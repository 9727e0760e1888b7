package dev.lockscope.fault.link;

import static dev.lockscope.trace.LinkFact.Direction.BACK;
import static dev.lockscope.trace.LinkFact.Direction.THERE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.fault.link.Wires.End;
import dev.lockscope.fault.link.Wires.Pair;
import dev.lockscope.time.Randomness;
import dev.lockscope.trace.LinkFact.Condition;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

@Timeout(60)
@EnabledOnOs(value = OS.LINUX, disabledReason = "elsewhere 127.0.0.1 is the only loopback address")
class PeerFrontTest {

    private static final String PING = "*1\r\n$4\r\nPING\r\n";
    private static final String PONG = "+PONG\r\n";
    private static final String LISTENING = "*3\r\n$8\r\nREPLCONF\r\n$14\r\nlistening-port\r\n$4\r\n7002\r\n";
    private static final String FIRST = "127.0.0.11";
    private static final String SECOND = "127.0.0.12";
    private static final String PLAIN = "127.0.0.1";

    private final Notices notices = new Notices();
    private ServerSocket server;
    private PeerFront front;
    private Passage s1;
    private Passage s2;
    private Passage n2;

    @BeforeEach
    void open() throws IOException {
        server = new ServerSocket(0, 50, Loopback.ADDRESS);
        server.setSoTimeout(Wires.LIMIT_MILLIS);
        front = PeerFront.open(Ends.to((InetSocketAddress) server.getLocalSocketAddress()), notices::of);
        s1 = front.know("s1", InetAddress.getByName(FIRST));
        s2 = front.know("s2", InetAddress.getByName(SECOND));
        n2 = front.knowReplica("n2", 7002);
    }

    @AfterEach
    void close() throws IOException {
        front.close();
        server.close();
    }

    /** A client that has called the front from an address. */
    private End dial(String source) throws IOException {
        Socket client =
                new Socket(front.address().getAddress(), front.address().getPort(), InetAddress.getByName(source), 0);
        client.setSoTimeout(Wires.LIMIT_MILLIS);
        return new End(client);
    }

    private Pair connect(String source, String peer) throws IOException {
        End client = dial(source);
        End end = new End(server.accept());
        end.socket().setSoTimeout(Wires.LIMIT_MILLIS);
        assertThat(end.socket().getInetAddress()).isEqualTo(InetAddress.getByName(source));
        assertThat(notices.next())
                .startsWith(peer + ": connected ")
                .endsWith(" " + client.socket().getLocalPort() + " "
                        + end.socket().getPort());
        return new Pair(client, end);
    }

    private static void assertPasses(Pair pair) throws IOException {
        pair.client().send(PING);
        pair.server().expect(PING);
        pair.server().send(PONG);
        pair.client().expect(PONG);
    }

    @Test
    void onePeerIsHeldWhileTheOthersGoOn() throws IOException {
        try (Pair first = connect(FIRST, "s1");
                Pair second = connect(SECOND, "s2");
                Pair other = connect(PLAIN, "other")) {
            front.peer("s1").hold(Set.of(THERE));
            first.client().send(PING);
            assertThat(notices.next()).isEqualTo("s1: held 0 THERE 0 14");
            assertPasses(second);
            assertPasses(other);
            assertThat(s1.condition()).isEqualTo(Condition.HOLDS_REQUESTS);
            assertThat(s2.condition()).isEqualTo(Condition.OPEN);
            assertThat(s2.open()).isZero();
            first.server().assertNothingCame();
            assertThat(s1.open()).isEqualTo(1);
            assertThat(notices.next()).isEqualTo("s1: released 0 THERE 0 14");
            first.server().expect(PING);
        }
    }

    @Test
    void onePeerIsCutAndComesBackWhileTheOthersGoOn() throws IOException {
        try (Pair first = connect(FIRST, "s1");
                Pair second = connect(SECOND, "s2")) {
            s1.cut();
            assertThat(notices.next()).isEqualTo("s1: disconnected 0");
            assertThatThrownBy(() -> first.client().expectEnd()).isInstanceOf(IOException.class);
            assertThatThrownBy(() -> dial(FIRST).expectEnd()).isInstanceOf(IOException.class);
            assertPasses(second);
            connect(SECOND, "s2").close();
            assertThat(notices.next()).isEqualTo("s2: disconnected 2");
            s1.open();
            try (Pair again = connect(FIRST, "s1")) {
                assertPasses(again);
            }
        }
    }

    @Test
    void onePeersMessagesAreLostAndCountedForItAlone() throws IOException {
        try (Pair first = connect(FIRST, "s1");
                Pair second = connect(SECOND, "s2")) {
            s1.lose(Set.of(THERE, BACK));
            first.client().send(PING);
            assertThat(notices.next()).isEqualTo("s1: lost 0 THERE 0 14");
            assertPasses(second);
            assertThat(s1.lost()).isEqualTo(1);
            assertThat(s2.lost()).isZero();
            s1.open();
            assertPasses(first);
        }
    }

    @Test
    void onePeerIsResetOrLateAlone() throws IOException {
        try (Pair first = connect(FIRST, "s1");
                Pair second = connect(SECOND, "s2")) {
            s2.delay(THERE, Duration.ofHours(1), Duration.ofHours(1), Randomness.seeded(1));
            second.client().send(PING);
            assertPasses(first);
            s1.reset();
            assertThat(notices.next()).isEqualTo("s1: disconnected 0");
            while (s2.delayed() == 0) {
                Thread.onSpinWait();
            }
            s2.open();
            second.server().expect(PING);
            assertThat(s1.delayed()).isZero();
        }
    }

    @Test
    void aReplicaIsKnownByWhatItSaysOfItself() throws IOException {
        try (Pair replica = connect(PLAIN, "other")) {
            n2.hold(Set.of(THERE));
            assertPasses(replica);
            replica.client().send(LISTENING + PING);
            assertThat(notices.next()).isEqualTo("other: disconnected 0");
            assertThat(notices.next())
                    .isEqualTo("n2: connected 0 " + replica.client().socket().getLocalPort() + " "
                            + replica.server().socket().getPort());
            assertThat(notices.next()).isEqualTo("n2: held 0 THERE 1 " + LISTENING.length());
            assertThat(notices.next()).isEqualTo("n2: held 0 THERE 2 14");
            front.peer(PeerFront.OTHER).cut();
            replica.server().assertNothingCame();
            assertThat(n2.open()).isEqualTo(2);
            replica.server().expect(LISTENING + PING);
        }
    }

    @Test
    void whatWasKeptOfItAsAnothersGoesOn() throws IOException {
        try (Pair replica = connect(PLAIN, "other")) {
            front.peer(PeerFront.OTHER).hold(Set.of(THERE));
            replica.client().send(PING);
            assertThat(notices.next()).isEqualTo("other: held 0 THERE 0 14");
            replica.client().send(LISTENING);
            assertThat(notices.next()).isEqualTo("other: released 0 THERE 0 14");
            assertThat(notices.next()).isEqualTo("other: disconnected 0");
            assertThat(notices.next()).startsWith("n2: connected 0");
            replica.server().expect(PING + LISTENING);
        }
    }

    @Test
    void aReplicaThatIsCutIsResetWhenItSaysWhoItIs() throws IOException {
        try (Pair replica = connect(PLAIN, "other")) {
            n2.cut();
            assertPasses(replica);
            replica.client().send(LISTENING);
            assertThat(notices.next()).isEqualTo("other: disconnected 0");
            assertThat(notices.next()).startsWith("n2: connected 0");
            assertThat(notices.next()).isEqualTo("n2: lost 0 THERE 1 " + LISTENING.length());
            assertThat(notices.next()).isEqualTo("n2: disconnected 0");
            assertThatThrownBy(() -> replica.client().expectEnd()).isInstanceOf(IOException.class);
            assertThatThrownBy(() -> replica.server().expectEnd()).isInstanceOf(IOException.class);
        }
        n2.open();
        try (Pair replica = connect(PLAIN, "other")) {
            replica.client().send(LISTENING);
            replica.server().expect(LISTENING);
        }
    }

    @Test
    void theAddressSaysMoreThanTheListeningPort() throws IOException {
        try (Pair first = connect(FIRST, "s1")) {
            first.client().send(LISTENING);
            first.server().expect(LISTENING);
            notices.assertNone();
        }
    }

    @Test
    void onePeerCanBeKnownInSeveralWays() throws IOException {
        assertThat(front.know("n2", InetAddress.getByName("127.0.0.13"))).isSameAs(n2);
        try (Pair pair = connect("127.0.0.13", "n2")) {
            assertPasses(pair);
        }
    }

    @Test
    void aNameThatNobodyHasIsAMistake() {
        assertThatThrownBy(() -> front.peer("s9"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("s9");
    }
}
