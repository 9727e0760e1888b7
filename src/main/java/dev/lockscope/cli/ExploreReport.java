package dev.lockscope.cli;

import dev.lockscope.explore.Counterexample;
import dev.lockscope.explore.Property;
import dev.lockscope.explore.Result;
import dev.lockscope.explore.Tally;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.verdict.VerdictText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Help.Ansi.Style;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** What there is to say about a search. */
final class ExploreReport {

    private final Messages messages;
    private final Screen screen;
    private final ScheduleText schedules;

    ExploreReport(Messages messages, Screen screen, Scenario scenario) {
        this.messages = messages;
        this.screen = screen;
        this.schedules = new ScheduleText(messages, scenario);
    }

    void print(Result result, Optional<Counterexample> found) {
        if (result instanceof Result.Complete) {
            screen.text(messages.text("explore.complete", result.tally().states()), Style.bold, Style.fg_green);
        } else if (result instanceof Result.Stopped stopped) {
            String why = messages.text("explore.stopped." + stopped.reason());
            screen.text(messages.text("explore.stopped", why), Style.bold, Style.fg_yellow);
        }
        found.ifPresent(this::print);
        Tally tally = result.tally();
        screen.text(
                messages.text(
                        "explore.tally",
                        tally.states(),
                        tally.transitions(),
                        messages.number(tally.took().toNanos() / 1e9, 1),
                        Math.round(tally.rate())),
                Style.faint);
    }

    private void print(Counterexample found) {
        String what = found.broken().stream()
                .sorted()
                .map(property -> messages.text("explore.broken." + property.id()))
                .collect(Collectors.joining("; "));
        screen.text(messages.text("explore.broken", found.steps().size(), what), Style.bold, Style.fg_red);
        screen.blank();
        Table table = new Table();
        int number = 0;
        for (Counterexample.Step step : found.steps()) {
            table.row(
                    Cell.of(String.valueOf(++number), Style.faint),
                    Cell.of(schedules.move(step)),
                    Cell.of(schedules.outcome(step), Style.faint));
        }
        table.print(screen);
        screen.blank();
        String headline = VerdictText.in(messages.language().id()).headline(found.verdict());
        screen.text(
                messages.text(found.isConfirmed() ? "explore.confirmed" : "explore.unconfirmed", headline),
                found.isConfirmed() ? ReportText.colour(found.verdict()) : Style.fg_yellow);
    }

    void printJson(Result result, Optional<Counterexample> found) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("result", word(result));
        if (result instanceof Result.Stopped stopped) {
            object.put("reason", stopped.reason().name().toLowerCase(java.util.Locale.ROOT));
        }
        Tally tally = result.tally();
        object.put("states", tally.states());
        object.put("transitions", tally.transitions());
        object.put("depth", tally.depth());
        object.put("nanos", tally.took().toNanos());
        found.ifPresent(one -> {
            object.put(
                    "broken", one.broken().stream().map(Property::id).sorted().toList());
            object.put("schedule", schedule(one));
            object.put(
                    "findings",
                    one.verdict().ids().stream().map(FindingId::id).sorted().toList());
            object.put("confirmed", one.isConfirmed());
            object.put("scenario", one.text());
        });
        JsonMapper mapper =
                JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
        screen.raw(mapper.writeValueAsString(object) + "\n");
    }

    private List<String> schedule(Counterexample found) {
        return found.steps().stream().map(schedules::move).toList();
    }

    private static String word(Result result) {
        if (result instanceof Result.Broken) {
            return "broken";
        }
        return result instanceof Result.Complete ? "complete" : "stopped";
    }
}
