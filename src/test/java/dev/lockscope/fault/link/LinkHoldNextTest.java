package dev.lockscope.fault.link;

import static dev.lockscope.trace.LinkFact.Direction.BACK;
import static dev.lockscope.trace.LinkFact.Direction.THERE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.fault.link.Wires.Pair;
import dev.lockscope.trace.LinkFact.Condition;
import java.io.IOException;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A link that keeps one message, and what TCP does not deliver before it. */
@Timeout(60)
class LinkHoldNextTest {

    private static final String PING = "*1\r\n$4\r\nPING\r\n";
    private static final String GET = "*2\r\n$3\r\nGET\r\n$1\r\nk\r\n";
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
    void theNextRequestWaitsWhileOtherConnectionsGoOn() throws IOException {
        try (Pair first = wires.connect();
                Pair second = wires.connect()) {
            link.holdNext(THERE);
            assertThat(link.condition()).isEqualTo(Condition.HOLDS_NEXT_REQUEST);
            first.client().send(PING);
            assertThat(wires.notices.next()).isEqualTo("held 0 THERE 0 14");
            second.client().send(GET);
            second.server().expect(GET);
            first.server().assertNothingCame();
            assertThat(link.open()).isEqualTo(1);
            first.server().expect(PING);
            assertThat(wires.notices.next()).isEqualTo("released 0 THERE 0 14");
            first.client().send(GET);
            first.server().expect(GET);
            wires.notices.assertNone();
        }
    }

    @Test
    void whatComesBehindItOnItsConnectionWaitsInOrder() throws IOException {
        try (Pair pair = wires.connect()) {
            link.holdNext(THERE);
            pair.client().send(PING + GET);
            assertThat(wires.notices.next()).isEqualTo("held 0 THERE 0 14");
            assertThat(wires.notices.next()).isEqualTo("held 0 THERE 1 " + GET.length());
            assertThat(link.open()).isEqualTo(2);
            pair.server().expect(PING + GET);
        }
    }

    @Test
    void theNextReplyComesLateWhileRequestsGoOn() throws IOException {
        try (Pair pair = wires.connect()) {
            link.holdNext(BACK);
            assertThat(link.condition()).isEqualTo(Condition.HOLDS_NEXT_REPLY);
            pair.client().send(PING);
            pair.server().expect(PING);
            pair.server().send(">1\r\n+x\r\n" + PONG);
            pair.client().expect(">1\r\n+x\r\n");
            assertThat(wires.notices.next()).isEqualTo("held 0 BACK 0 7");
            pair.client().send(GET);
            pair.server().expect(GET);
            pair.client().assertNothingCame();
            link.open();
            pair.client().expect(PONG);
        }
    }

    @Test
    void theHeldRequestArrivesAlsoWhenItsClientHasHungUp() throws IOException {
        Pair pair = wires.connect();
        link.holdNext(THERE);
        pair.client().send(PING);
        assertThat(wires.notices.next()).isEqualTo("held 0 THERE 0 14");
        pair.client().close();
        try (Pair next = wires.connect()) {
            next.client().send(GET);
            next.server().expect(GET);
            pair.server().expectSilence();
            assertThat(link.open()).isEqualTo(1);
            pair.server().expect(PING);
            pair.server().expectEnd();
            pair.server().close();
        }
    }

    @Test
    void holdingTheOtherWayLeavesItWaiting() throws IOException {
        try (Pair pair = wires.connect()) {
            link.holdNext(THERE);
            pair.client().send(PING);
            assertThat(wires.notices.next()).isEqualTo("held 0 THERE 0 14");
            assertThat(link.hold(Set.of(BACK))).isZero();
            pair.server().assertNothingCame();
            assertThat(link.open()).isEqualTo(1);
            pair.server().expect(PING);
        }
    }

    @Test
    void whatWasKeptBeforeItCameIsNotItsBusiness() throws IOException {
        try (Pair pair = wires.connect()) {
            link.hold(Set.of(THERE));
            pair.client().send(PING);
            assertThat(wires.notices.next()).isEqualTo("held 0 THERE 0 14");
            link.holdNext(THERE);
            assertThat(link.hold(Set.of(BACK))).isEqualTo(1);
            pair.server().expect(PING);
            assertThat(wires.notices.next()).startsWith("released 0 THERE 0");
            pair.client().send(GET);
            assertThat(wires.notices.next()).startsWith("held 0 THERE 1");
        }
    }

    @Test
    void muchCanComeBehindIt() throws IOException {
        try (Pair pair = wires.connect()) {
            link.holdNext(THERE);
            String large = "*1\r\n$2000000\r\n" + "x".repeat(2_000_000) + "\r\n";
            pair.client().send(PING + large + GET);
            assertThat(wires.notices.next()).isEqualTo("held 0 THERE 0 14");
            assertThat(wires.notices.next()).isEqualTo("held 0 THERE 1 " + large.length());
            assertThat(wires.notices.next()).isEqualTo("held 0 THERE 2 " + GET.length());
            link.open();
            pair.server().expect(PING + large + GET);
        }
    }
}
