package dev.lockscope.cli;

import dev.lockscope.explore.Budget;
import dev.lockscope.explore.Counterexample;
import dev.lockscope.explore.FaultKind;
import dev.lockscope.explore.Fewest;
import dev.lockscope.explore.Limits;
import dev.lockscope.explore.Playing;
import dev.lockscope.explore.Problem;
import dev.lockscope.explore.Property;
import dev.lockscope.explore.Result;
import dev.lockscope.explore.ScheduleText;
import dev.lockscope.explore.Search;
import dev.lockscope.explore.Tally;
import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioException;
import dev.lockscope.trace.file.Existing;
import dev.lockscope.trace.file.TraceWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import picocli.CommandLine.Help.Ansi.Style;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code explore}: searches the schedules of a scenario for one that breaks a property. */
final class ExploreCommand implements Command {

    /** How often a search tells how far it is. */
    private static final Duration BEAT = Duration.ofSeconds(2);

    private final Messages messages;
    private final Screen screen;
    private final Parts parts;
    private final ScenarioShelf shelf;
    private final ExploreOptions options;

    ExploreCommand(Messages messages, Screen screen, Parts parts) {
        this.messages = messages;
        this.screen = screen;
        this.parts = parts;
        this.shelf = new ScenarioShelf(messages);
        this.options = new ExploreOptions(messages);
    }

    @Override
    public CommandSpec spec() {
        CommandSpec spec = HelpLayout.command(this, "explore", "explore [OPTION]... FILE", messages);
        options.addTo(spec);
        return spec;
    }

    @Override
    public ExitCode run(ParseResult given) throws WrongInput, EnvironmentProblem, InterruptedException {
        Scenario scenario = scenario(given);
        Asked asked = new Asked(
                options.budget(given, scenario),
                options.properties(given),
                options.limits(given),
                options.threads(given));
        Optional<Path> output = ExploreOptions.output(given);
        Optional<Path> trace = ExploreOptions.trace(given);
        new OutputFiles(messages, ExploreOptions.force(given))
                .reading(ExploreOptions.file(given))
                .writing("-o", output)
                .writing("--trace", trace)
                .check();
        Optional<String> id =
                output.isPresent() ? Optional.of(ScenarioName.of(output.get(), messages)) : Optional.empty();
        boolean json = ExploreOptions.json(given);
        if (!json) {
            announce(scenario, asked);
        }
        List<Result> results = results(scenario, asked, ExploreOptions.fewest(given));
        Result result = results.get(results.size() - 1);
        ExploreReport report = new ExploreReport(messages, screen, scenario, asked);
        Optional<Counterexample> found = Optional.empty();
        if (result instanceof Result.Broken broken) {
            try {
                found = Optional.of(played(scenario, asked.budget(), broken, id));
            } catch (ScenarioException e) {
                tellUnwritten(report, broken, Playing.steps(scenario, asked.budget(), broken), e, json);
                return ExitCode.OTHER;
            }
        }
        if (!json) {
            report.print(results, ExploreOptions.fewest(given), found);
        }
        Optional<ServersSay> servers = Optional.empty();
        try {
            if (found.isPresent()) {
                write(found.get(), output, trace, ExploreOptions.force(given));
            }
            if (found.isPresent() && ExploreOptions.replay(given)) {
                servers = Optional.of(replayed(found.get(), given));
            }
        } finally {
            // What was found counts, also where it could not be written or no server could be started.
            if (json) {
                report.printJson(results, ExploreOptions.fewest(given), found, servers);
            }
        }
        if (!json) {
            servers.ifPresent(report::print);
        }
        if (result instanceof Result.Stopped stopped && stopped.reason() == Result.Reason.CANCELLED) {
            throw new InterruptedException();
        }
        return result instanceof Result.Complete ? ExitCode.EXPECTED : ExitCode.OTHER;
    }

    /**
     * What is asked for.
     *
     * @param threads how many states are gone on from at once
     */
    record Asked(Budget budget, Set<Property> properties, Limits limits, int threads) {}

    /** What was found counts all the same: its moves are told, and why no scenario comes of them. */
    private void tellUnwritten(
            ExploreReport report,
            Result.Broken found,
            List<Counterexample.Step> steps,
            ScenarioException reason,
            boolean json) {
        String why = reason.problems().stream()
                .map(problem -> problem.sentence(messages.language().id()))
                .collect(Collectors.joining("; "));
        if (json) {
            report.printJson(found, steps, why);
        } else {
            report.print(found, steps, why);
        }
    }

