package dev.lockscope.redis.observe;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.redis.Endpoint;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class ServerStreamTest {

    private static final String HELLO = "%1\r\n$6\r\nserver\r\n$5\r\nredis\r\n";
    private static final String SUBSCRIBED = ">3\r\n$10\r\npsubscribe\r\n$16\r\n__keyevent@0__:*\r\n:1\r\n";
    private static final String NOTICE =
            ">4\r\n$8\r\npmessage\r\n$16\r\n__keyevent@0__:*\r\n$18\r\n__keyevent@0__:set\r\n$4\r\nlock\r\n";
    private static final String LINE = "+1700000000.123456 [0 127.0.0.1:50000] \"SET\" \"k\" \"v\"\r\n";

    @Test
    void aNoticeThatComesBeforeTheAnswerToMonitorIsNotTakenForIt() throws Exception {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            CompletableFuture<Void> served = CompletableFuture.runAsync(() -> serve(server));
            InetSocketAddress address = new InetSocketAddress(server.getInetAddress(), server.getLocalPort());

            try (ServerStream stream = ServerStream.open(new Endpoint(address, "secret"))) {
                assertThat(stream.next()).isInstanceOf(Seen.Line.class);
            }
            served.join();
        }
    }

    /** Answers three commands; between the last two something happens to a key. */
    private static void serve(ServerSocket server) {
        try (Socket client = server.accept()) {
            InputStream in = client.getInputStream();
            answer(client, in, HELLO);
            answer(client, in, SUBSCRIBED + NOTICE);
            answer(client, in, "+OK\r\n" + LINE);
            // Until the other side has read it and hangs up.
            assertThat(in.read()).isEqualTo(-1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void answer(Socket client, InputStream in, String answer) throws IOException {
        assertThat(in.read(new byte[512])).isPositive();
        client.getOutputStream().write(answer.getBytes(StandardCharsets.UTF_8));
        client.getOutputStream().flush();
    }
}
