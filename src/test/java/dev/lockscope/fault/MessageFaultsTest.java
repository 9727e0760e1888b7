package dev.lockscope.fault;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.trace.LinkFact.Direction;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What single links do to messages: the effect, and that it is over when the fault ends. */
class MessageFaultsTest {

    private final MemoryLink link = new MemoryLink();
    private final List<String> arrived = new ArrayList<>();

    @Test
    void aSilentLossLosesOneDirectionUntilItEnds() {
        Fault loss = new LinkLoss("A-n1", link, Set.of(Direction.BACK));
        begin(loss);
        send(Direction.THERE, "SET");
        send(Direction.BACK, "OK");
        assertThat(loss.end(9)).isEqualTo(new Fault.Report(1, Effect.MESSAGES_LOST));
        send(Direction.BACK, "OK again");
        assertThat(arrived).containsExactly("SET", "OK again");
        assertThat(link.causes()).containsExactly(7L, 9L);
    }

    @Test
    void aLateMessageComesWhenTheFaultEndsAndSoDoesWhatIsBehindIt() {
        Fault late = new HeldMessage("A-n1", link, Direction.THERE);
        begin(late);
        send(Direction.BACK, "+OK");
        send(Direction.THERE, "SET");
        send(Direction.THERE, "GET");
        assertThat(arrived).containsExactly("+OK");
        assertThat(late.end(9)).isEqualTo(new Fault.Report(2, Effect.MESSAGES_WAITED));
        send(Direction.THERE, "DEL");
        assertThat(arrived).containsExactly("+OK", "SET", "GET", "DEL");
    }

    @Test
    void aLostReplyIsOneAlone() {
        Fault lost = new LostMessage("A-n1", link, Direction.BACK);
        begin(lost);
        send(Direction.THERE, "SET");
        send(Direction.BACK, "OK");
        send(Direction.BACK, "OK again");
        assertThat(arrived).containsExactly("SET", "OK again");
        assertThat(lost.end(9)).isEqualTo(new Fault.Report(1, Effect.MESSAGES_LOST));
    }

    @Test
    void aLossThatFoundNoMessageSaysSoAndLosesNoneLater() {
        Fault lost = new LostMessage("A-n1", link, Direction.BACK);
        begin(lost);
        assertThat(lost.end(9)).isEqualTo(new Fault.Report(0, Effect.MESSAGES_LOST));
        send(Direction.BACK, "OK");
        assertThat(arrived).containsExactly("OK");
    }

    @Test
    void aResetLosesWhatIsUnderWayAndNothingAfterwards() throws Exception {
        link.hold(Set.of(Direction.THERE), 1);
        send(Direction.THERE, "SET");
        Fault reset = new ConnectionReset("A-n1", link);
        reset.begin(7);
        assertThat(reset.end(7)).isEqualTo(new Fault.Report(1, Effect.MESSAGES_LOST));
        send(Direction.THERE, "GET");
        assertThat(arrived).containsExactly("GET");
    }

    @Test
    void aSlowLinkIsFastAgainWhenTheFaultEnds() {
        Fault latency =
                new Latency("A-n1", link, Set.of(Direction.THERE), Duration.ofMillis(40), Duration.ofMillis(20));
        begin(latency);
        assertThat(link.latest()).isEqualTo(Duration.ofMillis(60));
        send(Direction.THERE, "SET");
        send(Direction.BACK, "OK");
        assertThat(latency.end(9)).isEqualTo(new Fault.Report(1, Effect.MESSAGES_LATE));
        assertThat(link.latest()).isZero();
    }

    private static void begin(Fault fault) {
        try {
            fault.begin(7);
        } catch (FaultRefused e) {
            throw new AssertionError(e);
        }
    }

    private void send(Direction direction, String message) {
        link.carry(direction, () -> arrived.add(message));
    }
}
