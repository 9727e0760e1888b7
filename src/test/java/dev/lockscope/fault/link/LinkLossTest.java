package dev.lockscope.fault.link;

import static dev.lockscope.trace.LinkFact.Direction.BACK;
import static dev.lockscope.trace.LinkFact.Direction.THERE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.fault.link.Wires.Pair;
import dev.lockscope.trace.LinkFact.Condition;
import dev.lockscope.trace.LinkFact.Direction;
import java.io.IOException;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A link that loses messages and tells nobody. */
@Timeout(60)
class LinkLossTest {

    private static final String PING = "*1\r\n$4\r\nPING\r\n";
    private static final String GET = "*2\r\n$3\r\nGET\r\n$1\r\nk\r\n";
    private static final String PSYNC = "*3\r\n$5\r\nPSYNC\r\n$1\r\n?\r\n$2\r\n-1\r\n";
    private static final String PONG = "+PONG\r\n";
    private static final String FULLRESYNC = "+FULLRESYNC 8de1787ba490483314a4d30f1c628bc5025eb761 0\r\n";
    private static final String VALUE = "$1\r\nv\r\n";

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
    void lostRequestsNeverArriveAndAreCountedUntilTheLinkIsOpened() throws IOException {
        try (Pair pair = wires.connect()) {
            assertThat(link.lose(Set.of(THERE))).isZero();
            assertThat(link.condition()).isEqualTo(Condition.LOSES_REQUESTS);
            pair.client().send(PING + PING);
            assertThat(wires.notices.next()).isEqualTo("lost 0 THERE 0 14");
            assertThat(wires.notices.next()).isEqualTo("lost 0 THERE 1 14");
            assertThat(link.lost()).isEqualTo(2);
            pair.server().send(">1\r\n+x\r\n");
            pair.client().expect(">1\r\n+x\r\n");
            pair.server().expectSilence();

            assertThat(link.open()).isZero();
            assertThat(link.condition()).isEqualTo(Condition.OPEN);
            pair.client().send(GET);
            pair.server().expect(GET);
            wires.notices.assertNone();
        }
    }

    @Test
    void theReplyAfterLostRequestsHasTheNumberOfItsOwn() throws IOException {
        try (Pair pair = wires.connect()) {
            link.lose(Set.of(THERE));
            pair.client().send(PING + PING);
            assertThat(wires.notices.next()).startsWith("lost 0 THERE 0");
            assertThat(wires.notices.next()).startsWith("lost 0 THERE 1");
            link.hold(Set.of(BACK));
            pair.client().send(GET);
            pair.server().expect(GET);
            pair.server().send(VALUE);
            assertThat(wires.notices.next()).isEqualTo("held 0 BACK 2 7");
        }
    }

    @Test
    void withLostRepliesTheServerHasExecutedAndLaterRepliesHaveTheirOwnNumbers() throws IOException {
        try (Pair pair = wires.connect()) {
            link.lose(Set.of(BACK));
            assertThat(link.condition()).isEqualTo(Condition.LOSES_REPLIES);
            pair.client().send(PING);
            pair.server().expect(PING);
            pair.server().send(PONG);
            assertThat(wires.notices.next()).isEqualTo("lost 0 BACK 0 7");
            pair.client().expectSilence();
            link.open();
            link.hold(Set.of(BACK));
            pair.client().send(GET);
            pair.server().expect(GET);
            pair.server().send(VALUE);
            assertThat(wires.notices.next()).isEqualTo("held 0 BACK 1 7");
            link.open();
            pair.client().expect(VALUE);
        }
    }

    @Test
    void newConnectionsAreTakenAndLoseTheirMessagesToo() throws IOException {
        link.lose(EnumSet.allOf(Direction.class));
        assertThat(link.condition()).isEqualTo(Condition.LOSES_BOTH);
        try (Pair pair = wires.connect()) {
            pair.client().send(PING);
            assertThat(wires.notices.next()).isEqualTo("lost 0 THERE 0 14");
            pair.server().send(PONG);
            assertThat(wires.notices.next()).isEqualTo("lost 0 BACK -1 7");
            link.open();
            pair.client().send(GET);
            pair.server().expect(GET);
        }
    }

    @Test
    void thatAClientHasHungUpDoesNotComeThroughBeforeTheLinkIsOpened() throws IOException {
        Pair pair = wires.connect();
        link.lose(Set.of(THERE));
        pair.client().close();
        pair.server().expectSilence();
        link.open();
        pair.server().expectEnd();
        pair.server().close();
        assertThat(wires.notices.next()).isEqualTo("disconnected 0");
    }

