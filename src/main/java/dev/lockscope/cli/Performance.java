package dev.lockscope.cli;

import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.lab.Run;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.trace.Header;

/** Runs one scenario to a verdict, again and slower where the machine disturbed it, and prints it. */
final class Performance {

    /** How often a disturbed run is repeated. */
    static final int REPEATS = 3;

    /** No repeat goes slower than this, unless the run was slower from the start. */
    private static final double SLOWEST_REPEAT = 0.5;

    private final Messages messages;
    private final Screen screen;
    private final Parts parts;

    Performance(Messages messages, Screen screen, Parts parts) {
        this.messages = messages;
        this.screen = screen;
        this.parts = parts;
    }

    /**
     * Runs the scenario.
     *
     * @return the report of its last run
     */
    RunReport perform(Scenario scenario, RunSettings settings)
            throws WrongInput, EnvironmentProblem, InterruptedException {
        double speed = settings.speed();
        RunReport report = once(scenario, settings, speed);
        for (int repeat = 1; report.verdict().isDisturbed() && repeat <= REPEATS; repeat++) {
            double went = report.trace().header().speed();
            speed = went > SLOWEST_REPEAT ? Math.max(went / 2, SLOWEST_REPEAT) : went;
            screen.problem(messages.text("run.disturbed", messages.speed(speed), repeat, REPEATS));
            report = once(scenario, settings, speed);
        }
        if (settings.style() == RunSettings.Style.STORY) {
            new ReportText(screen, messages).print(report);
        }
        if (report.verdict().isDisturbed()) {
            screen.problem(messages.text("run.still-disturbed", REPEATS));
        }
        return report;
    }

    private RunReport once(Scenario scenario, RunSettings settings, double speed)
            throws WrongInput, EnvironmentProblem, InterruptedException {
        // The followers end after the run, so that they hear of its end too.
        try (Followers followers = new Followers(messages, screen, parts.clock(), settings);
                Run run =
                        parts.runs().apply(settings.servers()).open(scenario, new RunOptions(speed, settings.seed()))) {
            followers.write(run);
            announce(scenario, settings, speed, run);
            followers.tell(run);
            run.start();
            run.awaitEnd();
            return RunReport.of(scenario, run.trace());
        } catch (InterruptedException e) {
            settings.trace().ifPresent(file -> screen.problem(messages.text("trace.kept", file)));
            throw e;
        }
    }

    private void announce(Scenario scenario, RunSettings settings, double wish, Run run) {
        double speed = run.speed().factor();
        if (Double.compare(wish, speed) != 0) {
            boolean bears = scenario.maxSpeed().filter(most -> most <= speed).isEmpty();
            screen.problem(
                    messages.text(bears ? "run.clamped" : "run.slowed", messages.speed(wish), messages.speed(speed)));
        }
        if (settings.style() != RunSettings.Style.STORY) {
            return;
        }
        Header header = run.header();
        new ScenarioHeading(screen, messages).print(scenario, header);
    }
}
