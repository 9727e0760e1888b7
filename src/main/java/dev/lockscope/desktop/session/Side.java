package dev.lockscope.desktop.session;

import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioException;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.scenario.Text;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.Trace;
import dev.lockscope.trace.file.Cut;
import dev.lockscope.trace.file.ReadTrace;
import dev.lockscope.trace.file.TraceFileException;
import dev.lockscope.trace.file.TraceReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * One of two runs that are compared, as far as it had come. Immutable.
 *
 * @param title what it is a run of
 * @param trace its trace
 * @param goesOn whether the run went on after that
 * @param cut where its file was cut off, if it was
 */
public record Side(Text title, Trace trace, boolean goesOn, Optional<Cut> cut) {

    /** A session's run as far as it has come; on the thread of the window. */
    public static Side of(Session session) {
        return new Side(
                session.scenario().map(Scenario::title).orElseGet(() -> title(session.header())),
                session.trace(),
                session.phase().get().isLive(),
                session.origin().cut());
    }

    /**
     * A run from its file; takes a while.
     *
     * @throws IOException when the file cannot be read
     * @throws TraceFileException when it is no trace
     */
    public static Side read(Path file) throws IOException, TraceFileException {
        ReadTrace read = TraceReader.read(file);
        return new Side(title(read.trace().header()), read.trace(), false, read.cut());
    }

    /** What a trace is a trace of; a scenario that this version of the program cannot read has a name all the same. */
    public static Text title(Header header) {
        try {
            Scenario scenario = ScenarioLoader.parse(
                    header.scenarioName(), header.scenario(), Optional.ofNullable(header.variant()));
            return scenario.title();
        } catch (ScenarioException e) {
            return new Text(header.scenarioName(), header.scenarioName());
        }
    }
}
