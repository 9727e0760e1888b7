package dev.lockscope.cli;

import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.scenario.Scenario;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code run}: runs scenarios and compares their verdicts with the expected ones. */
final class RunCommand implements Command {

    private final Messages messages;
    private final Screen screen;
    private final ScenarioShelf shelf;
    private final RunOptionsSpec options;
    private final Performance performance;

    RunCommand(Messages messages, Screen screen, Parts parts) {
        this.messages = messages;
        this.screen = screen;
        this.shelf = new ScenarioShelf(messages);
        this.options = new RunOptionsSpec(messages, parts.seeds());
        this.performance = new Performance(messages, screen, parts);
    }

    @Override
    public CommandSpec spec() {
        CommandSpec spec = HelpLayout.command(this, "run", "run [OPTION]... FILE...", messages);
        options.addTo(spec);
        return spec;
    }

    @Override
    public ExitCode run(ParseResult given) throws WrongInput, EnvironmentProblem, InterruptedException {
        RunSettings settings = options.settings(given);
        List<Path> files = given.matchedPositionalValue(0, List.of());
        List<Scenario> scenarios = shelf.loadAll(files);
        if (settings.trace().isPresent() && scenarios.size() > 1) {
            throw new WrongInput(messages.text("trace.several", scenarios.size()));
        }
        List<RunReport> reports = new ArrayList<>();
        ExitCode code = ExitCode.EXPECTED;
        for (Scenario scenario : scenarios) {
            RunReport report = performance.perform(scenario, settings);
            reports.add(report);
            code = code.and(report.exitCode());
        }
        if (settings.style() == RunSettings.Style.JSON) {
            screen.raw(new ReportJson(messages.language()).text(reports));
        } else if (reports.size() > 1) {
            new VerdictTable(screen, messages).print(reports);
        }
        return code;
    }
}
