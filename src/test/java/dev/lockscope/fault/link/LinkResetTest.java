package dev.lockscope.fault.link;

import static dev.lockscope.trace.LinkFact.Direction.THERE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.fault.link.Wires.Pair;
import dev.lockscope.trace.LinkFact.Condition;
import java.io.IOException;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class LinkResetTest {

    private static final String PING = "*1\r\n$4\r\nPING\r\n";

    @Test
    void presentConnectionsAreResetAndNewOnesPass() throws IOException {
        try (Wires wires = new Wires();
                Pair first = wires.connect();
                Pair second = wires.connect()) {
            assertThat(wires.link.reset()).isZero();
            assertThat(wires.notices.next()).isEqualTo("disconnected 0");
            assertThat(wires.notices.next()).isEqualTo("disconnected 1");
            for (Pair pair : new Pair[] {first, second}) {
                assertThatThrownBy(() -> pair.client().expectEnd()).isInstanceOf(IOException.class);
                assertThatThrownBy(() -> pair.server().expectEnd()).isInstanceOf(IOException.class);
            }
            assertThat(wires.link.condition()).isEqualTo(Condition.OPEN);
            try (Pair next = wires.connect()) {
                next.client().send(PING);
                next.server().expect(PING);
            }
        }
    }

    @Test
    void whatIsKeptIsLostAndCountedAndNewConnectionsAreStillHeld() throws IOException {
        try (Wires wires = new Wires();
                Pair pair = wires.connect()) {
            wires.link.hold(Set.of(THERE));
            pair.client().send(PING + PING);
            assertThat(wires.notices.next()).startsWith("held 0 THERE 0");
            assertThat(wires.notices.next()).startsWith("held 0 THERE 1");
            assertThat(wires.link.reset()).isEqualTo(2);
            assertThat(wires.notices.next()).startsWith("lost 0 THERE 0");
            assertThat(wires.notices.next()).startsWith("lost 0 THERE 1");
            assertThat(wires.notices.next()).isEqualTo("disconnected 0");
            assertThat(wires.link.lost()).isEqualTo(2);
            assertThat(wires.link.condition()).isEqualTo(Condition.HOLDS_REQUESTS);
            try (Pair next = wires.connect()) {
                next.client().send(PING);
                assertThat(wires.notices.next()).isEqualTo("held 1 THERE 0 14");
                assertThat(wires.link.open()).isEqualTo(1);
                next.server().expect(PING);
            }
        }
    }
}
