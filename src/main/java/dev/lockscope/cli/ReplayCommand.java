package dev.lockscope.cli;

import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioException;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.Trace;
import dev.lockscope.trace.file.Cut;
import dev.lockscope.trace.file.ReadTrace;
import dev.lockscope.trace.file.TraceFileException;
import dev.lockscope.trace.file.TraceReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
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
        Path file = given.matchedPositionalValue(0, Path.of(""));
        ReadTrace read = read(file);
        Trace trace = read.trace();
        Scenario scenario = scenario(file, trace.header());
        RunReport report = RunReport.of(scenario, trace);
        switch (RunOptionsSpec.style(given)) {
            case STORY -> {
                story(scenario, trace, RunOptionsSpec.details(given));
                new ReportText(screen, messages).print(report);
            }
            case VERDICT -> new ReportText(screen, messages).printBrief(report);
            case JSON -> screen.raw(new ReportJson(messages.language()).text(List.of(report)));
        }
        read.cut().ifPresent(cut -> screen.problem(cut(file, cut, trace)));
        return report.exitCode();
    }

    private ReadTrace read(Path file) throws WrongInput {
        try {
            return TraceReader.read(file);
        } catch (TraceFileException e) {
            throw new WrongInput(
                    messages.text("error", e.text(messages.language().id())));
        } catch (IOException e) {
            throw new WrongInput(messages.text("trace.cannot-read", file, messages.reason(e, file)));
        }
    }

    /** What was expected of the run stands in the scenario, which the trace carries. */
    private Scenario scenario(Path file, Header header) throws WrongInput {
        try {
            return ScenarioLoader.parse(
                    header.scenarioName(), header.scenario(), Optional.ofNullable(header.variant()));
        } catch (ScenarioException e) {
            String problem = e.problems().get(0).text(messages.language().id());
            throw new WrongInput(messages.text("trace.foreign-scenario", file, problem));
        }
    }

    private void story(Scenario scenario, Trace trace, boolean details) {
        new ScenarioHeading(screen, messages).print(scenario, trace.header());
        StoryLine line = new StoryLine(screen, messages, trace.header().cast(), details);
        trace.events().forEach(event -> line.print(event, false));
    }

    private String cut(Path file, Cut cut, Trace trace) {
        Optional<Event> last = trace.events().stream().reduce((first, second) -> second);
        String until = messages.number(last.map(Event::at).orElse(0L) / 1e9, 3);
        return messages.text("trace.cut", file, String.valueOf(cut.line()), String.valueOf(cut.offset()), until);
    }
}
