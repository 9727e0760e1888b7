package dev.lockscope.cli;

import dev.lockscope.scenario.ClientSpec;
import dev.lockscope.scenario.Scenario;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Help.Ansi.Style;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** {@code list}: shows the scenarios of a folder. */
final class ListCommand implements Command {

    /** The longest name that leaves room for a title beside it, columns. */
    private static final int LONGEST_BESIDE_TITLE = 40;

    private static final Path HERE = Path.of("scenarios");

    private final Messages messages;
    private final Screen screen;
    private final ScenarioShelf shelf;
    private final Path shipped;

    /**
     * The command.
     *
     * @param shipped the folder of the scenarios that came with the program
     */
    ListCommand(Messages messages, Screen screen, Path shipped) {
        this.messages = messages;
        this.screen = screen;
        this.shelf = new ScenarioShelf(messages);
        this.shipped = shipped;
    }

    @Override
    public CommandSpec spec() {
        CommandSpec spec = HelpLayout.command(this, "list", "list [OPTION]... [FOLDER]", messages);
        spec.addPositional(PositionalParamSpec.builder()
                .index("0")
                .arity("0..1")
                .type(Path.class)
                .paramLabel(HelpLayout.words("FOLDER", messages))
                .description(messages.text("list.folder"))
                .build());
        return spec;
    }

    @Override
    public ExitCode run(ParseResult given) {
        Path usual = Files.isDirectory(HERE) ? HERE : shipped;
        Path folder = given.matchedPositionalValue(0, usual);
        List<ScenarioShelf.Item> items = shelf.load(List.of(folder));
        for (ScenarioShelf.Item item : items) {
            item.scenarios().forEach(scenario -> show(folder, item.file(), scenario));
        }
        List<String> problems =
                items.stream().flatMap(item -> item.problems().stream()).toList();
        problems.forEach(screen::problem);
        return problems.isEmpty() ? ExitCode.EXPECTED : ExitCode.BAD_INPUT;
    }

    /** Two lines a scenario, so that they fit a narrow terminal: where and what it is, and what is in it. */
    private void show(Path folder, Path file, Scenario scenario) {
        Path shown = Files.isDirectory(folder) ? folder.relativize(file) : file;
        String variant = scenario.variant().map(name -> " (" + name + ")").orElse("");
        String recipes =
                scenario.clients().stream().map(ClientSpec::recipe).distinct().collect(Collectors.joining(", "));
        String expected = new ReportText(screen, messages).ids(scenario.expect().findings());
        String name = shown + variant;
        String title = scenario.title().in(messages.language().id());
        if (Cell.width(name) > LONGEST_BESIDE_TITLE) {
            screen.text(name, Style.bold);
            screen.row(Cell.of("  "), Cell.of(title));
        } else {
            screen.row(Cell.of(name, Style.bold), Cell.of(title));
        }
        screen.row(
                Cell.of("  "),
                Cell.of(messages.text("list.facts", scenario.topology().id(), recipes, expected), Style.faint));
    }
}
