package dev.lockscope.redis.process;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** Asks a server, over a plain socket, whether it answers. */
final class Ping {

    /** The right answer. */
    static final String PONG = "+PONG";

    private static final int LIMIT_MILLIS = 5_000;

    private Ping() {}

    /** The first line of the server's answer to PING, after AUTH; or what went wrong. */
    static String answer(RedisServer server, Problems texts) {
        try (Socket socket = new Socket()) {
            socket.setSoTimeout(LIMIT_MILLIS);
            socket.connect(new InetSocketAddress(Ports.loopback(), server.port()), LIMIT_MILLIS);
            String commands = "AUTH " + server.password() + "\r\nPING\r\n";
            socket.getOutputStream().write(commands.getBytes(StandardCharsets.US_ASCII));
            BufferedReader replies =
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
            String authenticated = String.valueOf(replies.readLine());
            return authenticated.equals("+OK") ? String.valueOf(replies.readLine()) : authenticated;
        } catch (IOException e) {
            return texts.reason(e);
        }
    }
}
