package dev.lockscope.redis.observe;

import java.io.ByteArrayOutputStream;
import java.net.ProtocolException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the text of a MONITOR line, such as {@code 1700000000.123456 [0 127.0.0.1:50000] "SET" "k" "v"}.
 *
 * <p>Words are quoted and escaped as the server's {@code sdscatrepr} does: {@code \\ \" \n \r \t \a \b \xNN}.
 */
final class MonitorLine {

    private final String text;
    private int at;

    private MonitorLine(String text) {
        this.text = text;
    }

    /**
     * Reads one line.
     *
     * @throws ProtocolException when it is no such line
     */
    static Seen.Line parse(String text) throws ProtocolException {
        try {
            return new MonitorLine(text).line();
        } catch (IndexOutOfBoundsException | NumberFormatException e) {
            throw (ProtocolException) new ProtocolException("no line of MONITOR").initCause(e);
        }
    }

    private Seen.Line line() throws ProtocolException {
        int dot = text.indexOf('.');
        int blank = text.indexOf(' ');
        long micros =
                Long.parseLong(text.substring(0, dot)) * 1_000_000 + Long.parseLong(text.substring(dot + 1, blank));
        int end = text.indexOf("] ", blank);
        String source = text.substring(text.indexOf(' ', blank + 2) + 1, end);
        at = end + 2;
        List<String> words = new ArrayList<>();
        while (at < text.length()) {
            words.add(word());
            at++;
        }
        if (words.isEmpty()) {
            throw new ProtocolException("a line of MONITOR without a command");
        }
        return new Seen.Line(micros, port(source), words);
    }

    private static int port(String source) {
        return source.equals("lua") ? 0 : Integer.parseInt(source.substring(source.lastIndexOf(':') + 1));
    }

    private String word() throws ProtocolException {
        if (text.charAt(at++) != '"') {
            throw new ProtocolException("a word of MONITOR without quotes");
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        char c;
        while ((c = text.charAt(at++)) != '"') {
            bytes.write(c == '\\' ? escaped() : c);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    private int escaped() {
        char c = text.charAt(at++);
        return switch (c) {
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'a' -> 7;
            case 'b' -> '\b';
            case 'x' -> Integer.parseInt(text.substring(at, at += 2), 16);
            default -> c;
        };
    }
}
