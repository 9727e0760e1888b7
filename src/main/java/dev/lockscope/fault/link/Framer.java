package dev.lockscope.fault.link;

import java.nio.ByteBuffer;

/**
 * Finds where whole messages of the Redis protocol end, in a stream that arrives in pieces of any size.
 *
 * <p>It counts, and keeps no byte: a value either has its length written before it, or ends with its line, or says how
 * many values follow, so a message is whole when no value is missing. Knows all types of RESP2 and RESP3 but streamed
 * ones, which no Redis server sends. From the first byte on that it can't make out, every piece counts as a message of
 * its own: see {@link #isOpaque}. Follows the Redis serialization protocol specification
 * (redis.io/docs/latest/develop/reference/protocol-spec). For one thread.
 */
final class Framer {

    /** Which of the two sides of the protocol a stream carries. */
    enum Grammar {
        /** Arrays of bulk strings, or inline commands, which end with their line. */
        REQUESTS,
        /** Values of all types. */
        REPLIES
    }

    private enum At {
        TYPE,
        NUMBER,
        TEXT
    }

    /** No length nor count in earnest is longer; keeps the sums far from an overflow. */
    private static final long LARGEST_NUMBER = 1L << 40;

    /** The shortest value, such as the null of RESP3. */
    private static final int SHORTEST_VALUE = 3;

    private final Grammar grammar;

    private boolean opaque;
    private int seen;
    private long payload;
    private long missing;
    private At at = At.TYPE;
    private byte type;
    private long number;
    private boolean negative;
    private boolean hasDigits;

    Framer(Grammar grammar) {
        this.grammar = grammar;
    }

    /**
     * Looks for the end of the message that begins at {@code start}; goes on where the last look at this message
     * ended, so {@code start} may move between two looks, with the bytes.
     *
     * @param limit where the bytes that have arrived end
     * @return where the message ends (exclusive), or -1 when it is not whole yet
     */
    int endOf(ByteBuffer bytes, int start, int limit) {
        if (opaque) {
            return limit > start ? limit : -1;
        }
        int index = start + seen;
        if (index == start && index < limit) {
            missing = 1;
        }
        while (index < limit) {
            if (payload > 0) {
                int jump = (int) Math.min(payload, limit - index);
                payload -= jump;
                index += jump;
                missing -= payload == 0 ? 1 : 0;
            } else if (!take(bytes.get(index), index == start)) {
                becomeOpaque();
                return limit;
            } else {
                index++;
            }
            if (missing == 0) {
                seen = 0;
                return index;
            }
        }
        seen = index - start;
        return -1;
    }

    /** Takes every piece for a message of its own from now on, because what follows is no sequence of messages. */
    void becomeOpaque() {
        opaque = true;
        seen = 0;
    }

    /** Whether the stream is no longer understood, and its pieces pass for messages. */
    boolean isOpaque() {
        return opaque;
    }

    /** The least size that the message which is not whole yet will have, in bytes; 0 between messages. */
    long leastSize() {
        return seen == 0 ? 0 : seen + payload + Math.max(0, missing - 1) * SHORTEST_VALUE;
    }

    private boolean take(byte b, boolean first) {
        return switch (at) {
            case TYPE -> takeType(b, first);
            case NUMBER -> takeNumber(b);
            case TEXT -> takeText(b);
        };
    }

    private boolean takeType(byte b, boolean first) {
        type = b;
        if (first && (grammar == Grammar.REQUESTS ? b != '*' : b == '\n' || b == '\r')) {
            // an inline command; or the empty line by which a master says that it is still there
            at = At.TEXT;
            return takeText(b);
        }
        switch (b) {
            case '$', '!', '=', '*', '~', '%', '>', '|' -> {
                at = At.NUMBER;
                number = 0;
                negative = false;
                hasDigits = false;
            }
            case '+', '-', ':', '_', ',', '#', '(' -> at = At.TEXT;
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean takeText(byte b) {
        if (b == '\n') {
            at = At.TYPE;
            missing--;
        }
        return true;
    }

    private boolean takeNumber(byte b) {
        if (b >= '0' && b <= '9') {
            hasDigits = true;
            number = number * 10 + (b - '0');
            return number <= LARGEST_NUMBER;
        } else if (b == '-' && !hasDigits && !negative) {
            negative = true;
            return true;
        } else if (b == '\n') {
            at = At.TYPE;
            return hasDigits && takeHeader();
        }
        return b == '\r';
    }

    /** Counts what a length or a count announces; a negative one is the null of RESP2, which nothing follows. */
    private boolean takeHeader() {
        long announced = negative ? 0 : number;
        switch (type) {
            case '$', '!', '=' -> {
                if (negative) {
                    missing--;
                } else {
                    payload = announced + 2;
                }
            }
            case '%' -> missing += 2 * announced - 1;
            case '|' -> missing += 2 * announced; // the value that it is about is still to come
            default -> missing += announced - 1;
        }
        return missing <= LARGEST_NUMBER;
    }
}
