package dev.lockscope.desktop.kept;

import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioException;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.scenario.Text;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.file.TraceArchive.Kept;
import dev.lockscope.trace.file.TraceFileException;
import dev.lockscope.trace.file.TraceReader;
import java.io.IOException;
import java.time.Instant;
import java.util.Optional;

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
            return new KeptRun(kept, title(header), header.started());
        } catch (IOException | TraceFileException e) {
            return new KeptRun(kept, new Text(name, name), kept.at());
        }
    }

    private static Text title(Header header) {
        try {
            Scenario scenario = ScenarioLoader.parse(
                    header.scenarioName(), header.scenario(), Optional.ofNullable(header.variant()));
            return scenario.title();
        } catch (ScenarioException e) {
            // A scenario that this version of the program cannot read has a name all the same.
            return new Text(header.scenarioName(), header.scenarioName());
        }
    }
}
