package dev.lockscope.redis.wire;

import dev.lockscope.lock.port.Answer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import redis.clients.jedis.ClientSetInfoConfig;
import redis.clients.jedis.Connection;
import redis.clients.jedis.DefaultJedisClientConfig;
import redis.clients.jedis.JedisClientConfig;
import redis.clients.jedis.Protocol;
import redis.clients.jedis.exceptions.JedisDataException;

/** One Jedis connection, open and greeted. It waits for answers without limit. Belongs to one thread. */
final class JedisLine {

    private final Connection connection;

    /**
     * Connects and greets the server.
     *
     * @param password null where the server asks for none
     * @throws redis.clients.jedis.exceptions.JedisException when it cannot be reached or turns us away
     */
    JedisLine(LinkSockets sockets, @Nullable String password) {
        JedisClientConfig config = DefaultJedisClientConfig.builder()
                .resp2()
                .password(password)
                .socketTimeoutMillis(0)
                .clientSetInfoConfig(ClientSetInfoConfig.DISABLED)
                .build();
        connection = new Connection(sockets, config);
    }

    /**
     * Sends a command and waits for the answer.
     *
     * @throws redis.clients.jedis.exceptions.JedisConnectionException when the connection ends before the answer
     */
    Answer ask(List<String> words) {
        String[] arguments = words.subList(1, words.size()).toArray(String[]::new);
        connection.sendCommand(Protocol.Command.valueOf(words.get(0)), arguments);
        try {
            Object reply = connection.getOne();
            return reply == null ? new Answer.Refused() : new Answer.Value(text(reply));
        } catch (JedisDataException e) {
            return new Answer.Failed(String.valueOf(e.getMessage()));
        }
    }

    /** Sends a command and waits for the first thing that the server says to it; {@link #hear} reads what follows. */
    String tell(List<String> words) {
        connection.sendCommand(
                Protocol.Command.valueOf(words.get(0)),
                words.subList(1, words.size()).toArray(String[]::new));
        return text(connection.getOne());
    }

    /** Waits for the next thing that the server says. */
    String hear() {
        return text(connection.getUnflushedObject());
    }

    private static String text(@Nullable Object reply) {
        if (reply instanceof byte[] bytes) {
            return new String(bytes, StandardCharsets.UTF_8);
        } else if (reply instanceof List<?> items) {
            return items.stream().map(JedisLine::text).collect(Collectors.joining(", ", "[", "]"));
        }
        return reply == null ? "nil" : reply.toString();
    }
}
