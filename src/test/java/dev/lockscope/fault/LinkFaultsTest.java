package dev.lockscope.fault;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.fault.link.Link;
import dev.lockscope.fault.link.LinkListener;
import dev.lockscope.trace.LinkFact.Condition;
import dev.lockscope.trace.LinkFact.Direction;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The faults of a link, on a real one. */
@Timeout(30)
class LinkFaultsTest {

    private final Semaphore heldOnes = new Semaphore(0);
    private ServerSocket listening;
    private Link link;
    private Socket client;
    private Socket server;

    @BeforeEach
    void connect() throws IOException {
        listening = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
        link = Link.open((InetSocketAddress) listening.getLocalSocketAddress(), new Counting());
        client = new Socket(link.address().getAddress(), link.address().getPort());
        server = listening.accept();
        server.setSoTimeout(10_000);
    }

    @AfterEach
    void close() throws IOException {
        client.close();
        server.close();
        link.close();
        listening.close();
    }

    @Test
    void aHoldKeepsMessagesUntilItEndsAndCountsThem() throws Exception {
        LinkHold hold = new LinkHold("A-n1", new RealLink(), Set.of(Direction.THERE));
        hold.begin(0);
        assertThat(link.condition()).isEqualTo(Condition.HOLDS_REQUESTS);
        send("PING\r\nPING\r\n");
        assertThat(heldOnes.tryAcquire(2, 10, TimeUnit.SECONDS)).isTrue();
        assertThat(server.getInputStream().available()).isZero();
        assertThat(hold.end(0)).isEqualTo(new Fault.Report(2, Effect.MESSAGES_WAITED));
        assertThat(server.getInputStream().readNBytes(12)).asString().isEqualTo("PING\r\nPING\r\n");
    }

    @Test
    void aHoldThatKeptNothingSaysSo() {
        LinkHold hold = new LinkHold("A-n1", new RealLink(), Set.of(Direction.THERE));
        hold.begin(0);
        assertThat(hold.end(0)).isEqualTo(new Fault.Report(0, Effect.MESSAGES_WAITED));
        assertThat(hold.kind() + " of " + hold.target()).isEqualTo("held-link of A-n1");
    }

    @Test
    void aCutLosesWhatIsKeptAndEndsByOpening() throws Exception {
        link.hold(Set.of(Direction.THERE));
        send("PING\r\n");
        assertThat(heldOnes.tryAcquire(10, TimeUnit.SECONDS)).isTrue();
        LinkCut cut = new LinkCut("A-n1", new RealLink());
        cut.begin(0);
        assertThat(link.condition()).isEqualTo(Condition.CUT);
        assertThat(cut.end(0)).isEqualTo(new Fault.Report(1, Effect.MESSAGES_LOST));
        assertThat(link.condition()).isEqualTo(Condition.OPEN);
    }

    @Test
    void aCutOfAnIdleLinkSaysThatNothingWasUnderWay() {
        LinkCut cut = new LinkCut("A-n1", new RealLink());
        cut.begin(0);
        assertThat(cut.end(0)).isEqualTo(new Fault.Report(0, Effect.MESSAGES_LOST));
        assertThat(cut.kind() + " of " + cut.target()).isEqualTo("cut-link of A-n1");
    }

    private void send(String text) throws IOException {
        client.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
    }

    private final class RealLink implements FaultyLink {
        @Override
        public void hold(Set<Direction> directions, long cause) {
            link.hold(directions);
        }

        @Override
        public int open(long cause) {
            return link.open();
        }

        @Override
        public int cut(long cause) {
            return link.cut();
        }

        @Override
        public void holdNext(Direction direction, long cause) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void lose(Set<Direction> directions, long cause) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void loseNext(Direction direction, long cause) {
            link.loseNext(direction);
        }

        @Override
        public int reset(long cause) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void delay(Set<Direction> directions, Duration latency, Duration jitter, long cause) {
            throw new UnsupportedOperationException();
        }

        @Override
        public int touched() {
            return 0;
        }
    }

    private final class Counting implements LinkListener {
        @Override
        public void connected(long connection, int clientPort, int serverSidePort) {}

        @Override
        public void held(long connection, Direction direction, long message, int bytes) {
            heldOnes.release();
        }

        @Override
        public void released(long connection, Direction direction, long message, int bytes) {}

        @Override
        public void lost(long connection, Direction direction, long message, int bytes) {}

        @Override
        public void disconnected(long connection) {}
    }
}
