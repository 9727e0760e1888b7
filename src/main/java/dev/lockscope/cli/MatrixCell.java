package dev.lockscope.cli;

import dev.lockscope.explore.Counterexample;
import dev.lockscope.explore.Result;
import dev.lockscope.explore.matrix.Cells;
import dev.lockscope.explore.matrix.Fault;
import dev.lockscope.explore.matrix.MatrixText;
import dev.lockscope.explore.matrix.Outcome;
import dev.lockscope.explore.matrix.Row;
import dev.lockscope.explore.matrix.Schedules;
import dev.lockscope.lab.Lab;
import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.VerdictText;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import picocli.CommandLine.Help.Ansi.Style;

/** Searches one cell of the matrix, and writes what breaks it as a scenario. */
final class MatrixCell {

    private final Messages messages;
    private final Screen screen;
    private final Parts parts;
    private final Cells cells;
    private final MatrixText words;

    MatrixCell(Messages messages, Screen screen, Parts parts, Cells cells) {
        this.messages = messages;
        this.screen = screen;
        this.parts = parts;
        this.cells = cells;
        this.words = MatrixText.in(messages.language().id());
    }

    /**
     * Searches.
     *
     * @param output where what was found is to be written
     */
    ExitCode search(MatrixOptions.Place place, Optional<MatrixOutput> output) throws WrongInput, InterruptedException {
        Row row = place.row();
        Fault fault = place.fault();
        String id =
                output.isPresent() ? ScenarioName.of(output.get().file(), messages) : row.recipe() + "-" + fault.id();
        screen.text(
                messages.text("matrix.cell.heading", row.recipe(), words.of(fault), words.of(place.property())),
                Style.bold);
        Optional<Result> result = row.missing(fault).isPresent()
                ? Optional.empty()
                : Optional.of(cells.search(
                        row,
                        fault,
                        place.property(),
                        () -> Thread.currentThread().isInterrupted(),
                        tally -> {}));
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        Outcome outcome = result.map(Cells::outcome)
                .orElseGet(() -> new Outcome.NotApplicable(row.missing(fault).orElseThrow()));
        screen.text(words.of(outcome) + ".");
        if (result.isPresent() && result.get() instanceof Result.Broken broken) {
            return tell(place, broken, id, output);
        } else if (output.isPresent()) {
            screen.problem(messages.text("matrix.cell.nothing", output.get().file()));
            return ExitCode.OTHER;
        }
        return ExitCode.EXPECTED;
    }

    private ExitCode tell(MatrixOptions.Place place, Result.Broken broken, String id, Optional<MatrixOutput> output)
            throws WrongInput, InterruptedException {
        Lab.Versions versions = new Lab.Versions(parts.version(), System.getProperty("java.version", "unknown"));
        Counterexample found =
                new Schedules(parts.wall(), versions).of(place.row(), place.fault(), place.property(), broken, id);
        VerdictText verdicts = VerdictText.in(messages.language().id());
        screen.text(found.scenario().goal().in(messages.language().id()));
        screen.blank();
        Trace trace = found.trace();
        StoryLine line = new StoryLine(screen, messages, trace.header().cast(), false);
        trace.events().forEach(event -> line.print(event, false));
        screen.blank();
        screen.text(
                messages.text("matrix.cell.verdict", verdicts.headline(found.verdict())),
                ReportText.colour(found.verdict()));
        if (output.isPresent()) {
            output.get().write(found.text().getBytes(StandardCharsets.UTF_8));
            screen.text(messages.text("matrix.cell.written", output.get().file()));
        }
        if (!found.isConfirmed()) {
            screen.problem(messages.text("matrix.cell.unconfirmed"));
            return ExitCode.OTHER;
        }
        return ExitCode.EXPECTED;
    }
}
