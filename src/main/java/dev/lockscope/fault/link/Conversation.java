package dev.lockscope.fault.link;

import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Queue;
import java.util.Set;

/**
 * Numbers the requests of a connection, and finds which of them a reply answers.
 *
 * <p>Redis answers in the order of the requests that reach it, but not every request gets a reply (SUBSCRIBE gets
 * messages) and not everything that comes back is one (pushes, the lines of MONITOR). After CLIENT REPLY OFF or SKIP,
 * which nothing here uses, replies would be told with the numbers of earlier requests. For one thread.
 */
final class Conversation {

    private static final Set<String> SUBSCRIPTIONS =
            Set.of("SUBSCRIBE", "PSUBSCRIBE", "SSUBSCRIBE", "UNSUBSCRIBE", "PUNSUBSCRIBE", "SUNSUBSCRIBE");
    /** How a client introduces itself on a new connection, before it asks for anything. */
    private static final Set<String> GREETINGS = Set.of("HELLO", "AUTH", "CLIENT", "SELECT");

    private static final List<String> MESSAGES = List.of("message\r", "pmessage\r", "smessage\r");
    private static final int LONGEST_NAME = 12;
    private static final int LARGEST_PORT = 65_535;

    private final Queue<Long> unanswered = new ArrayDeque<>();
    private final Set<Long> withoutReply = new HashSet<>();
    private long requests;
    private long greetings;
    private int announcedPort;
    private boolean monitors;
    private boolean subscribes;
    private boolean syncs;
    private boolean streams;

    /** Numbers the request that lies between {@code start} and {@code end}. */
    long request(ByteBuffer bytes, int start, int end) {
        if (isEmpty(bytes, start, end)) {
            return LinkListener.UNASKED;
        }
        long message = requests++;
        String name = nameOf(bytes, start, end);
        if (message == greetings && GREETINGS.contains(name)) {
            greetings++;
        }
        if (SUBSCRIPTIONS.contains(name)) {
            subscribes = true;
            withoutReply.add(message);
        }
        monitors |= name.equals("MONITOR");
        syncs |= name.equals("PSYNC");
        if (name.equals("REPLCONF")) {
            noteAnnouncement(bytes, start, end);
        }
        return message;
    }

    /** Reads such as {@code *3 $8 REPLCONF $14 listening-port $4 6379}, on a line each. */
    private void noteAnnouncement(ByteBuffer bytes, int start, int end) {
        int option = Ascii.afterLines(bytes, start, end, 4);
        if (Ascii.at(bytes, option, end, "listening-port\r")) {
            announcedPort = Ascii.numberAt(bytes, Ascii.afterLines(bytes, option, end, 2), end, LARGEST_PORT);
        }
    }

    /** The port on which the sender says to listen, as replicas do; 0 before it has said so. */
    int announcedPort() {
        return announcedPort;
    }

    /** A request goes on to the server, which will answer it. */
    void goesOn(long message) {
        if (message != LinkListener.UNASKED && !streams && !withoutReply.remove(message)) {
            unanswered.add(message);
        }
    }

    /** Finds the request that is answered by what lies between {@code start} and {@code end}. */
    long reply(ByteBuffer bytes, int start, int end) {
        if (syncs && (Ascii.at(bytes, start, end, "+FULLRESYNC") || Ascii.at(bytes, start, end, "+CONTINUE"))) {
            streams = true;
        }
        byte type = bytes.get(start);
        boolean unasked = type == '>'
                || type == '\n'
                || type == '\r'
                || (monitors && isMonitorLine(bytes, start, end))
                || (subscribes && isMessage(bytes, start, end));
        Long message = unasked ? null : unanswered.poll();
        return message == null ? LinkListener.UNASKED : message;
    }

    /** Whether a request, or the reply to it, belongs to the client's introduction at the start of the connection. */
    boolean greets(long message) {
        return message < greetings;
    }

    /** Whether a replication stream follows, which is no sequence of replies. */
    boolean streams() {
        return streams;
    }

    /** A line end alone, {@code *0} and {@code *-1} are no requests: Redis passes over them. */
    private static boolean isEmpty(ByteBuffer bytes, int start, int end) {
        byte first = bytes.get(start);
        return first == '\n'
                || (first == '\r' && end - start == 2)
                || (end - start <= 5 && (Ascii.at(bytes, start, end, "*0") || Ascii.at(bytes, start, end, "*-")));
    }

    private static String nameOf(ByteBuffer bytes, int start, int end) {
        int at = start;
        if (bytes.get(start) == '*') {
            at = Ascii.afterLine(bytes, Ascii.afterLine(bytes, start, end), end);
        }
        StringBuilder name = new StringBuilder(LONGEST_NAME);
        while (at < end && bytes.get(at) > ' ' && name.length() <= LONGEST_NAME) {
            name.append((char) bytes.get(at++));
        }
        return name.toString().toUpperCase(Locale.ROOT);
    }

    /** Such as {@code +1339518083.107412 [0 127.0.0.1:60866] "ping"}. */
    private static boolean isMonitorLine(ByteBuffer bytes, int start, int end) {
        int at = start;
        if (bytes.get(at++) != '+') {
            return false;
        }
        while (at < end && (Ascii.isDigit(bytes.get(at)) || bytes.get(at) == '.')) {
            at++;
        }
        return at > start + 1 && Ascii.at(bytes, at, end, " [");
    }

    /** What a subscriber gets in RESP2, where messages, and the answers to SUBSCRIBE, are plain arrays. */
    private static boolean isMessage(ByteBuffer bytes, int start, int end) {
        if (bytes.get(start) != '*') {
            return false;
        }
        int first = Ascii.afterLine(bytes, Ascii.afterLine(bytes, start, end), end);
        return SUBSCRIPTIONS.contains(nameOf(bytes, start, end))
                || MESSAGES.stream().anyMatch(word -> Ascii.at(bytes, first, end, word));
    }
}
