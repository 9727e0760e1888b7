package dev.lockscope.fault.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;

/** A link between sockets that a test holds both ends of. */
final class Wires implements AutoCloseable {

    static final int LIMIT_MILLIS = 10_000;
    private static final int MOMENT_MILLIS = 50;

    final Notices notices = new Notices();
    final ServerSocket listening;
    final Link link;

    Wires() throws IOException {
        listening = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        listening.setSoTimeout(LIMIT_MILLIS);
        link = Link.open((InetSocketAddress) listening.getLocalSocketAddress(), notices);
    }

    /** A connection through the link: the client's end, and the server's. */
    record Pair(End client, End server) implements AutoCloseable {
        @Override
        public void close() throws IOException {
            client.close();
            server.close();
        }
    }

    /** One end of a connection. */
    record End(Socket socket) implements AutoCloseable {

        void send(String text) throws IOException {
            socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
        }

        /** Reads exactly {@code text}; fails when something else comes, or nothing. */
        void expect(String text) throws IOException {
            byte[] bytes = socket.getInputStream().readNBytes(text.length());
            assertThat(new String(bytes, StandardCharsets.ISO_8859_1)).isEqualTo(text);
        }

        void expectEnd() throws IOException {
            assertThat(socket.getInputStream().read()).isEqualTo(-1);
        }

        /** Checks that neither bytes nor the end of the stream come within a moment. */
        void expectSilence() throws IOException {
            socket.setSoTimeout(MOMENT_MILLIS);
            assertThatThrownBy(() -> socket.getInputStream().read()).isInstanceOf(SocketTimeoutException.class);
            socket.setSoTimeout(LIMIT_MILLIS);
        }

        void assertNothingCame() throws IOException {
            assertThat(socket.getInputStream().available()).isZero();
        }

        @Override
        public void close() throws IOException {
            socket.close();
        }
    }

    /** Connects, and takes the notice of it. */
    Pair connect() throws IOException {
        End client = dial();
        End server = new End(listening.accept());
        server.socket().setSoTimeout(LIMIT_MILLIS);
        assertThat(notices.next())
                .startsWith("connected")
                .endsWith(" " + client.socket().getLocalPort() + " "
                        + server.socket().getPort());
        return new Pair(client, server);
    }

    /** A client that has called the link. */
    End dial() throws IOException {
        Socket client = new Socket(link.address().getAddress(), link.address().getPort());
        client.setSoTimeout(LIMIT_MILLIS);
        client.setTcpNoDelay(true);
        return new End(client);
    }

    @Override
    public void close() throws IOException {
        link.close();
        listening.close();
    }
}
