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
import dev.lockscope.scenario.FindingId;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioException;
import dev.lockscope.trace.file.Existing;
import dev.lockscope.trace.file.TraceWriter;
import dev.lockscope.verdict.VerdictText;
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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine.Help.Ansi.Style;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code explore}: searches the schedules of a scenario for one that breaks a property. */
final class ExploreCommand implements Command {

    /** How often a search tells how far it is. */
    private static final Duration BEAT = Duration.ofSeconds(2);

    private static final Pattern FILE = Pattern.compile("([a-z0-9]+(?:-[a-z0-9]+)*)\\.ya?ml");

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
        Budget budget = options.budget(given);
        Set<Property> properties = options.properties(given);
        Limits limits = options.limits(given);
        Optional<Path> output = ExploreOptions.output(given);
        Optional<Path> trace = ExploreOptions.trace(given);
        if (trace.isPresent()) {
            TraceFile.check(trace.get(), ExploreOptions.force(given), messages);
        }
        if (output.isPresent() && new NewFile(output.get(), ExploreOptions.force(given)).isTaken()) {
            throw new WrongInput(messages.text("explore.taken", output.get()));
        }
        Optional<String> id = output.isPresent() ? Optional.of(id(output.get())) : Optional.empty();
        if (!ExploreOptions.json(given)) {
            announce(scenario, budget, properties);
        }
        Problem problem = problem(scenario, budget, properties);
        List<Result> results = ExploreOptions.fewest(given)
                ? fewest(problem, limits, options.threads(given))
                : List.of(search(problem, limits, options.threads(given)));
        Result result = results.get(results.size() - 1);
        ExploreReport report = new ExploreReport(messages, screen, scenario);
        Optional<Counterexample> found = Optional.empty();
        if (result instanceof Result.Broken broken) {
            try {
                found = Optional.of(played(scenario, budget, broken, id));
            } catch (ScenarioException e) {
                tellUnwritten(report, broken, Playing.steps(scenario, budget, broken), e, ExploreOptions.json(given));
                return ExitCode.OTHER;
            }
        }
        if (ExploreOptions.json(given)) {
            report.printJson(results, ExploreOptions.fewest(given), found);
        } else {
            report.print(results, ExploreOptions.fewest(given), found);
        }
        if (found.isEmpty()) {
            return result instanceof Result.Complete ? ExitCode.EXPECTED : ExitCode.OTHER;
        }
        write(found.get(), output, trace, ExploreOptions.force(given));
        if (ExploreOptions.replay(given)) {
            replay(found.get(), given);
        }
        return ExitCode.OTHER;
    }

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

    private static Problem problem(Scenario scenario, Budget budget, Set<Property> properties) {
        return Problem.of(scenario, budget, properties);
    }

    private void announce(Scenario scenario, Budget budget, Set<Property> properties) {
        screen.text(scenario.title().in(messages.language().id()), Style.bold);
        String faults = Arrays.stream(FaultKind.values())
                .filter(kind -> budget.most().getOrDefault(kind, 0) > 0)
                .map(kind -> kind.id() + "=" + budget.most().get(kind))
                .collect(Collectors.joining(", "));
        String wanted = new TreeSet<>(properties).stream().map(Property::id).collect(Collectors.joining(", "));
        screen.text(
                messages.text("explore.budget", faults.isEmpty() ? messages.text("explore.nothing") : faults, wanted),
                Style.faint);
        screen.blank();
    }

    private Result search(Problem problem, Limits limits, int threads) throws InterruptedException {
        return new Search(problem, limits, threads, parts.clock()::nanos)
                .run(() -> Thread.currentThread().isInterrupted(), teller());
    }

    private List<Result> fewest(Problem problem, Limits limits, int threads) throws InterruptedException {
        Consumer<Tally> teller = teller();
        return new Fewest(problem, limits, threads, parts.clock()::nanos)
                .run(() -> Thread.currentThread().isInterrupted(), (faults, tally) -> teller.accept(tally))
                .results();
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

    /** A scenario's id is its file's name. */
    private String id(Path file) throws WrongInput {
        String name = String.valueOf(file.getFileName());
        Matcher parts = FILE.matcher(name);
        if (!parts.matches()) {
            throw new WrongInput(messages.text("explore.name", file));
        }
        return parts.group(1);
    }

    private Counterexample played(Scenario scenario, Budget budget, Result.Broken broken, Optional<String> id)
            throws ScenarioException, InterruptedException {
        return new Playing((Playing.Stage) parts.trial()::play)
                .of(scenario, budget, broken, id.orElse(Playing.id(scenario, broken)), ScheduleText.title(scenario));
    }

    private void write(Counterexample found, Optional<Path> output, Optional<Path> trace, boolean force)
            throws WrongInput {
        try {
            if (output.isPresent()) {
                new NewFile(output.get(), force).write(found.text().getBytes(StandardCharsets.UTF_8));
                screen.problem(messages.text("explore.written", output.get()));
            }
            if (trace.isPresent()) {
                TraceWriter.write(trace.get(), found.trace(), force ? Existing.REPLACE : Existing.KEEP);
                screen.problem(messages.text("explore.written", trace.get()));
            }
        } catch (IOException e) {
            throw new WrongInput(messages.reason(e));
        }
    }

    /** Runs what was found on real servers, and says whether they agree. */
    private void replay(Counterexample found, ParseResult given)
            throws WrongInput, EnvironmentProblem, InterruptedException {
        RunSettings settings = new RunSettings(
                options.servers(given),
                1,
                parts.seeds().getAsLong(),
                RunSettings.Style.VERDICT,
                false,
                Optional.empty());
        screen.blank();
        screen.text(messages.text("explore.replay.heading"), Style.bold);
        RunReport report = new Performance(messages, screen, parts).perform(found.scenario(), settings);
        VerdictText words = VerdictText.in(messages.language().id());
        screen.text(words.headline(report.verdict()), ReportText.colour(report.verdict()));
        Set<FindingId> here = report.verdict().ids();
        if (!report.isComplete()) {
            screen.text(messages.text("explore.replay.cut"), Style.fg_yellow);
        } else if (here.equals(found.verdict().ids())) {
            screen.text(messages.text("explore.replay.same"), Style.fg_green);
        } else {
            String key = found.isConfirmed(here) ? "explore.replay.differs" : "explore.replay.disagrees";
            screen.text(messages.text(key, ids(found.verdict().ids()), ids(here)), Style.fg_yellow);
        }
    }

    private String ids(Set<FindingId> findings) {
        String ids = findings.stream().map(FindingId::id).sorted().collect(Collectors.joining(", "));
        return ids.isEmpty() ? messages.text("explore.safe") : ids;
    }
}
