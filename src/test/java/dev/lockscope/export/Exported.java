package dev.lockscope.export;

import dev.lockscope.trace.Trace;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** An export by a test. */
final class Exported {

    static final Heading HEADING = new Heading("en", "A title", "A goal.");

    private final byte[] bytes;
    private final List<Omission> omissions;

    private Exported(byte[] bytes, List<Omission> omissions) {
        this.bytes = bytes;
        this.omissions = List.copyOf(omissions);
    }

    /** The whole file. */
    byte[] bytes() {
        return bytes.clone();
    }

    /** What the exporter says that it left out. */
    List<Omission> omissions() {
        return omissions;
    }

    static Exported of(ExportFormat format, Trace trace) {
        return of(format, Excerpt.of(trace, Selection.ALL), HEADING);
    }

    static Exported of(ExportFormat format, Excerpt excerpt, Heading heading) {
        return of(format.exporter(), excerpt, heading);
    }

    static Exported of(Exporter exporter, Excerpt excerpt, Heading heading) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            List<Omission> omissions = exporter.write(excerpt, heading, out);
            return new Exported(out.toByteArray(), omissions);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The file where it is text. */
    String text() {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
