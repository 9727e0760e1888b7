package dev.lockscope.redis;

import java.io.IOException;
import java.time.Duration;
import java.util.List;

/** What an operator can do to the keys of a node, in the commands of Redis. */
final class NodeCommands {

    /** Some more looks than a server needs to evict what it can, at 500 microseconds of work each. */
    private static final int LOOKS = 10_000;

    private static final String PATIENCE_MS = "2000";

    /** Moves the expiry of every key that has one; answers how many those are. */
    private static final String SHIFT = """
            local shifted = 0
            for _, key in ipairs(redis.call('keys', '*')) do
                local ttl = redis.call('pttl', key)
                if ttl >= 0 then
                    redis.call('pexpire', key, ttl - tonumber(ARGV[1]))
                    shifted = shifted + 1
                end
            end
            return shifted""";

    /** How many keys have an expiry. */
    private static final String VOLATILE = """
            local count = 0
            for _, key in ipairs(redis.call('keys', '*')) do
                if redis.call('pttl', key) >= 0 then count = count + 1 end
            end
            return count""";

    private final Operator operator;

    NodeCommands(Operator operator) {
        this.operator = operator;
    }

    /** Stores a value; returns when the replicas that are attached have it, or after a while. */
    void store(String key, String value) throws IOException {
        operator.text("SET", key, value);
        operator.number("WAIT", Integer.toString(countReplicas()), PATIENCE_MS);
    }

    /** Deletes every key; answers how many. */
    int flush() throws IOException {
        int keys = (int) operator.number("DBSIZE");
        operator.text("FLUSHALL");
        return keys;
    }

    /** Deletes a key; answers how many. */
    int delete(String key) throws IOException {
        return (int) operator.number("DEL", key);
    }

    /**
     * Takes time from every key that has an expiry; a key without any left is gone. Answers how many keys there are with
     * one.
     */
    int shift(Duration by) throws IOException {
        boolean replica = isReplica();
        if (replica) {
            operator.text("CONFIG", "SET", "replica-read-only", "no");
        }
        try {
            return (int) operator.number("EVAL", SHIFT, "0", Long.toString(by.toMillis()));
        } finally {
            if (replica) {
                operator.text("CONFIG", "SET", "replica-read-only", "yes");
            }
        }
    }

    /** Lets it run out of memory until it has evicted every key that has an expiry; answers how many. */
    int evict() throws IOException {
        long before = volatileKeys();
        long left = before;
        operator.text("CONFIG", "SET", "maxmemory-policy", "volatile-random");
        operator.text("CONFIG", "SET", "maxmemory", "1");
        try {
            for (int i = 0; i < LOOKS && left > 0; i++) {
                left = volatileKeys();
            }
        } finally {
            operator.text("CONFIG", "SET", "maxmemory", "0");
            operator.text("CONFIG", "SET", "maxmemory-policy", "noeviction");
        }
        return (int) (before - left);
    }

    /** Whether it follows another node, which alone may then delete its keys. */
    boolean isReplica() throws IOException {
        return Operator.textOf(operator.list("ROLE").get(0)).equals("slave");
    }

    /** How many replicas are attached to it and have what it has. */
    int countReplicas() throws IOException {
        return operator.list("ROLE").get(2) instanceof List<?> replicas ? replicas.size() : 0;
    }

    private long volatileKeys() throws IOException {
        return operator.number("EVAL", VOLATILE, "0");
    }
}