    private Scenario scenario(ParseResult given) throws WrongInput {
        Path file = ExploreOptions.file(given);
        List<Scenario> scenarios = shelf.loadAll(List.of(file), RunOptionsSpec.variant(given));
        if (scenarios.size() > 1) {
            String names =
                    scenarios.stream().flatMap(one -> one.variant().stream()).collect(Collectors.joining(", "));
            throw new WrongInput(messages.text("explore.several", file, names));
        }
        Scenario scenario = scenarios.get(0);
        if (!scenario.topology().sentinels().isEmpty()) {
            throw new WrongInput(messages.text("explore.sentinels", scenario.fullId()));
        }
        if (scenario.clients().size() > Problem.MOST_CLIENTS) {
            throw new WrongInput(messages.text(
                    "explore.clients", scenario.fullId(), scenario.clients().size(), Problem.MOST_CLIENTS));
        }
        return scenario;
    }

    private void announce(Scenario scenario, Asked asked) {
        Budget budget = asked.budget();
        screen.text(scenario.title().in(messages.language().id()), Style.bold);
        String faults = Arrays.stream(FaultKind.values())
                .filter(kind -> budget.most().getOrDefault(kind, 0) > 0)
                .map(kind -> kind.id() + "=" + budget.most().get(kind))
                .collect(Collectors.joining(", "));
        String wanted =
                new TreeSet<>(asked.properties()).stream().map(Property::id).collect(Collectors.joining(", "));
        screen.text(
                messages.text("explore.budget", faults.isEmpty() ? messages.text("explore.nothing") : faults, wanted),
                Style.faint);
        screen.blank();
    }

    private List<Result> results(Scenario scenario, Asked asked, boolean fewest) throws InterruptedException {
        Problem problem = Problem.of(scenario, asked.budget(), asked.properties());
        Tally[] last = {new Tally(0, 0, 0, 0, Duration.ZERO)};
        Consumer<Tally> teller = teller().andThen(tally -> last[0] = tally);
        try {
            if (fewest) {
                return new Fewest(problem, asked.limits(), asked.threads(), parts.clock()::nanos)
                        .run(() -> Thread.currentThread().isInterrupted(), (faults, tally) -> teller.accept(tally))
                        .results();
            }
            return List.of(new Search(problem, asked.limits(), asked.threads(), parts.clock()::nanos)
                    .run(() -> Thread.currentThread().isInterrupted(), teller));
        } catch (InterruptedException e) {
            screen.problem(messages.text("explore.stopped", messages.text("explore.stopped.CANCELLED")));
            screen.problem(progress(last[0]));
            throw e;
        }
    }

    /** Tells now and then how far a search is. */
    private Consumer<Tally> teller() {
        long[] told = {parts.clock().nanos()};
        return tally -> {
            long now = parts.clock().nanos();
            if (now - told[0] > BEAT.toNanos()) {
                told[0] = now;
                screen.problem(progress(tally));
            }
        };
    }

    private String progress(Tally tally) {
        return messages.text("explore.progress", tally.states(), tally.depth(), tally.open(), Math.round(tally.rate()));
    }

    private Counterexample played(Scenario scenario, Budget budget, Result.Broken broken, Optional<String> id)
            throws ScenarioException, InterruptedException {
        return new Playing((Playing.Stage) parts.trial()::play)
                .of(scenario, budget, broken, id.orElse(Playing.id(scenario, broken)), ScheduleText.title(scenario));
    }

    private void write(Counterexample found, Optional<Path> output, Optional<Path> trace, boolean force)
            throws WrongInput {
        if (output.isPresent()) {
            write(
                    output.get(),
                    file -> new NewFile(file, force).write(found.text().getBytes(StandardCharsets.UTF_8)));
        }
        if (trace.isPresent()) {
            Existing existing = force ? Existing.REPLACE : Existing.KEEP;
            write(trace.get(), file -> TraceWriter.write(file, found.trace(), existing));
        }
    }

    /** What is done with a file. */
    @FunctionalInterface
    private interface Writing {
        void to(Path file) throws IOException;
    }

    private void write(Path file, Writing writing) throws WrongInput {
        try {
            writing.to(file);
        } catch (IOException e) {
            throw new WrongInput(messages.text("output.cannot-write", file, messages.reason(e, file)));
        }
        screen.problem(messages.text("explore.written", file));
    }

    /** Runs what was found on real servers. */
    private ServersSay replayed(Counterexample found, ParseResult given)
            throws WrongInput, EnvironmentProblem, InterruptedException {
        RunSettings settings = new RunSettings(
                options.servers(given),
                1,
                parts.seeds().getAsLong(),
                RunSettings.Style.VERDICT,
                false,
                Optional.empty());
        return ServersSay.of(new Performance(messages, screen, parts).perform(found.scenario(), settings), found);
    }
}
