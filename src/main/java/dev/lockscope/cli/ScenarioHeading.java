package dev.lockscope.cli;

import dev.lockscope.scenario.Scenario;
import dev.lockscope.trace.Header;
import picocli.CommandLine.Help.Ansi.Style;

/** Prints what a run is a run of, before it is told. */
final class ScenarioHeading {

    private final Screen screen;
    private final Messages messages;

    ScenarioHeading(Screen screen, Messages messages) {
        this.screen = screen;
        this.messages = messages;
    }

    void print(Scenario scenario, Header header) {
        String language = messages.language().id();
        screen.blank();
        screen.text(scenario.title().in(language), Style.bold);
        screen.text(scenario.goal().in(language));
        screen.text(
                messages.text(
                        "report.run-facts",
                        String.valueOf(header.seed()),
                        messages.speed(header.speed()),
                        header.serverVersion()),
                Style.faint);
        screen.blank();
    }
}
