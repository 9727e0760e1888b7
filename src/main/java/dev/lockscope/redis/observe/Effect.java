package dev.lockscope.redis.observe;

import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** What a command did to one key, as far as the command's words and the notice tell. */
sealed interface Effect {

    /** The key holds {@code value} now, until {@code expiresAtMillis} by the server's clock. */
    record Stores(String value, long expiresAtMillis) implements Effect {}

    /** The key's expiry is {@code expiresAtMillis} now, by the server's clock. */
    record Extends(long expiresAtMillis) implements Effect {}

    /** The key is gone. */
    record Deletes() implements Effect {}

    /** The key is gone because a command said that its time is up now. */
    record Expires() implements Effect {}

    /** Nothing that another notice of the same command has not told. */
    record Nothing() implements Effect {}

    /** Only the server knows. */
    record Unclear() implements Effect {}

    /** A key as known before: its value, and its expiry by the server's clock. */
    record Before(String value, long expiresAtMillis) {}

    /**
     * Reads the effect.
     *
     * @param line the command that the notice belongs to
     * @param before what the key held, or null where there was none
     */
    static Effect of(Seen.Notice notice, Seen.Line line, @Nullable Before before) {
        try {
            return switch (notice.event()) {
                case "set" -> ofSet(notice.key(), line, before);
                case "incrby" -> ofIncrement(line, before);
                case "expire" -> ofExpire(line, before);
                case "persist" -> new Extends(Expiries.NEVER);
                case "del" ->
                    Expiries.ofExpire(line.command(), line.words(), 0).isPresent() ? new Expires() : new Deletes();
                case "evicted", "expired", "rename_from", "move_from" -> new Deletes();
                default -> new Unclear();
            };
        } catch (NumberFormatException | IndexOutOfBoundsException e) {
            return new Unclear();
        }
    }

    private static Effect ofSet(String key, Seen.Line line, @Nullable Before before) {
        List<String> words = line.words();
        long now = line.micros() / 1000;
        long unchanged = before == null ? Expiries.NEVER : before.expiresAtMillis();
        return switch (line.command()) {
            case "SET" -> new Stores(words.get(2), Expiries.ofOptions(words, 3, now, unchanged, Expiries.NEVER));
            case "SETNX", "GETSET" -> new Stores(words.get(2), Expiries.NEVER);
            case "SETEX" -> new Stores(words.get(3), now + 1000 * Long.parseLong(words.get(2)));
            case "PSETEX" -> new Stores(words.get(3), now + Long.parseLong(words.get(2)));
            case "MSET", "MSETNX" -> new Stores(lastOf(key, words), Expiries.NEVER);
            default -> new Unclear();
        };
    }

    private static String lastOf(String key, List<String> words) {
        for (int i = words.size() - 2; i > 0; i -= 2) {
            if (words.get(i).equals(key)) {
                return words.get(i + 1);
            }
        }
        throw new IndexOutOfBoundsException(key);
    }

    private static Effect ofIncrement(Seen.Line line, @Nullable Before before) {
        long by = switch (line.command()) {
            case "INCR" -> 1;
            case "DECR" -> -1;
            case "INCRBY" -> Long.parseLong(line.words().get(2));
            case "DECRBY" -> -Long.parseLong(line.words().get(2));
            default -> throw new NumberFormatException(line.command());
        };
        return before == null
                ? new Stores(Long.toString(by), Expiries.NEVER)
                : new Stores(Long.toString(Long.parseLong(before.value()) + by), before.expiresAtMillis());
    }

    private static Effect ofExpire(Seen.Line line, @Nullable Before before) {
        long now = line.micros() / 1000;
        OptionalLong expire = Expiries.ofExpire(line.command(), line.words(), now);
        if (expire.isPresent()) {
            return new Extends(expire.getAsLong());
        }
        return switch (line.command()) {
            case "SET", "SETEX", "PSETEX" -> new Nothing();
            case "GETEX" -> {
                long unchanged = before == null ? Expiries.NEVER : before.expiresAtMillis();
                yield new Extends(Expiries.ofOptions(line.words(), 2, now, unchanged, unchanged));
            }
            default -> new Unclear();
        };
    }
}
