package dev.lockscope.cli;

import dev.lockscope.scenario.ClientSpec;
import dev.lockscope.scenario.Scenario;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** {@code list}: shows the scenarios of a folder. */
final class ListCommand implements Command {

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
                .paramLabel("FOLDER")
                .description(messages.text("list.folder"))
                .build());
        return spec;
    }

    @Override
    public ExitCode run(ParseResult given) throws WrongInput {
        Path usual = Files.isDirectory(HERE) ? HERE : shipped;
        Path folder = given.matchedPositionalValue(0, usual);
        List<ScenarioShelf.Item> items = shelf.load(List.of(folder));
        Table table = new Table();
        table.headings(
                messages.text("table.file"),
                messages.text("table.recipes"),
                messages.text("table.topology"),
                messages.text("table.expected"),
                messages.text("table.title"));
        for (ScenarioShelf.Item item : items) {
            item.scenario().ifPresent(scenario -> row(table, folder, item.file(), scenario));
        }
        table.print(screen);
        List<String> problems =
                items.stream().flatMap(item -> item.problems().stream()).toList();
        problems.forEach(screen::problem);
        return problems.isEmpty() ? ExitCode.EXPECTED : ExitCode.BAD_INPUT;
    }

    private void row(Table table, Path folder, Path file, Scenario scenario) {
        String recipes =
                scenario.clients().stream().map(ClientSpec::recipe).distinct().collect(Collectors.joining(", "));
        Optional<Path> below = Files.isDirectory(folder) ? Optional.of(folder.relativize(file)) : Optional.empty();
        table.row(
                Cell.of(below.orElse(file).toString()),
                Cell.of(recipes),
                Cell.of(scenario.topology().id()),
                Cell.of(new ReportText(screen, messages).ids(scenario.expect().findings())),
                Cell.of(scenario.title().in(messages.language().id())));
    }
}
