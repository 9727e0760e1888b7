package dev.lockscope.cli;

import dev.lockscope.explore.ttl.Experiment;
import dev.lockscope.explore.ttl.Findings;
import dev.lockscope.explore.ttl.FindingsCsv;
import dev.lockscope.explore.ttl.Laboratory;
import dev.lockscope.explore.ttl.TtlSvg;
import dev.lockscope.timeline.paint.Palette;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code ttl}: the TTL laboratory, which runs recipes many times on the model. */
final class TtlCommand implements Command {

    /** How often progress is shown, ns. */
    private static final long PACE = 200_000_000L;

    /** The same where it goes to a file or another program, ns. */
    private static final long SLOW_PACE = 2_000_000_000L;

    private final Messages messages;
    private final Screen screen;
    private final boolean interactive;
    private final Parts parts;
    private final TtlOptions options;

    /**
     * The command.
     *
     * @param interactive whether a person looks on, who wants to know how far it is
     */
    TtlCommand(Messages messages, Screen screen, boolean interactive, Parts parts) {
        this.messages = messages;
        this.screen = screen;
        this.interactive = interactive;
        this.parts = parts;
        this.options = new TtlOptions(messages);
    }

    @Override
    public CommandSpec spec() {
        CommandSpec spec = HelpLayout.command(this, "ttl", "ttl [OPTION]...", messages);
        options.addTo(spec);
        return spec;
    }

    @Override
    public ExitCode run(ParseResult given) throws WrongInput, InterruptedException {
        Optional<Path> csv = Optional.ofNullable(given.matchedOptionValue(TtlOptions.CSV, null));
        Optional<Path> svg = Optional.ofNullable(given.matchedOptionValue(TtlOptions.SVG, null));
        boolean force = GlobalOptions.has(given, TtlOptions.FORCE);
        Experiment experiment = options.experiment(given, parts.seeds().getAsLong());
        OutputFiles files =
                new OutputFiles(messages, force).writing(TtlOptions.CSV, csv).writing(TtlOptions.SVG, svg);
        options.readings().keySet().forEach(files::reading);
        files.check();
        TtlTables tables = new TtlTables(messages, screen);
        tables.heading(
                experiment,
                options.name(given, TtlOptions.Role.WORK),
                options.name(given, TtlOptions.Role.PAUSES),
                options.name(given, TtlOptions.Role.NETWORK));
        options.readings().forEach(tables::reading);
        long began = parts.clock().nanos();
        Optional<Findings> found = findings(experiment, options.seconds(given));
        if (found.isEmpty()) {
            return ExitCode.OTHER;
        }
        Findings findings = found.get();
        tables.show(findings);
        double seconds = (parts.clock().nanos() - began) / 1e9;
        screen.text(messages.text(
                "ttl.took", experiment.samples(), messages.number(seconds, 1), experiment.samples() / seconds));
        String language = messages.language().id();
        if (csv.isPresent()) {
            write(csv.get(), force, FindingsCsv.of(findings));
        }
        if (svg.isPresent()) {
            Palette palette = GlobalOptions.has(given, TtlOptions.DARK) ? Palette.DARK : Palette.LIGHT;
            write(svg.get(), force, TtlSvg.of(findings, palette, language));
        }
        return ExitCode.EXPECTED;
    }

    /** Nothing where the time was up, which has been told then. */
    private Optional<Findings> findings(Experiment experiment, int seconds) throws InterruptedException {
        AtomicLong done = new AtomicLong();
        Laboratory laboratory = new Laboratory(Runtime.getRuntime().availableProcessors());
        try (TimeLimit limit = new TimeLimit(seconds)) {
            try {
                return Optional.of(laboratory.run(experiment, progress(done)));
            } catch (InterruptedException e) {
                clear();
                screen.problem(messages.text("ttl.progress", done.get(), experiment.samples()));
                if (!limit.isUp()) {
                    throw e;
                }
                screen.problem(messages.text("ttl.stopped", seconds));
                return Optional.empty();
            }
        } finally {
            clear();
        }
    }

    /** Takes what was told of the progress away. */
    private void clear() {
        if (interactive) {
            screen.rawProblem("\r\u001b[K");
        }
    }

    /** On a terminal one line that changes; elsewhere a line now and then, as for a search. */
    private Laboratory.Progress progress(AtomicLong told) {
        long[] shown = {parts.clock().nanos()};
        long pace = interactive ? PACE : SLOW_PACE;
        return (done, of) -> {
            told.set(done);
            long now = parts.clock().nanos();
            if (now - shown[0] > pace) {
                shown[0] = now;
                String text = messages.text("ttl.progress", done, of);
                if (interactive) {
                    screen.rawProblem("\r\u001b[K" + text);
                } else {
                    screen.problem(text);
                }
            }
        };
    }

    private void write(Path file, boolean force, String content) throws WrongInput {
        try {
            new NewFile(file, force).write(content.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new WrongInput(messages.text("output.cannot-write", file, messages.reason(e, file)));
        }
        screen.text(messages.text("export.written", file));
    }
}
