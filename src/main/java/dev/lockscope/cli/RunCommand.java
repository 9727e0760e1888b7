package dev.lockscope.cli;

import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.time.RunClock;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Help.Ansi.Style;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code run}: runs scenarios and compares their verdicts with the expected ones. */
final class RunCommand implements Command {

    private final Messages messages;
    private final Screen screen;
    private final ScenarioShelf shelf;
    private final RunOptionsSpec options;
    private final Performance performance;
    private final RunClock clock;

    RunCommand(Messages messages, Screen screen, Parts parts) {
        this.messages = messages;
        this.screen = screen;
        this.shelf = new ScenarioShelf(messages);
        this.options = new RunOptionsSpec(messages, parts.seeds());
        this.clock = parts.clock();
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
        List<Scenario> scenarios = shelf.loadAll(files, RunOptionsSpec.variant(given));
        if (settings.trace().isPresent() && scenarios.size() > 1) {
            throw new WrongInput(messages.text("trace.several", scenarios.size()));
        }
        if (settings.servers() instanceof ServerWish.Guests guests) {
            for (Scenario scenario : scenarios) {
                checkNodes(scenario, guests);
            }
            nameSpares(scenarios, guests.addresses());
        }
        List<VerdictTable.Row> rows = new ArrayList<>();
        List<RunReport> reports = new ArrayList<>();
        ExitCode code = ExitCode.EXPECTED;
        for (Scenario scenario : scenarios) {
            long began = clock.nanos();
            RunReport report = performance.perform(scenario, settings);
            rows.add(new VerdictTable.Row(report, Duration.ofNanos(clock.nanos() - began)));
            reports.add(report);
            if (settings.style() == RunSettings.Style.VERDICT) {
                brief(report, scenarios.size() == 1);
            }
            code = code.and(report.exitCode());
        }
        if (settings.style() == RunSettings.Style.JSON) {
            screen.raw(new ReportJson(messages.language()).text(reports));
        } else if (rows.size() > 1) {
            new VerdictTable(screen, messages).print(rows);
        }
        return code;
    }

    /** Several stand in a table, so that only what differs is told of each. */
    private void brief(RunReport report, boolean alone) {
        if (!alone && report.isMet()) {
            return;
        }
        if (!alone) {
            screen.text(report.scenario().fullId(), Style.bold);
        }
        new ReportText(screen, messages).printBrief(report);
    }

    /** Whoever names a server has something in mind with it, and is to hear that nothing comes of it. */
    private void nameSpares(List<Scenario> scenarios, List<InetSocketAddress> named) {
        int used = scenarios.stream()
                .mapToInt(scenario -> scenario.topology().nodes().size())
                .max()
                .orElse(0);
        if (used < named.size()) {
            String spare = named.stream().skip(used).map(ServerOptions::shown).collect(Collectors.joining(", "));
            screen.problem(messages.text("nodes.extra", used, spare));
        }
    }

    /** Before anything runs, because then nothing has been touched. */
    private void checkNodes(Scenario scenario, ServerWish.Guests guests) throws WrongInput {
        int wanted = scenario.topology().nodes().size();
        int named = guests.addresses().size();
        if (wanted > named) {
            throw new WrongInput(messages.text("nodes.too-few", scenario.fullId(), wanted, named));
        }
    }
}
