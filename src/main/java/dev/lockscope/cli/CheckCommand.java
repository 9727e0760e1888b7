package dev.lockscope.cli;

import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Help.Ansi.Style;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code check}: says everything that is wrong with scenario files. */
final class CheckCommand implements Command {

    private final Messages messages;
    private final Screen screen;
    private final ScenarioShelf shelf;

    CheckCommand(Messages messages, Screen screen) {
        this.messages = messages;
        this.screen = screen;
        this.shelf = new ScenarioShelf(messages);
    }

    @Override
    public CommandSpec spec() {
        CommandSpec spec = HelpLayout.command(this, "check", "check [OPTION]... FILE...", messages);
        spec.addPositional(RunOptionsSpec.files("check.files", messages));
        return spec;
    }

    @Override
    public ExitCode run(ParseResult given) {
        List<Path> files = given.matchedPositionalValue(0, List.of());
        ExitCode code = ExitCode.EXPECTED;
        for (ScenarioShelf.Item item : shelf.load(files)) {
            if (item.problems().isEmpty()) {
                List<String> variants = item.scenarios().stream()
                        .flatMap(scenario -> scenario.variant().stream())
                        .toList();
                String names = variants.isEmpty() ? "" : " (" + String.join(", ", variants) + ")";
                screen.row(Cell.of("ok", Style.fg_green), Cell.of(item.file() + names));
            } else {
                item.problems().forEach(screen::problem);
                code = ExitCode.BAD_INPUT;
            }
        }
        return code;
    }
}
