package dev.lockscope.cli;

import dev.lockscope.explore.ttl.Experiment;
import dev.lockscope.explore.ttl.Findings;
import dev.lockscope.explore.ttl.FindingsCsv;
import dev.lockscope.explore.ttl.Laboratory;
import dev.lockscope.explore.ttl.TtlSvg;
import dev.lockscope.timeline.paint.Palette;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code ttl}: the TTL laboratory, which runs recipes many times on the model. */
final class TtlCommand implements Command {

    /** How often progress is shown, ns. */
    private static final long PACE = 200_000_000L;

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
        require(csv, force);
        require(svg, force);
        Experiment experiment = options.experiment(given, parts.seeds().getAsLong());
        TtlTables tables = new TtlTables(messages, screen);
        tables.heading(
                experiment,
                options.name(given, TtlOptions.Role.WORK),
                options.name(given, TtlOptions.Role.PAUSES),
                options.name(given, TtlOptions.Role.NETWORK));
        long began = parts.clock().nanos();
        Findings findings = new Laboratory(Runtime.getRuntime().availableProcessors()).run(experiment, progress());
        if (interactive) {
            screen.rawProblem("\r\u001b[K");
        }
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

    private Laboratory.Progress progress() {
        if (!interactive) {
            return (done, of) -> {};
        }
        long[] shown = {parts.clock().nanos()};
        return (done, of) -> {
            long now = parts.clock().nanos();
            if (now - shown[0] > PACE) {
                shown[0] = now;
                screen.rawProblem("\r\u001b[K" + messages.text("ttl.progress", done, of));
            }
        };
    }

    /** Before the work is done, not after. */
    private void require(Optional<Path> file, boolean force) throws WrongInput {
        if (file.isPresent() && new NewFile(file.get(), force).isTaken()) {
            throw new WrongInput(messages.text("trace.exists", file.get()));
        }
    }

    private void write(Path file, boolean force, String content) throws WrongInput {
        try {
            new NewFile(file, force).write(content.getBytes(StandardCharsets.UTF_8));
        } catch (FileAlreadyExistsException e) {
            throw new WrongInput(messages.text("trace.exists", file));
        } catch (IOException e) {
            throw new WrongInput(messages.text("export.cannot-write", file, messages.reason(e, file)));
        }
        screen.text(messages.text("export.written", file));
    }
}
