package dev.lockscope.lock.port;

import dev.lockscope.lock.script.Script;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** A Redis command as recipes use it. */
public sealed interface Command {

    /**
     * {@code SET key value NX}, with {@code PX ttl} where there is one. Answers the value {@code OK}, or refused where
     * the key exists.
     *
     * @param ttl whole ms, above 0, or empty for no expiry
     */
    record SetIfAbsent(String key, String value, Optional<Duration> ttl) implements Command {}

    /** {@code GET key}. Answers the value, or refused where there is none. */
    record Get(String key) implements Command {}

    /** {@code DEL key}. Answers the number of keys deleted, 0 or 1. */
    record Delete(String key) implements Command {}

    /** {@code INCR key}. Answers the new number. */
    record Increment(String key) implements Command {}

    /**
     * {@code PEXPIRE key ms}. Answers 1, or 0 where there is no such key.
     *
     * @param ttl whole ms
     */
    record Expire(String key, Duration ttl) implements Command {}

    /** {@code PUBLISH channel message}. Answers how many listened. */
    record Publish(String channel, String message) implements Command {}

    /** {@code EVAL} of a recipe's script. Answers what the script returns; nil is refused. */
    record RunScript(Script script, List<String> keys, List<String> args) implements Command {

        public RunScript {
            keys = List.copyOf(keys);
            args = List.copyOf(args);
        }
    }
}
