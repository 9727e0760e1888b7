package dev.lockscope.redis.observe;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.ProtocolException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads values of Redis's wire protocol from a stream, one at a time. For use by one thread.
 *
 * <p>Source: Redis documentation, "Redis serialization protocol specification"; attributes and streamed values, which
 * redis-server does not send, are left out.
 */
final class RespReader {

    private final InputStream in;

    RespReader(InputStream in) {
        this.in = new BufferedInputStream(in, 1 << 16);
    }

    /**
     * The next value; blocks until it has come.
     *
     * @throws EOFException when the stream is at its end
     * @throws IOException when the stream breaks or is no such protocol
     */
    Resp read() throws IOException {
        int type = next();
        return switch (type) {
            case '+', ':', ',', '#', '(' -> Resp.Text.of(line());
            case '-' -> new Resp.Problem(text());
            case '_' -> {
                line();
                yield new Resp.Nil();
            }
            case '$', '=' -> bulk(false);
            case '!' -> bulk(true);
            case '*', '~' -> items(1);
            case '%' -> items(2);
            case '>' -> new Resp.Push(list(length(), 1));
            default -> throw new ProtocolException("no RESP value begins with byte " + type);
        };
    }

    private Resp bulk(boolean problem) throws IOException {
        int length = length();
        if (length < 0) {
            return new Resp.Nil();
        }
        byte[] bytes = in.readNBytes(length);
        if (bytes.length < length) {
            throw new EOFException("the stream ends within a value");
        }
        expect('\r');
        expect('\n');
        Resp.Text text = Resp.Text.of(bytes);
        return problem ? new Resp.Problem(text.text()) : text;
    }

    private Resp items(int each) throws IOException {
        int length = length();
        return length < 0 ? new Resp.Nil() : new Resp.Items(list(length, each));
    }

    private List<Resp> list(int length, int each) throws IOException {
        List<Resp> items = new ArrayList<>();
        for (long i = 0; i < (long) length * each; i++) {
            items.add(read());
        }
        return items;
    }

    private int length() throws IOException {
        String text = text();
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw (ProtocolException) new ProtocolException("no length: " + text).initCause(e);
        }
    }

    private String text() throws IOException {
        return new String(line(), StandardCharsets.UTF_8);
    }

    private byte[] line() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream(64);
        int b;
        while ((b = next()) != '\r') {
            line.write(b);
        }
        expect('\n');
        return line.toByteArray();
    }

    private void expect(char wanted) throws IOException {
        int b = next();
        if (b != wanted) {
            throw new ProtocolException("byte " + (int) wanted + " was expected, not " + b);
        }
    }

    private int next() throws IOException {
        int b = in.read();
        if (b < 0) {
            throw new EOFException("the server closed the connection");
        }
        return b;
    }
}
