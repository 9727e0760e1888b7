package dev.lockscope.export;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/** Writes traces in one format. Stateless, so any thread may use it. */
public interface Exporter {

    /**
     * Writes a file's whole content, and does not close the stream.
     *
     * @param heading what stands above it, and the language that it is in
     * @return what it left out besides what was not asked for ({@link Excerpt#omissions}); where the format has a place
     *     for it, it stands in the file too
     */
    List<Omission> write(Excerpt excerpt, Heading heading, OutputStream out) throws IOException;
}
