package dev.lockscope.cli;

import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioException;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.Trace;
import dev.lockscope.trace.file.Cut;
import dev.lockscope.trace.file.ReadTrace;
import dev.lockscope.trace.file.TraceFileException;
import dev.lockscope.trace.file.TraceReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A trace that was read from a file which a person named. */
final class OpenedTrace {

    private final Path file;
    private final ReadTrace read;
    private final Messages messages;

    private OpenedTrace(Path file, ReadTrace read, Messages messages) {
        this.file = file;
        this.read = read;
        this.messages = messages;
    }

    /** @throws WrongInput when it is no trace, or cannot be read */
    static OpenedTrace read(Path file, Messages messages) throws WrongInput {
        try {
            return new OpenedTrace(file, TraceReader.read(file), messages);
        } catch (TraceFileException e) {
            throw new WrongInput(
                    messages.text("error", e.text(messages.language().id())));
        } catch (IOException e) {
            throw new WrongInput(messages.text("trace.cannot-read", file, messages.reason(e, file)));
        }
    }

    Trace trace() {
        return read.trace();
    }

    /**
     * The scenario, which the trace carries.
     *
     * @throws WrongInput when this version of the program cannot read it
     */
    Scenario scenario() throws WrongInput {
        Header header = trace().header();
        try {
            return ScenarioLoader.parse(
                    header.scenarioName(), header.scenario(), Optional.ofNullable(header.variant()));
        } catch (ScenarioException e) {
            String problem = e.problems().get(0).text(messages.language().id());
            throw new WrongInput(messages.text("trace.foreign-scenario", file, problem));
        }
    }

    /** That the file was cut off and where, if so. */
    Optional<String> cut() {
        return read.cut().map(this::cut);
    }

    private String cut(Cut cut) {
        List<Event> events = trace().events();
        long last = events.isEmpty() ? 0 : events.get(events.size() - 1).at();
        return messages.text(
                "trace.cut",
                file,
                String.valueOf(cut.line()),
                String.valueOf(cut.offset()),
                messages.number(last / 1e9, 3));
    }
}
