package dev.lockscope.desktop.kept;

import dev.lockscope.desktop.session.Side;
import dev.lockscope.scenario.Text;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.file.TraceArchive.Kept;
import dev.lockscope.trace.file.TraceFileException;
import dev.lockscope.trace.file.TraceReader;
import java.io.IOException;
import java.time.Instant;

/**
 * A run that is kept.
 *
 * @param title what it was a run of; its file's name where that cannot be read
 * @param started when it began, where that can be read, else when it was last written to
 */
record KeptRun(Kept kept, Text title, Instant started) {

    /** Reads the beginning of its file. */
    static KeptRun of(Kept kept) {
        String name = String.valueOf(kept.file().getFileName());
        try {
            Header header = TraceReader.header(kept.file());
            return new KeptRun(kept, Side.title(header), header.started());
        } catch (IOException | TraceFileException e) {
            return new KeptRun(kept, new Text(name, name), kept.at());
        }
    }
}
