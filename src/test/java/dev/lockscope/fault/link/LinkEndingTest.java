package dev.lockscope.fault.link;

import static dev.lockscope.trace.LinkFact.Direction.BACK;
import static dev.lockscope.trace.LinkFact.Direction.THERE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.fault.link.Wires.End;
import dev.lockscope.fault.link.Wires.Pair;
import dev.lockscope.trace.LinkFact.Direction;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class LinkEndingTest {

    private static final String PING = "*1\r\n$4\r\nPING\r\n";
    private static final String PONG = "+PONG\r\n";

    private Wires wires;
    private Link link;

    @BeforeEach
    void open() throws IOException {
        wires = new Wires();
        link = wires.link;
    }

    @AfterEach
    void close() throws IOException {
        wires.close();
    }

    @Test
    void aHeldRequestReachesTheServerAfterItsClientHungUp() throws IOException {
        Pair pair = wires.connect();
        link.hold(Set.of(THERE));
        pair.client().send(PING);
        assertThat(wires.notices.next()).isEqualTo("held 0 THERE 0 14");
        pair.client().close();
        assertThat(link.open()).isEqualTo(1);
        pair.server().expect(PING);
        pair.server().expectEnd();
        assertThat(wires.notices.next()).isEqualTo("released 0 THERE 0 14");
        pair.server().send(PONG);
        assertThat(wires.notices.next()).isEqualTo("lost 0 BACK 0 7");
        pair.server().close();
        assertThat(wires.notices.next()).isEqualTo("disconnected 0");
    }

    @Test
    void aHeldRequestReachesTheServerAfterItsClientWasReset() throws IOException {
        Pair pair = wires.connect();
        link.hold(Set.of(THERE));
        pair.client().send(PING);
        assertThat(wires.notices.next()).isEqualTo("held 0 THERE 0 14");
        pair.client().socket().setSoLinger(true, 0);
        pair.client().close();
        assertThat(link.open()).isEqualTo(1);
        pair.server().expect(PING);
        pair.server().close();
    }

    @Test
    void aHeldReplyIsLostWhenItsClientHasHungUp() throws IOException {
        Pair pair = wires.connect();
        link.hold(Set.of(BACK));
        pair.client().send(PING);
        pair.server().expect(PING);
        pair.server().send(PONG);
        assertThat(wires.notices.next()).isEqualTo("held 0 BACK 0 7");
        pair.client().close();
        pair.server().expectEnd();
        assertThat(link.open()).isEqualTo(1);
        assertThat(wires.notices.next()).isEqualTo("lost 0 BACK 0 7");
        pair.server().close();
        assertThat(wires.notices.next()).isEqualTo("disconnected 0");
    }

    @Test
    void theLastReplyArrivesBeforeTheServersHangingUp() throws IOException {
        Pair pair = wires.connect();
        pair.server().send(PONG);
        pair.server().close();
        pair.client().expect(PONG);
        pair.client().expectEnd();
        pair.client().close();
        assertThat(wires.notices.next()).isEqualTo("disconnected 0");
    }

    @Test
    void aStalledLinkKeepsTheServersHangingUpToo() throws IOException {
        Pair pair = wires.connect();
        link.hold(Set.of(BACK));
        pair.server().send(PONG);
        pair.server().close();
        assertThat(wires.notices.next()).isEqualTo("held 0 BACK -1 7");
        pair.client().send(PING);
        assertThat(wires.notices.next()).isEqualTo("lost 0 THERE 0 14");
        pair.client().assertNothingCame();
        link.open();
        pair.client().expect(PONG);
        pair.client().expectEnd();
        pair.client().close();
    }

    @Test
    void aServerThatDoesNotAnswerResetsTheClientAndCanComeBack() throws IOException {
        int port = wires.listening.getLocalPort();
        wires.listening.close();
        assertThatThrownBy(() -> wires.dial().expectEnd()).isInstanceOf(IOException.class);
        wires.notices.assertNone();
        try (ServerSocket again = new ServerSocket(port, 5, InetAddress.getLoopbackAddress());
                End client = wires.dial();
                End server = new End(again.accept())) {
            client.send(PING);
            server.expect(PING);
        }
    }

    @Test
    void aMessageBeyondTheLimitResetsItsConnection() throws IOException {
        try (Pair pair = wires.connect()) {
            pair.client().send("*2\r\n$3\r\nGET\r\n$70000000\r\nabc");
            assertThat(wires.notices.next()).isEqualTo("disconnected 0");
            assertThatThrownBy(() -> pair.server().expectEnd()).isInstanceOf(IOException.class);
            assertThatThrownBy(() -> pair.client().expectEnd()).isInstanceOf(IOException.class);
        }
    }

    @Test
    void closingLosesWhatIsKeptAndLeavesNoThreadAndNoPort() throws IOException {
        Thread thread = threadOf(link);
        Pair pair = wires.connect();
        link.hold(EnumSet.of(THERE, BACK));
        pair.client().send(PING);
        assertThat(wires.notices.next()).isEqualTo("held 0 THERE 0 14");
        link.close();
        assertThat(wires.notices.next()).isEqualTo("lost 0 THERE 0 14");
        assertThat(wires.notices.next()).isEqualTo("disconnected 0");
        assertThat(thread.isAlive()).isFalse();
        assertThatThrownBy(() -> wires.dial()).isInstanceOf(IOException.class);
        assertThatThrownBy(() -> pair.server().expectEnd()).isInstanceOf(IOException.class);
        assertThat(link.hold(Set.of(THERE)) + link.open() + link.cut()).isZero();
        link.close();
    }

    @Test
    void aCallToASleepingLinkIsAlwaysAnswered() throws IOException {
        InetSocketAddress server = (InetSocketAddress) wires.listening.getLocalSocketAddress();
        for (int i = 0; i < 300; i++) {
            try (Link brief = Link.open(server, wires.notices)) {
                assertThat(brief.open()).isZero();
            }
        }
        for (int i = 0; i < 3000; i++) {
            assertThat(link.open()).isZero();
        }
    }

    @Test
    void aLinkHasOneThread() throws IOException {
        for (int i = 0; i < 5; i++) {
            wires.connect();
        }
        assertThat(threadOf(link).isDaemon()).isTrue();
    }

    private static Thread threadOf(Link link) {
        String name = "link-" + link.address().getPort() + "-";
        Thread[] threads = new Thread[Thread.activeCount() + 50];
        int count = Thread.enumerate(threads);
        List<Thread> found = Arrays.stream(threads, 0, count)
                .filter(thread -> thread.getName().startsWith(name))
                .toList();
        assertThat(found).as("the link's threads").hasSize(1);
        return found.get(0);
    }

    @Test
    void aListenerThatCallsItsLinkIsToldOff() throws IOException, InterruptedException {
        AtomicReference<Link> self = new AtomicReference<>();
        AtomicReference<RuntimeException> thrown = new AtomicReference<>();
        CountDownLatch told = new CountDownLatch(1);
        InetSocketAddress server = (InetSocketAddress) wires.listening.getLocalSocketAddress();
        try (Link meddled = Link.open(server, new Meddler(self, thrown, told))) {
            self.set(meddled);
            try (End client = new End(
                    new Socket(meddled.address().getAddress(), meddled.address().getPort()))) {
                assertThat(told.await(10, TimeUnit.SECONDS)).isTrue();
                assertThat(thrown.get())
                        .isInstanceOf(IllegalStateException.class)
                        .hasMessageContaining("listener");
                assertThat(client.socket().isClosed()).isFalse();
            }
        }
    }

    private record Meddler(AtomicReference<Link> link, AtomicReference<RuntimeException> thrown, CountDownLatch told)
            implements LinkListener {
        @Override
        public void connected(long connection, int clientPort, int serverSidePort) {
            try {
                Objects.requireNonNull(link.get()).open();
            } catch (IllegalStateException e) {
                thrown.set(e);
            }
            told.countDown();
        }

        @Override
        public void held(long connection, Direction direction, long message, int bytes) {}

        @Override
        public void released(long connection, Direction direction, long message, int bytes) {}

        @Override
        public void lost(long connection, Direction direction, long message, int bytes) {}

        @Override
        public void disconnected(long connection) {}
    }
}
