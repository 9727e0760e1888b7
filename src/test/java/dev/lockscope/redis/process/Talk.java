package dev.lockscope.redis.process;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Speaks with servers over plain sockets. */
final class Talk {

    private static final int LIMIT_MILLIS = 10_000;

    private Talk() {}

    /** The first line of the answer to each command. */
    static List<String> with(RedisServer server, String... commands) throws IOException {
        try (Socket socket = new Socket()) {
            socket.setSoTimeout(LIMIT_MILLIS);
            socket.connect(new InetSocketAddress("127.0.0.1", server.port()), LIMIT_MILLIS);
            BufferedReader replies =
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
            List<String> answers = new ArrayList<>();
            for (String command : commands) {
                socket.getOutputStream().write((command + "\r\n").getBytes(StandardCharsets.UTF_8));
                answers.add(replies.readLine());
            }
            return answers;
        }
    }

    /** The answer to one command, given with the password. */
    static String once(RedisServer server, String command) throws IOException {
        return with(server, "AUTH " + server.password(), command).get(1);
    }

    /** Whether something takes connections there. */
    static boolean connects(String address, int port) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(address, port), 1_000);
            return true;
        } catch (IOException e) {
            return false;
        }
    }
}
