package dev.lockscope.cli;

import java.util.List;
import picocli.CommandLine.Help.Ansi.Style;

/** Prints the verdicts of several runs side by side. */
final class VerdictTable {

    private final Screen screen;
    private final Messages messages;

    VerdictTable(Screen screen, Messages messages) {
        this.screen = screen;
        this.messages = messages;
    }

    void print(List<RunReport> reports) {
        ReportText text = new ReportText(screen, messages);
        Table table = new Table();
        table.headings(
                messages.text("table.scenario"), messages.text("table.as-expected"), messages.text("table.verdict"));
        for (RunReport report : reports) {
            boolean met = report.isMet();
            table.row(
                    Cell.of(report.scenario().id()),
                    Cell.of(messages.text(met ? "table.yes" : "table.no"), met ? Style.fg_green : Style.fg_red),
                    Cell.of(text.headline(report)));
        }
        screen.blank();
        table.print(screen);
        long met = reports.stream().filter(RunReport::isMet).count();
        screen.text(messages.text("table.sum", met, reports.size()), Style.bold);
    }
}
