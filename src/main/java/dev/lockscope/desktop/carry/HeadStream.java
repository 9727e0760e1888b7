package dev.lockscope.desktop.carry;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Counts what is written, and keeps the beginning. Ends the writing where its thread is interrupted. */
final class HeadStream extends OutputStream {

    private final int most;
    private final ByteArrayOutputStream head = new ByteArrayOutputStream();
    private long bytes;

    /**
     * A stream.
     *
     * @param most how much of the beginning is kept, bytes
     */
    HeadStream(int most) {
        this.most = most;
    }

    @Override
    public void write(int one) throws IOException {
        write(new byte[] {(byte) one}, 0, 1);
    }

    @Override
    public void write(byte[] from, int start, int length) throws IOException {
        if (Thread.currentThread().isInterrupted()) {
            throw new InterruptedIOException("nobody waits for it any more");
        }
        head.write(from, start, Math.min(length, most - head.size()));
        bytes += length;
    }

    /** How much was written, bytes. */
    long bytes() {
        return bytes;
    }

    /** The beginning, as text; a character that was cut in two is not in it. */
    String head() {
        String text = head.toString(StandardCharsets.UTF_8);
        return bytes > most ? text.replaceFirst("\uFFFD+$", "") : text;
    }
}
