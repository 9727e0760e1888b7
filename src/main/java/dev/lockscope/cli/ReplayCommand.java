package dev.lockscope.cli;

import dev.lockscope.scenario.Scenario;
import dev.lockscope.trace.Trace;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** {@code replay}: tells and judges a run again from its trace file, without Redis. */
final class ReplayCommand implements Command {

    private final Messages messages;
    private final Screen screen;

    ReplayCommand(Messages messages, Screen screen) {
        this.messages = messages;
        this.screen = screen;
    }

    @Override
    public CommandSpec spec() {
        CommandSpec spec = HelpLayout.command(this, "replay", "replay [OPTION]... TRACE", messages);
        spec.addPositional(PositionalParamSpec.builder()
                .index("0")
                .required(true)
                .arity("1")
                .type(Path.class)
                .paramLabel(HelpLayout.words("TRACE", messages))
                .description(messages.text("replay.trace"))
                .build());
        RunOptionsSpec.addStyle(spec, messages);
        return spec;
    }

    @Override
    public ExitCode run(ParseResult given) throws WrongInput {
        OpenedTrace opened = OpenedTrace.read(given.matchedPositionalValue(0, Path.of("")), messages);
        Trace trace = opened.trace();
        Scenario scenario = opened.scenario();
        RunReport report = RunReport.of(scenario, trace);
        switch (RunOptionsSpec.style(given)) {
            case STORY -> {
                story(scenario, trace, RunOptionsSpec.details(given));
                new ReportText(screen, messages).print(report);
            }
            case VERDICT -> new ReportText(screen, messages).printBrief(report);
            case JSON -> screen.raw(new ReportJson(messages.language()).text(List.of(report)));
        }
        opened.cut().ifPresent(screen::problem);
        return report.exitCode();
    }

    private void story(Scenario scenario, Trace trace, boolean details) {
        new ScenarioHeading(screen, messages).print(scenario, trace.header());
        StoryLine line = new StoryLine(screen, messages, trace.header().cast(), details);
        trace.events().forEach(event -> line.print(event, false));
    }
}