    @Test
    void aConnectionThatBothSidesHaveLeftEndsInSpiteOfTheLoss() throws IOException {
        Pair pair = wires.connect();
        link.lose(EnumSet.allOf(Direction.class));
        pair.client().close();
        pair.server().close();
        assertThat(wires.notices.next()).isEqualTo("disconnected 0");
    }

    @Test
    void whatWasKeptIsLostAndWhatWasKeptTheOtherWayGoesOn() throws IOException {
        try (Pair pair = wires.connect()) {
            link.hold(EnumSet.allOf(Direction.class));
            pair.client().send(PING + PING);
            assertThat(wires.notices.next()).startsWith("held 0 THERE 0");
            assertThat(wires.notices.next()).startsWith("held 0 THERE 1");
            pair.server().send(">1\r\n+x\r\n");
            assertThat(wires.notices.next()).startsWith("held 0 BACK -1");
            assertThat(link.lose(Set.of(THERE))).isEqualTo(2);
            assertThat(wires.notices.next()).isEqualTo("lost 0 THERE 0 14");
            assertThat(wires.notices.next()).isEqualTo("lost 0 THERE 1 14");
            assertThat(wires.notices.next()).isEqualTo("released 0 BACK -1 8");
            pair.client().expect(">1\r\n+x\r\n");
        }
    }

    @Test
    void whatIsLateIsOnItsWayAndIsLostToo() throws IOException {
        try (Pair pair = wires.connect()) {
            link.delay(THERE, Duration.ofHours(1));
            pair.client().send(PING);
            while (link.delayed() == 0) {
                Thread.onSpinWait();
            }
            assertThat(link.lose(Set.of(THERE))).isEqualTo(1);
            assertThat(wires.notices.next()).isEqualTo("lost 0 THERE 0 14");
        }
    }

    @Test
    void aMessageOfWhichSomeHasArrivedStillArrivesWhole() throws IOException {
        try (Pair pair = wires.connect()) {
            String large = "*1\r\n$20000000\r\n" + "x".repeat(20_000_000) + "\r\n";
            pair.client().send(large);
            while (pair.server().socket().getInputStream().available() == 0) {
                Thread.onSpinWait();
            }
            assertThat(link.lose(Set.of(THERE))).isZero();
            pair.client().send(PING);
            pair.server().expect(large);
            assertThat(wires.notices.next()).isEqualTo("lost 0 THERE 1 14");
            pair.server().expectSilence();
            wires.notices.assertNone();
        }
    }

    @Test
    void holdingEndsTheLoss() throws IOException {
        try (Pair pair = wires.connect()) {
            link.lose(Set.of(THERE));
            link.hold(Set.of(THERE));
            pair.client().send(PING);
            assertThat(wires.notices.next()).isEqualTo("held 0 THERE 0 14");
            link.open();
            pair.server().expect(PING);
        }
    }

    @Test
    void aReplicationStreamThatLostAPieceIsResetWhenTheLossEnds() throws IOException {
        try (Pair pair = wires.connect()) {
            pair.client().send(PSYNC);
            pair.server().expect(PSYNC);
            pair.server().send(FULLRESYNC);
            pair.client().expect(FULLRESYNC);
            link.lose(Set.of(BACK));
            pair.server().send("*1\r\n$5\r\nMULTI\r\n");
            assertThat(wires.notices.next()).isEqualTo("lost 0 BACK -1 15");
            pair.client().expectSilence();
            link.open();
            assertThat(wires.notices.next()).isEqualTo("disconnected 0");
            assertThatThrownBy(() -> pair.client().expectEnd()).isInstanceOf(IOException.class);
        }
    }

    @Test
    void aReplicationStreamThatLostNothingGoesOn() throws IOException {
        try (Pair pair = wires.connect()) {
            pair.client().send(PSYNC);
            pair.server().expect(PSYNC);
            pair.server().send(FULLRESYNC);
            pair.client().expect(FULLRESYNC);
            link.lose(Set.of(BACK));
            link.open();
            pair.server().send("*1\r\n$5\r\nMULTI\r\n");
            pair.client().expect("*1\r\n$5\r\nMULTI\r\n");
        }
    }

    @Test
    void losingNoDirectionIsAMistake() {
        assertThatThrownBy(() -> link.lose(Set.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("at least one");
    }
}
