package dev.lockscope.redis.observe;

import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;

/**
 * Reads from a command's words when its key expires, as the server computes it: in whole milliseconds of its own wall
 * clock. A key is there as long as the clock's millisecond is not past that number, see {@link #goneAtMicros}.
 *
 * <p>Source: Redis documentation of SET, GETEX, EXPIRE and their kin; the comparison is that of {@code keyIsExpired} in
 * redis-server's {@code db.c}.
 */
final class Expiries {

    /** The expiry of a key without one. */
    static final long NEVER = Long.MAX_VALUE;

    private Expiries() {}

    /**
     * The first instant at which the key is gone.
     *
     * @param expiresAtMillis not {@link #NEVER}
     * @return microseconds since 1970
     */
    static long goneAtMicros(long expiresAtMillis) {
        return (expiresAtMillis + 1) * 1000;
    }

    /**
     * What the options of SET or GETEX, from word {@code from} on, say.
     *
     * @param nowMillis the server's time, ms since 1970
     * @param unchanged the expiry that the key had, for KEEPTTL
     * @param otherwise where the options say nothing
     */
    static long ofOptions(List<String> words, int from, long nowMillis, long unchanged, long otherwise) {
        for (int i = from; i < words.size(); i++) {
            switch (words.get(i).toUpperCase(Locale.ROOT)) {
                case "KEEPTTL":
                    return unchanged;
                case "PERSIST":
                    return NEVER;
                case "EX":
                    return nowMillis + 1000 * number(words, i + 1);
                case "PX":
                    return nowMillis + number(words, i + 1);
                case "EXAT":
                    return 1000 * number(words, i + 1);
                case "PXAT":
                    return number(words, i + 1);
                default:
                    break;
            }
        }
        return otherwise;
    }

    /** What EXPIRE or one of its kin says; empty for any other command. */
    static OptionalLong ofExpire(String command, List<String> words, long nowMillis) {
        return switch (command) {
            case "EXPIRE" -> OptionalLong.of(nowMillis + 1000 * number(words, 2));
            case "PEXPIRE" -> OptionalLong.of(nowMillis + number(words, 2));
            case "EXPIREAT" -> OptionalLong.of(1000 * number(words, 2));
            case "PEXPIREAT" -> OptionalLong.of(number(words, 2));
            default -> OptionalLong.empty();
        };
    }

    private static long number(List<String> words, int index) {
        return Long.parseLong(words.get(index));
    }
}
