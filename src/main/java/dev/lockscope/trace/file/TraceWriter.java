package dev.lockscope.trace.file;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.Trace;
import dev.lockscope.trace.UnknownFact;
import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * Writes a trace file, event by event; see {@link Format}. What is flushed survives the end of the program. Belongs to
 * one thread at a time.
 */
public final class TraceWriter implements Closeable {

    private final OutputStream out;
    private long events;
    private boolean broken;
    private boolean closed;

    private TraceWriter(OutputStream out) {
        this.out = out;
    }

    /**
     * Makes a file that only its owner may read and begins it with the header. A name that ends in {@code .gz} makes a
     * compressed file.
     *
     * @throws java.nio.file.FileAlreadyExistsException when it is there already and is to be kept
     * @throws IOException when it cannot be made
     */
    public static TraceWriter create(Path file, Header header, Existing existing) throws IOException {
        return create(file, new HeaderLine(header, Format.MINOR), existing);
    }

    /**
     * Writes a whole trace, as {@link #create} and {@link #append} would have done.
     *
     * @throws java.nio.file.FileAlreadyExistsException when it is there already and is to be kept
     * @throws IOException when it cannot be written
     */
    public static void write(Path file, Trace trace, Existing existing) throws IOException {
        try (TraceWriter writer = create(file, header(trace), existing)) {
            writer.appendAll(trace);
        }
    }

    /**
     * Writes a whole trace as a file would have it, and does not close the stream.
     *
     * @throws IOException when the stream fails
     */
    public static void write(OutputStream out, Trace trace) throws IOException {
        BufferedOutputStream buffered = new BufferedOutputStream(new FilterOutputStream(out) {
            @Override
            public void write(byte[] bytes, int start, int length) throws IOException {
                out.write(bytes, start, length);
            }

            @Override
            public void close() throws IOException {
                flush();
            }
        });
        try (TraceWriter writer = new TraceWriter(buffered)) {
            writer.line(header(trace).text());
            writer.appendAll(trace);
        }
    }

    private static HeaderLine header(Trace trace) {
        boolean newer = trace.events().stream().anyMatch(event -> event.fact() instanceof UnknownFact);
        return new HeaderLine(trace.header(), newer ? Format.MINOR + 1 : Format.MINOR);
    }

    private void appendAll(Trace trace) throws IOException {
        for (Event event : trace.arrivals()) {
            append(event);
        }
    }

    private static TraceWriter create(Path file, HeaderLine header, Existing existing) throws IOException {
        String line = header.text();
        TraceWriter writer = new TraceWriter(new BufferedOutputStream(PrivateFile.create(file, existing), 1 << 16));
        writer.line(line);
        writer.flush();
        return writer;
    }

    /** Adds an event; it is in the file after the next {@link #flush}. */
    public void append(Event event) throws IOException {
        line(EventLine.of(event));
        events++;
    }

    /** Hands all that was added to the operating system. */
    public void flush() throws IOException {
        try {
            out.flush();
        } catch (IOException e) {
            broken = true;
            throw e;
        }
    }

    /** Adds the closing line, unless the file has broken before, and closes the file. */
    @Override
    public void close() throws IOException {
        if (closed) {
            return;
        }
        closed = true;
        try (out) {
            if (!broken) {
                line(new EndLine(events).text());
            }
        }
    }

    private void line(String text) throws IOException {
        try {
            out.write((text + "\n").getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            broken = true;
            throw e;
        }
    }
}
