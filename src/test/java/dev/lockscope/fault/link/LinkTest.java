package dev.lockscope.fault.link;

import static dev.lockscope.trace.LinkFact.Direction.BACK;
import static dev.lockscope.trace.LinkFact.Direction.THERE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.fault.link.Wires.Pair;
import dev.lockscope.time.RunClock;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.trace.LinkFact.Condition;
import dev.lockscope.trace.LinkFact.Direction;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class LinkTest {

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
    void anOpenLinkPassesBothWaysAndSaysNothing() throws IOException {
        try (Pair pair = wires.connect()) {
            pair.client().send(PING);
            pair.server().expect(PING);
            pair.server().send(PONG);
            pair.client().expect(PONG);
            wires.notices.assertNone();
            assertThat(link.condition()).isEqualTo(Condition.OPEN);
        }
    }

    @Test
    void aMessageThatHasBegunToComeIsStillHeldWhole() throws IOException {
        try (Pair pair = wires.connect()) {
            pair.client().send(PING + GET.substring(0, 12));
            pair.server().expect(PING);
            link.hold(Set.of(THERE));
            pair.client().send(GET.substring(12));
            assertThat(wires.notices.next()).isEqualTo("held 0 THERE 1 " + GET.length());
            pair.server().assertNothingCame();
            link.open();
            pair.server().expect(GET);
        }
    }

    @Test
    void heldRequestsWaitWholeAndGoOnInOrder() throws IOException {
        try (Pair pair = wires.connect()) {
            pair.client().send(PING);
            pair.server().expect(PING);
            assertThat(link.hold(Set.of(THERE))).isZero();
            assertThat(link.condition()).isEqualTo(Condition.HOLDS_REQUESTS);
            pair.server().send(PONG);
            pair.client().expect(PONG);
            pair.client().send(GET + PING + GET.substring(0, 3));
            assertThat(wires.notices.next()).isEqualTo("held 0 THERE 1 " + GET.length());
            assertThat(wires.notices.next()).isEqualTo("held 0 THERE 2 " + PING.length());
            wires.notices.assertNone();
            pair.server().assertNothingCame();
            assertThat(link.open()).isEqualTo(2);
            assertThat(wires.notices.next()).isEqualTo("released 0 THERE 1 " + GET.length());
            assertThat(wires.notices.next()).isEqualTo("released 0 THERE 2 " + PING.length());
            pair.client().send(GET.substring(3));
            pair.server().expect(GET + PING + GET);
            wires.notices.assertNone();
        }
    }

    @Test
    void withHeldRepliesTheServerHasExecutedWhileTheClientWaits() throws IOException {
        try (Pair pair = wires.connect()) {
            link.hold(Set.of(BACK));
            assertThat(link.condition()).isEqualTo(Condition.HOLDS_REPLIES);
            pair.client().send(PING + GET);
            pair.server().expect(PING + GET);
            pair.server().send(PONG + "$1\r\nv\r\n");
            assertThat(wires.notices.next()).isEqualTo("held 0 BACK 0 " + PONG.length());
            assertThat(wires.notices.next()).isEqualTo("held 0 BACK 1 7");
            pair.client().assertNothingCame();
            assertThat(link.open()).isEqualTo(2);
            pair.client().expect(PONG + "$1\r\nv\r\n");
        }
    }

    @Test
    void aPushIsHeldWithoutARequest() throws IOException {
        try (Pair pair = wires.connect()) {
            link.hold(Set.of(BACK));
            pair.client().send(PING);
            pair.server().expect(PING);
            pair.server().send(">1\r\n+x\r\n" + PONG);
            assertThat(wires.notices.next()).isEqualTo("held 0 BACK -1 8");
            assertThat(wires.notices.next()).isEqualTo("held 0 BACK 0 7");
        }
    }

    @Test
    void holdingTheOtherWayLetsGoOnWhatWasKept() throws IOException {
        try (Pair pair = wires.connect()) {
            link.hold(EnumSet.allOf(Direction.class));
            assertThat(link.condition()).isEqualTo(Condition.HOLDS_BOTH);
            pair.client().send(PING);
            assertThat(wires.notices.next()).startsWith("held 0 THERE 0");
            assertThat(link.hold(Set.of(BACK))).isEqualTo(1);
            pair.server().expect(PING);
        }
    }

    @Test
    void holdingNoDirectionIsAMistake() {
        assertThatThrownBy(() -> link.hold(Set.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("at least one");
    }

    @Test
    void aCutLosesWhatIsKeptAndResetsEverybodyUntilItIsOpened() throws IOException {
        try (Pair pair = wires.connect()) {
            link.hold(Set.of(THERE));
            pair.client().send(PING + GET);
            assertThat(wires.notices.next()).startsWith("held 0 THERE 0");
            assertThat(wires.notices.next()).startsWith("held 0 THERE 1");
            assertThat(link.cut()).isEqualTo(2);
            assertThat(link.condition()).isEqualTo(Condition.CUT);
            assertThat(wires.notices.next()).isEqualTo("lost 0 THERE 0 " + PING.length());
            assertThat(wires.notices.next()).isEqualTo("lost 0 THERE 1 " + GET.length());
            assertThat(wires.notices.next()).isEqualTo("disconnected 0");
            assertThatThrownBy(() -> pair.client().expectEnd()).isInstanceOf(IOException.class);
            assertThatThrownBy(() -> pair.server().expectEnd()).isInstanceOf(IOException.class);
            assertThatThrownBy(() -> wires.dial().expectEnd()).isInstanceOf(IOException.class);
            wires.notices.assertNone();
        }
        assertThat(link.open()).isZero();
        try (Pair pair = wires.connect()) {
            pair.client().send(PING);
            pair.server().expect(PING);
        }
    }

    @Test
    void connectionsAreNumberedAndKeptApart() throws IOException {
        List<Pair> pairs = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            pairs.add(wires.connect());
        }
        link.hold(Set.of(THERE));
        for (int i = 0; i < 40; i++) {
            pairs.get(i).client().send("PING " + i + "\n");
            assertThat(wires.notices.next()).startsWith("held " + i + " THERE 0 ");
        }
        assertThat(link.open()).isEqualTo(40);
        for (int i = 0; i < 40; i++) {
            pairs.get(i).server().expect("PING " + i + "\n");
            pairs.get(i).server().send(":" + i + "\r\n");
        }
        for (int i = 0; i < 40; i++) {
            pairs.get(i).client().expect(":" + i + "\r\n");
            pairs.get(i).close();
        }
    }

    @Test
    void theNextReplyIsLostAfterTheServerHasExecuted() throws IOException {
        try (Pair pair = wires.connect()) {
            link.loseNext(BACK);
            pair.client().send(PING + GET);
            pair.server().expect(PING + GET);
            pair.server().send(">1\r\n+x\r\n" + PONG + "$1\r\nv\r\n");
            pair.client().expect(">1\r\n+x\r\n$1\r\nv\r\n");
            assertThat(wires.notices.next()).isEqualTo("lost 0 BACK 0 7");
            wires.notices.assertNone();
        }
    }

    @Test
    void aNewConnectionsIntroductionIsNotTheNextCommand() throws IOException {
        String hello = "*2\r\n$5\r\nHELLO\r\n$1\r\n3\r\n";
        try (Pair pair = wires.connect()) {
            link.loseNext(BACK);
            pair.client().send(hello + GET);
            pair.server().expect(hello + GET);
            pair.server().send("+OK\r\n$1\r\nv\r\n");
            pair.client().expect("+OK\r\n");
            assertThat(wires.notices.next()).isEqualTo("lost 0 BACK 1 7");
        }
    }

    @Test
    void aLostRequestGetsNoReplyAndTheNextOneItsOwn() throws IOException {
        try (Pair pair = wires.connect()) {
            link.loseNext(THERE);
            pair.client().send(PING + GET);
            pair.server().expect(GET);
            assertThat(wires.notices.next()).isEqualTo("lost 0 THERE 0 14");
            link.hold(Set.of(BACK));
            pair.server().send("$1\r\nv\r\n");
            assertThat(wires.notices.next()).isEqualTo("held 0 BACK 1 7");
        }
    }

    @Test
    void lateMessagesComeLateAndInOrder() throws IOException {
        RunClock clock = SystemRunClock.startingNow();
        try (Pair pair = wires.connect()) {
            link.delay(THERE, Duration.ofMillis(60));
            long sent = clock.nanos();
            pair.client().send(PING + GET);
            pair.server().expect(PING + GET);
            assertThat(clock.nanos() - sent).isGreaterThanOrEqualTo(60_000_000);
            wires.notices.assertNone();
        }
    }

    @Test
    void whatIsLateCanBeHeldAndIsNotLateAnyMoreWhenTheLinkIsOpened() throws IOException {
        try (Pair pair = wires.connect()) {
            link.delay(THERE, Duration.ofHours(1));
            link.hold(Set.of(THERE));
            pair.client().send(PING);
            assertThat(wires.notices.next()).isEqualTo("held 0 THERE 0 14");
            link.open();
            pair.server().expect(PING);
            pair.client().send(GET);
            pair.server().expect(GET);
        }
    }

    @Test
    void aNegativeDelayIsAMistake() {
        assertThatThrownBy(() -> link.delay(THERE, Duration.ofMillis(-1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("negative");
    }
}
