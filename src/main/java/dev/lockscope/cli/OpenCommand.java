package dev.lockscope.cli;

import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.trace.file.TraceFileException;
import dev.lockscope.trace.file.TraceReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** {@code open}, and the program without a command: shows the window. */
final class OpenCommand implements Command {

    private static final String FRESH_START = "--fresh-start";
    private static final List<String> TRACES = List.of(".jsonl", ".jsonl.gz");
    private static final List<String> SCENARIOS = List.of(".yaml", ".yml");

    private final Messages messages;
    private final Window window;
    private final Display display;

    OpenCommand(Messages messages, Window window, Map<String, String> environment) {
        this.messages = messages;
        this.window = window;
        this.display = Display.of(environment);
    }

    @Override
    public CommandSpec spec() {
        CommandSpec spec = HelpLayout.command(this, "open", "open [OPTION]... FILE", messages);
        spec.addPositional(PositionalParamSpec.builder()
                .index("0")
                .required(true)
                .arity("1")
                .type(Path.class)
                .paramLabel(HelpLayout.words("FILE", messages))
                .description(messages.text("open.file"))
                .build());
        spec.addOption(RunOptionsSpec.variant("open.variant", messages));
        spec.addOption(freshStart());
        return spec;
    }

    /** The option of those who teach; it can be given without the command too. */
    OptionSpec freshStart() {
        return OptionSpec.builder(FRESH_START)
                .type(boolean.class)
                .arity("0")
                .description(messages.text("open.fresh-start"))
                .build();
    }

    @Override
    public ExitCode run(ParseResult given) throws WrongInput, EnvironmentProblem, InterruptedException {
        Path file = given.matchedPositionalValue(0, Path.of(""));
        Optional<String> variant = RunOptionsSpec.variant(given);
        check(file, variant);
        return show(given, Optional.of(file), variant);
    }

    /** Shows the window with the catalogue. */
    ExitCode catalogue(ParseResult given) throws EnvironmentProblem, InterruptedException {
        return show(given, Optional.empty(), Optional.empty());
    }

    private ExitCode show(ParseResult given, Optional<Path> file, Optional<String> variant)
            throws EnvironmentProblem, InterruptedException {
        if (display.isMissing()) {
            throw new EnvironmentProblem(messages.text("window.no-display"), messages.text("window.no-display.cure"));
        }
        ParseResult whole = given.commandSpec().root().commandLine().getParseResult();
        boolean fresh = GlobalOptions.has(given, FRESH_START) || GlobalOptions.has(whole, FRESH_START);
        List<String> arguments = whole.originalArgs();
        try {
            window.show(new Window.Wish(file, variant, Language.isAsked(arguments), fresh));
        } catch (Window.NotShown e) {
            throw problem(e);
        }
        return ExitCode.EXPECTED;
    }

    private EnvironmentProblem problem(Window.NotShown failure) {
        String key = switch (failure.why()) {
            case UNREACHABLE -> "window.unreachable";
            case NO_LIBRARY -> "window.no-library";
            case OTHER -> "window.broken";
        };
        return new EnvironmentProblem(
                messages.text(key, String.valueOf(failure.getMessage())), messages.text(key + ".cure"));
    }

    /** A file that cannot be read is told of where its name was typed. The window tells what is wrong deep within a trace. */
    private void check(Path file, Optional<String> variant) throws WrongInput {
        String name = file.toString().toLowerCase(Locale.ROOT);
        try {
            file.getFileSystem().provider().checkAccess(file);
        } catch (IOException e) {
            throw new WrongInput(messages.text("file.missing", file, messages.reason(e, file)));
        }
        if (Files.isDirectory(file)) {
            throw new WrongInput(messages.text("open.unknown", file));
        } else if (SCENARIOS.stream().anyMatch(name::endsWith)) {
            new ScenarioShelf(messages).loadAll(List.of(file), variant);
        } else if (TRACES.stream().noneMatch(name::endsWith)) {
            throw new WrongInput(messages.text("open.unknown", file));
        } else if (variant.isPresent()) {
            throw new WrongInput(messages.text("open.trace-variant"));
        } else {
            checkTrace(file);
        }
    }

    private void checkTrace(Path file) throws WrongInput {
        try {
            TraceReader.check(file);
        } catch (TraceFileException e) {
            throw new WrongInput(
                    messages.text("error", e.text(messages.language().id())));
        } catch (IOException e) {
            throw new WrongInput(messages.text("trace.cannot-read", file, messages.reason(e, file)));
        }
    }
}
