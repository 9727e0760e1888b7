package dev.lockscope.cli;

import dev.lockscope.explore.Counterexample;
import dev.lockscope.explore.FaultKind;
import dev.lockscope.explore.Property;
import dev.lockscope.explore.Result;
import dev.lockscope.explore.ScheduleText;
import dev.lockscope.explore.Tally;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.trace.RunFact.Ending;
import dev.lockscope.trace.RunFact.RunEnded;
import dev.lockscope.verdict.VerdictText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine.Help.Ansi.Style;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** What there is to say about a search. */
final class ExploreReport {

    /** The endings whose sentence says itself that the run proves nothing. */
    private static final Set<Ending> TOLD_WHOLE = Set.of(Ending.SERVER_LOST, Ending.BROKEN);

    private final Messages messages;
    private final Screen screen;
    private final ScheduleText schedules;
    private final ExploreCommand.Asked asked;
    private final String scenario;

    ExploreReport(Messages messages, Screen screen, Scenario scenario, ExploreCommand.Asked asked) {
        this.messages = messages;
        this.asked = asked;
        this.screen = screen;
        this.scenario = scenario.fullId();
        this.schedules = ScheduleText.in(messages.language().id(), scenario);
    }

    /**
     * Prints what came out.
     *
     * @param results one for each number of faults that were allowed, or a single one
     * @param fewest whether they are for numbers of faults, from none on
     */
    void print(List<Result> results, boolean fewest, Optional<Counterexample> found) {
        Result result = results.get(results.size() - 1);
        if (fewest) {
            printFewest(results);
        }
        if (result instanceof Result.Complete) {
            screen.text(messages.text("explore.complete", result.tally().states()), Style.bold, Style.fg_green);
        } else if (result instanceof Result.Stopped stopped) {
            String why = messages.text("explore.stopped." + stopped.reason());
            screen.text(messages.text("explore.stopped", why), Style.bold, Style.fg_yellow);
        }
        found.ifPresent(this::print);
        print(result.tally());
    }

    /** Something was found of which no scenario can be made; {@code why} says why. */
    void print(Result.Broken found, List<Counterexample.Step> steps, String why) {
        print(found.broken(), steps);
        screen.text(messages.text("explore.unwritten", why), Style.fg_yellow);
        print(found.tally());
    }

    private void print(Tally tally) {
        screen.text(
                messages.text(
                        "explore.tally",
                        tally.states(),
                        tally.transitions(),
                        messages.number(tally.took().toNanos() / 1e9, 1),
                        Math.round(tally.rate())),
                Style.faint);
    }

    private void printFewest(List<Result> results) {
        for (int faults = 0; faults < results.size(); faults++) {
            Result result = results.get(faults);
            screen.text(
                    messages.text(
                            "explore.fewest." + word(result),
                            faults,
                            result.tally().states()),
                    Style.faint);
        }
        screen.blank();
        int last = results.size() - 1;
        if (results.get(last) instanceof Result.Broken) {
            screen.text(messages.text("explore.fewest.enough", last), Style.bold, Style.fg_red);
        }
    }

    private void print(Counterexample found) {
        print(found.broken(), found.steps());
        String headline = VerdictText.in(messages.language().id()).headline(found.verdict());
        screen.text(
                messages.text(found.isConfirmed() ? "explore.confirmed" : "explore.unconfirmed", headline),
                found.isConfirmed() ? ReportText.colour(found.verdict()) : Style.fg_yellow);
    }

    private void print(Set<Property> broken, List<Counterexample.Step> steps) {
        screen.text(messages.text("explore.broken", steps.size(), schedules.broken(broken)), Style.bold, Style.fg_red);
        screen.blank();
        Table table = new Table();
        List<String> outcomes = schedules.outcomes(steps);
        for (int place = 0; place < steps.size(); place++) {
            table.row(
                    Cell.of(String.valueOf(place + 1), Style.faint),
                    Cell.of(schedules.move(steps.get(place))),
                    Cell.of(outcomes.get(place), Style.faint));
        }
        table.print(screen);
        screen.blank();
    }

