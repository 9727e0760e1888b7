package dev.lockscope.redis.observe;

import dev.lockscope.redis.Endpoint;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.ProtocolException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * One RESP3 connection that carries MONITOR lines and keyspace notices, interleaved in the server's order.
 *
 * <p>One thread reads; any thread may close, which ends the reading.
 */
final class ServerStream implements AutoCloseable {

    private static final int LIMIT_MS = 2_000;

    /** A notice has its kind, the pattern, the channel and the key; the answer to PSUBSCRIBE has three parts. */
    private static final int NOTICE = 4;

    /** What the channels of notices begin with. */
    static final String EVENTS = "__keyevent@0__:";

    private final Socket socket;
    private final RespReader reader;

    private ServerStream(Socket socket) throws IOException {
        this.socket = socket;
        this.reader = new RespReader(socket.getInputStream());
    }

    /**
     * Connects and subscribes. The first answers must come within 2 s each, until {@link #waitForEver}.
     *
     * @throws IOException when the server cannot be reached, is older than Redis 6, or refuses
     */
    static ServerStream open(Endpoint endpoint) throws IOException {
        Socket socket = new Socket();
        try {
            socket.setTcpNoDelay(true);
            socket.connect(endpoint.address(), LIMIT_MS);
            socket.setSoTimeout(LIMIT_MS);
            ServerStream stream = new ServerStream(socket);
            stream.ask("HELLO", "3", "AUTH", "default", endpoint.password());
            stream.ask("PSUBSCRIBE", EVENTS + "*");
            stream.ask("MONITOR");
            return stream;
        } catch (IOException e) {
            socket.close();
            throw e;
        }
    }

    /** From now on the server may be silent for as long as it likes. */
    void waitForEver() throws IOException {
        socket.setSoTimeout(0);
    }

    private void ask(String... words) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        append(bytes, "*" + words.length + "\r\n");
        for (String word : words) {
            append(bytes, "$" + word.getBytes(StandardCharsets.UTF_8).length + "\r\n" + word + "\r\n");
        }
        socket.getOutputStream().write(bytes.toByteArray());
        Resp answer = reader.read();
        // A notice may come before the answer; what it tells of was there before anybody began to look.
        while (answer instanceof Resp.Push push && isNotice(push)) {
            answer = reader.read();
        }
        if (answer instanceof Resp.Problem problem) {
            throw new ProtocolException("the server refuses " + words[0] + ": " + problem.text());
        }
    }

    private static boolean isNotice(Resp.Push push) {
        return push.items().size() == NOTICE;
    }

    private static void append(ByteArrayOutputStream bytes, String text) {
        bytes.writeBytes(text.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * What the server tells next; blocks until it has come.
     *
     * @throws IOException when the connection has ended
     */
    Seen next() throws IOException {
        Resp value = reader.read();
        if (value instanceof Resp.Text line) {
            return MonitorLine.parse(line.text());
        } else if (value instanceof Resp.Push push && isNotice(push)) {
            return new Seen.Notice(text(push.items(), 2).substring(EVENTS.length()), text(push.items(), 3));
        }
        throw new ProtocolException("neither a line nor a notice: " + value);
    }

    private static String text(List<Resp> items, int index) throws ProtocolException {
        if (items.get(index) instanceof Resp.Text text) {
            return text.text();
        }
        throw new ProtocolException("no text: " + items.get(index));
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            // It is closed as far as we are concerned; the server notices by itself.
        }
    }
}
