package dev.lockscope.cli;

import dev.lockscope.course.LessonTrial;
import dev.lockscope.lab.EnvironmentProblem;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.TypeConversionException;

/** All commands, wired together. */
final class CommandTree {

    private final Messages messages;
    private final Screen screen;
    private final Terminal terminal;
    private final Parts parts;

    CommandTree(Messages messages, Screen screen, Terminal terminal, Parts parts) {
        this.messages = messages;
        this.screen = screen;
        this.terminal = terminal;
        this.parts = parts;
    }

    /** A new tree, to be used once. */
    CommandLine line() {
        OpenCommand open = new OpenCommand(messages, parts.window(), terminal.environment());
        CommandSpec root = new Root(open).spec();
        List<Command> commands = List.of(
                open,
                new RunCommand(messages, screen, parts),
                new ExploreCommand(messages, screen, parts),
                new ListCommand(messages, screen, parts.scenarios()),
                new CheckCommand(messages, screen, new LessonTrial(parts.trial())),
                new NewCommand(messages, screen),
                new HandoutCommand(messages, screen, new LessonTrial(parts.trial()), parts.scenarios()),
                new ReplayCommand(messages, screen),
                new DiffCommand(messages, screen),
                new ExportCommand(messages, screen),
                new TtlCommand(messages, screen, terminal.interactive(), parts),
                new MatrixCommand(
                        messages, screen, parts, terminal.interactive() ? terminal.columns() : Terminal.USUAL_COLUMNS),
                new DoctorCommand(messages, screen, parts.doctor(), terminal.environment()));
        for (Command command : commands) {
            CommandSpec spec = command.spec();
            root.addSubcommand(spec.name(), spec);
        }
        CommandLine line = new CommandLine(root);
        line.registerConverter(Path.class, CommandTree::path);
        line.setUsageHelpWidth(Math.max(terminal.columns(), HelpLayout.NARROWEST));
        line.setColorScheme(Help.defaultColorScheme(screen.ansi()));
        return line;
    }

    /** An empty path would mean the current folder, which nobody means by it. */
    private static Path path(String text) {
        if (text.isEmpty()) {
            throw new TypeConversionException("empty");
        }
        return Path.of(text);
    }

    /** The program without a command: shows the window. */
    private final class Root implements Command {

        private final OpenCommand open;

        Root(OpenCommand open) {
            this.open = open;
        }

        @Override
        public CommandSpec spec() {
            CommandSpec spec = HelpLayout.command(this, "lockscope", "[COMMAND] [OPTION]...", messages);
            spec.addOption(OptionSpec.builder("--version")
                    .type(boolean.class)
                    .arity("0")
                    .versionHelp(true)
                    .description(messages.text("option.version"))
                    .build());
            spec.addOption(open.freshStart());
            GlobalOptions.addTo(spec, messages);
            return spec;
        }

        @Override
        public ExitCode run(ParseResult given) throws EnvironmentProblem, InterruptedException {
            return open.catalogue(given);
        }
    }
}
