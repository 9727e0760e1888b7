package dev.lockscope.trace.file;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.util.Arrays;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/** Cuts a file, unpacked where it is compressed, into lines, and never holds more than one of them. */
final class LineSource implements Closeable {

    /** A limit is exceeded. */
    static final class TooLarge extends Exception {

        private static final long serialVersionUID = 1L;

        private final String what;
        private final long line;
        private final long offset;

        TooLarge(String what, long line, long offset) {
            super(what);
            this.what = what;
            this.line = line;
            this.offset = offset;
        }

        String what() {
            return what;
        }

        long line() {
            return line;
        }

        long offset() {
            return offset;
        }
    }

    private final InputStream raw;
    private final long mostBytes;
    private final byte[] buffer = new byte[1 << 16];
    private @Nullable InputStream in;
    private int at;
    private int filled;
    private long offset;
    private long lines;
    private boolean cutShort;

    LineSource(InputStream raw, long mostBytes) {
        this.raw = raw;
        this.mostBytes = mostBytes;
    }

    /** How far it has read, bytes when unpacked. */
    long offset() {
        return offset;
    }

    /** How many lines it has read. */
    long lines() {
        return lines;
    }

    /** Whether it is a compressed file that ends too early. */
    boolean isCutShort() {
        return cutShort;
    }

    /** The next line, which may lack its end if it is the last, or null behind the last. */
    @Nullable
    Line next() throws IOException, TooLarge {
        long start = offset;
        ByteArrayOutputStream begun = null;
        while (at < filled || fill()) {
            int from = at;
            int end = from;
            while (end < filled && buffer[end] != '\n') {
                end++;
            }
            boolean ended = end < filled;
            int length = end - from + (begun == null ? 0 : begun.size());
            advance(end - from + (ended ? 1 : 0), length, start);
            if (ended && begun == null) {
                // Nearly every line stands whole in the buffer.
                return new Line(++lines, start, Arrays.copyOfRange(buffer, from, end), true);
            }
            begun = begun == null ? new ByteArrayOutputStream(length) : begun;
            begun.write(buffer, from, end - from);
            if (ended) {
                return new Line(++lines, start, begun.toByteArray(), true);
            }
        }
        return begun == null ? null : new Line(++lines, start, begun.toByteArray(), false);
    }

    private void advance(int count, int lineLength, long start) throws TooLarge {
        at += count;
        offset += count;
        if (lineLength > TraceReader.LONGEST_LINE) {
            throw new TooLarge("a line of more than " + TraceReader.LONGEST_LINE + " bytes", lines + 1, start);
        }
        if (offset > mostBytes) {
            throw new TooLarge("more than " + mostBytes + " bytes", lines + 1, start);
        }
    }

    private boolean fill() throws IOException {
        if (cutShort) {
            return false;
        }
        try {
            if (in == null) {
                in = open();
            }
            at = 0;
            filled = Math.max(0, in.read(buffer));
        } catch (EOFException e) {
            // Thrown only by unpacking: what was unpacked before it has been handed out.
            cutShort = true;
            filled = 0;
        }
        return filled > 0;
    }

    private InputStream open() throws IOException {
        PushbackInputStream start = new PushbackInputStream(raw, 2);
        byte[] magic = start.readNBytes(2);
        start.unread(magic);
        boolean packed = magic.length == 2 && magic[0] == 0x1f && magic[1] == (byte) 0x8b;
        return packed ? new GZIPInputStream(start, 1 << 13) : start;
    }

    @Override
    public void close() throws IOException {
        raw.close();
    }
}