    /** What real servers say of what was found. */
    void print(ServersSay servers) {
        RunReport report = servers.report();
        screen.blank();
        screen.text(messages.text("explore.replay.heading"), Style.bold);
        screen.text(
                VerdictText.in(messages.language().id()).headline(report.verdict()),
                ReportText.colour(report.verdict()));
        Style colour = servers.agreement() == ServersSay.Agreement.SAME ? Style.fg_green : Style.fg_yellow;
        Optional<RunEnded> ended = report.ended();
        boolean toldWhole =
                ended.filter(end -> TOLD_WHOLE.contains(end.ending())).isPresent();
        if (!toldWhole) {
            String key = "explore.replay." + servers.agreement().id();
            screen.text(
                    messages.text(
                            key, ids(servers.model()), ids(report.verdict().ids())),
                    colour);
        }
        if (servers.agreement() == ServersSay.Agreement.CUT && ended.isPresent()) {
            String ending = "report.ending." + ended.get().ending().name();
            screen.text(messages.text(ending, ended.get().detail()), colour);
        }
    }

    private String ids(Set<FindingId> findings) {
        String ids = findings.stream().map(FindingId::id).sorted().collect(Collectors.joining(", "));
        return ids.isEmpty() ? messages.text("explore.safe") : ids;
    }

    /** Prints the same as one object. */
    void printJson(List<Result> results, boolean fewest, Optional<Counterexample> found, Optional<ServersSay> servers) {
        Map<String, Object> object = object(results.get(results.size() - 1));
        if (fewest) {
            object.put(
                    "byFaults",
                    results.stream()
                            .map(one -> Map.of(
                                    "result", word(one), "states", one.tally().states()))
                            .toList());
        }
        found.ifPresent(one -> {
            putMoves(object, one.broken(), one.steps());
            object.put("findings", sorted(one.verdict().ids()));
            object.put("confirmed", one.isConfirmed());
            object.put("scenario", one.text());
        });
        servers.ifPresent(say -> object.put(
                "servers",
                Map.of(
                        "agreement",
                        say.agreement().id(),
                        "findings",
                        sorted(say.report().verdict().ids()))));
        printJson(object);
    }

    /** As {@link #print(Result.Broken, List, String)}, for programs. */
    void printJson(Result.Broken found, List<Counterexample.Step> steps, String why) {
        Map<String, Object> object = object(found);
        putMoves(object, found.broken(), steps);
        object.put("confirmed", false);
        object.put("unwritten", why);
        printJson(object);
    }

    private void printJson(Map<String, Object> object) {
        JsonMapper mapper =
                JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
        screen.raw(mapper.writeValueAsString(object) + "\n");
    }

    private static List<String> sorted(Set<FindingId> findings) {
        return findings.stream().map(FindingId::id).sorted().toList();
    }

    /** What was asked for: the answer holds for that and no more. */
    private void putAsked(Map<String, Object> object) {
        Map<String, Integer> faults = new LinkedHashMap<>();
        asked.budget().most().entrySet().stream()
                .filter(entry -> entry.getValue() > 0)
                .sorted(Map.Entry.comparingByKey())
                .forEach(entry -> faults.put(entry.getKey().id(), entry.getValue()));
        object.put("faults", faults);
        if (faults.containsKey(FaultKind.CLOCK_JUMP.id())) {
            object.put("clockJumpMillis", asked.budget().clockJump().toMillis());
        }
        if (faults.containsKey(FaultKind.RESTART_NODE.id())) {
            object.put("restartAfterMillis", asked.budget().restartAfter().toMillis());
        }
        object.put(
                "properties",
                asked.properties().stream().sorted().map(Property::id).toList());
        Map<String, Object> bounds = new LinkedHashMap<>();
        bounds.put("states", asked.limits().states());
        bounds.put("depth", asked.limits().depth());
        bounds.put("seconds", asked.limits().time().toSeconds());
        object.put("bounds", bounds);
    }

    private Map<String, Object> object(Result result) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("result", word(result));
        if (result instanceof Result.Stopped stopped) {
            object.put("reason", stopped.reason().name().toLowerCase(java.util.Locale.ROOT));
        }
        object.put("explored", scenario);
        putAsked(object);
        Tally tally = result.tally();
        object.put("states", tally.states());
        object.put("transitions", tally.transitions());
        object.put("depth", tally.depth());
        object.put("nanos", tally.took().toNanos());
        return object;
    }

    private void putMoves(Map<String, Object> object, Set<Property> broken, List<Counterexample.Step> steps) {
        object.put("broken", broken.stream().map(Property::id).sorted().toList());
        object.put("schedule", steps.stream().map(schedules::move).toList());
        object.put("outcomes", schedules.outcomes(steps));
    }

    private static String word(Result result) {
        if (result instanceof Result.Broken) {
            return "broken";
        }
        return result instanceof Result.Complete ? "complete" : "stopped";
    }
}
