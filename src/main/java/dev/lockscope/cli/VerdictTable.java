package dev.lockscope.cli;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Help.Ansi.Style;

/** Prints the verdicts of several runs side by side. */
final class VerdictTable {

    private final Screen screen;
    private final Messages messages;

    VerdictTable(Screen screen, Messages messages) {
        this.screen = screen;
        this.messages = messages;
    }

    /**
     * A run in the table.
     *
     * @param report its verdict
     * @param took how long it took, with its repeats and the start of its servers
     */
    record Row(RunReport report, Duration took) {}

    void print(List<Row> rows) {
        ReportText text = new ReportText(screen, messages);
        boolean variants =
                rows.stream().anyMatch(row -> row.report().scenario().variant().isPresent());
        Table table = new Table();
        table.row(cells(
                variants,
                Cell.of(messages.text("table.scenario"), Style.bold),
                Cell.of(messages.text("table.variant"), Style.bold),
                Cell.of(messages.text("table.as-expected"), Style.bold),
                Cell.of(messages.text("table.took"), Style.bold),
                Cell.of(messages.text("table.verdict"), Style.bold)));
        for (Row row : rows) {
            RunReport report = row.report();
            boolean met = report.isMet();
            table.row(cells(
                    variants,
                    Cell.of(report.scenario().id()),
                    Cell.of(report.scenario().variant().orElse("")),
                    Cell.of(messages.text(met ? "table.yes" : "table.no"), met ? Style.fg_green : Style.fg_red),
                    Cell.of(seconds(row.took())),
                    Cell.of(text.headline(report))));
        }
        screen.blank();
        table.print(screen);
        long met = rows.stream().filter(row -> row.report().isMet()).count();
        Duration all = rows.stream().map(Row::took).reduce(Duration.ZERO, Duration::plus);
        screen.text(messages.text("table.sum", met, rows.size(), seconds(all)), Style.bold);
    }

    /** The column of variants is left out where there are none. */
    private static Cell[] cells(boolean variants, Cell scenario, Cell variant, Cell... rest) {
        Stream<Cell> first = variants ? Stream.of(scenario, variant) : Stream.of(scenario);
        return Stream.concat(first, Arrays.stream(rest)).toArray(Cell[]::new);
    }

    private String seconds(Duration time) {
        return messages.text("table.seconds", messages.number(time.toMillis() / 1e3, 1));
    }
}
