package dev.lockscope.fault.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.fault.link.Wires.End;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

@Timeout(60)
class EndsTest {

    private final Notices notices = new Notices();
    private ServerSocket server;
    private Ends ends;

    @BeforeEach
    void listen() throws IOException {
        server = new ServerSocket(0, 50, Loopback.ADDRESS);
        server.setSoTimeout(Wires.LIMIT_MILLIS);
        ends = Ends.to((InetSocketAddress) server.getLocalSocketAddress());
    }

    @AfterEach
    void close() throws IOException {
        server.close();
    }

    @Test
    void aLinkListensWhereItIsTold() throws IOException {
        InetSocketAddress chosen = freeAddress();
        for (int i = 0; i < 3; i++) { // the port of one that is closed can be taken again
            try (Link link = Link.open(ends.listeningOn(chosen), notices);
                    End client = new End(new Socket(chosen.getAddress(), chosen.getPort()));
                    End end = new End(server.accept())) {
                assertThat(link.address()).isEqualTo(chosen);
                client.send("PING\n");
                end.expect("PING\n");
            }
        }
    }

    @Test
    void aPortThatIsTakenIsAProblem() throws IOException {
        try (Link link = Link.open(ends, notices)) {
            assertThatThrownBy(() -> Link.open(ends.listeningOn(link.address()), notices))
                    .isInstanceOf(BindException.class);
        }
    }

    @Test
    @EnabledOnOs(value = OS.LINUX, disabledReason = "elsewhere 127.0.0.1 is the only loopback address")
    void theServerSeesTheAddressThatTheLinkCallsFrom() throws IOException {
        InetAddress seventh = InetAddress.getByName("127.0.0.7");
        try (Link link = Link.open(ends.callingFrom(seventh), notices);
                End client = new End(
                        new Socket(link.address().getAddress(), link.address().getPort()));
                End end = new End(server.accept())) {
            assertThat(end.socket().getInetAddress()).isEqualTo(seventh);
            assertThat(notices.next())
                    .isEqualTo("connected 0 " + client.socket().getLocalPort() + " "
                            + end.socket().getPort());
            client.send("PING\n");
            end.expect("PING\n");
        }
    }

    private static InetSocketAddress freeAddress() throws IOException {
        try (ServerSocket probe = new ServerSocket(0, 1, Loopback.ADDRESS)) {
            return (InetSocketAddress) probe.getLocalSocketAddress();
        }
    }
}
