package dev.lockscope.lock.contract;

import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.script.Lua;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import redis.clients.jedis.Jedis;
import redis.clients.jedis.Protocol;
import redis.clients.jedis.exceptions.JedisDataException;

/** Sends the recipes' commands to a real server, word by word. */
public final class JedisCommands {

    private JedisCommands() {}

    /** The server's own answer to a command. */
    public static Answer ask(Jedis jedis, Command command) {
        if (command instanceof Command.SetIfAbsent set) {
            List<String> words = new ArrayList<>(List.of(set.key(), set.value(), "NX"));
            set.ttl().ifPresent(ttl -> words.addAll(List.of("PX", Long.toString(ttl.toMillis()))));
            return send(jedis, Protocol.Command.SET, words);
        } else if (command instanceof Command.Get get) {
            return send(jedis, Protocol.Command.GET, List.of(get.key()));
        } else if (command instanceof Command.Delete delete) {
            return send(jedis, Protocol.Command.DEL, List.of(delete.key()));
        } else if (command instanceof Command.Increment increment) {
            return send(jedis, Protocol.Command.INCR, List.of(increment.key()));
        } else if (command instanceof Command.Expire expire) {
            String ms = Long.toString(expire.ttl().toMillis());
            return send(jedis, Protocol.Command.PEXPIRE, List.of(expire.key(), ms));
        } else if (command instanceof Command.Publish publish) {
            return send(jedis, Protocol.Command.PUBLISH, List.of(publish.channel(), publish.message()));
        } else if (command instanceof Command.RunScript run) {
            List<String> words = new ArrayList<>();
            words.add(Lua.render(run.script()));
            words.add(Integer.toString(run.keys().size()));
            words.addAll(run.keys());
            words.addAll(run.args());
            return send(jedis, Protocol.Command.EVAL, words);
        }
        throw new IllegalStateException("cannot send " + command);
    }

    private static Answer send(Jedis jedis, Protocol.Command name, List<String> words) {
        try {
            return answer(jedis.sendCommand(name, words.toArray(String[]::new)));
        } catch (JedisDataException e) {
            return answer(e);
        }
    }

    /** What Jedis read, as an answer. */
    public static Answer answer(Object reply) {
        if (reply == null) {
            return new Answer.Refused();
        } else if (reply instanceof JedisDataException error) {
            return new Answer.Failed(error.getMessage());
        }
        return new Answer.Value(
                reply instanceof byte[] bytes ? new String(bytes, StandardCharsets.UTF_8) : reply.toString());
    }
}
