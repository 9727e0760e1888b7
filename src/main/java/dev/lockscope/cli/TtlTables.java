package dev.lockscope.cli;

import dev.lockscope.explore.ttl.Estimate;
import dev.lockscope.explore.ttl.Experiment;
import dev.lockscope.explore.ttl.Findings;
import dev.lockscope.explore.ttl.LatencyFile;
import dev.lockscope.explore.ttl.Proportion;
import dev.lockscope.explore.ttl.Protection;
import dev.lockscope.explore.ttl.TtlWords;
import dev.lockscope.explore.ttl.Waits;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine.Help.Ansi.Style;

/** What the TTL laboratory prints. */
final class TtlTables {

    private static final int TTL_WIDTH = 10;
    private static final int NUMBERS_WIDTH = 18;

    private final Messages messages;
    private final Screen screen;
    private final TtlWords words;

    TtlTables(Messages messages, Screen screen) {
        this.messages = messages;
        this.screen = screen;
        this.words = TtlWords.in(messages.language().id());
    }

    /** What is tried, before it is. */
    void heading(Experiment experiment, String work, String pauses, String network) {
        screen.blank();
        screen.text(words.text("chart.title"), Style.bold);
        screen.text(messages.text("ttl.tried", work, pauses, network), Style.faint);
        screen.text(
                messages.text(
                        "ttl.tried.how",
                        experiment.clients(),
                        experiment.runs(),
                        words.time(experiment.retry()),
                        String.valueOf(experiment.seed())),
                Style.faint);
        screen.text(messages.text("ttl.rule", Experiment.RULE, words.time(experiment.ruleOfThumb())), Style.faint);
    }

    /** What a file of latencies was taken for. */
    void reading(Path file, LatencyFile.Reading reading) {
        String median = words.time(Duration.ofNanos(reading.lengths().quantile(0.5)));
        String values = messages.text("ttl.read", file, reading.lengths().size(), median);
        String column = reading.column().isEmpty()
                ? messages.text("ttl.read.unit", reading.unit())
                : messages.text("ttl.read.column", reading.column(), reading.unit());
        String others = reading.others().isEmpty()
                ? ""
                : " " + messages.text("ttl.read.others", String.join(", ", reading.others()));
        screen.text(values + " " + column + others, Style.faint);
    }

    /** What came out: what goes wrong while all live, and how long a crash keeps the others out. */
    void show(Findings findings) {
        List<String> harm = List.of("ttl.column.ttl", "ttl.column.overlap", "ttl.column.lost", "ttl.column.stale");
        heads("ttl.wrong", harm);
        for (Protection protection : findings.experiment().protections()) {
            section(List.of(protection));
            for (Estimate one : findings.of(protection)) {
                line(findings, one, harm, share(one.overlap()), share(one.lostUpdate()), share(one.staleWrite()));
            }
        }
        List<String> waits = List.of("ttl.column.ttl", "ttl.column.mean", "ttl.column.p99");
        heads("ttl.crash", waits);
        for (List<Protection> alike : alike(findings)) {
            section(alike);
            for (Estimate one : findings.of(alike.get(0))) {
                Waits wait = one.waits();
                String mean = seconds(wait.mean(), wait.meanLow(), wait.meanHigh());
                line(findings, one, waits, mean, seconds(wait.p99(), wait.p99Low(), wait.p99High()));
            }
        }
        screen.blank();
        screen.text(messages.text("ttl.bounds"), Style.faint);
    }

    /** Protections after which every wait was the same, since they are one and the same lock to who waits. */
    private static List<List<Protection>> alike(Findings findings) {
        Map<List<Waits>, List<Protection>> groups = new LinkedHashMap<>();
        for (Protection protection : findings.experiment().protections()) {
            List<Waits> waits =
                    findings.of(protection).stream().map(Estimate::waits).toList();
            groups.computeIfAbsent(waits, none -> new ArrayList<>()).add(protection);
        }
        return List.copyOf(groups.values());
    }

    private void heads(String title, List<String> columns) {
        screen.blank();
        screen.text(messages.text(title), Style.bold);
        screen.row(columns.stream()
                .map(column -> Cell.of(messages.text(column), width(column), Style.faint))
                .toList());
    }

    /** A column is as wide as its heading, and at least as its numbers with their bounds. */
    private int width(String column) {
        return column.equals("ttl.column.ttl") ? TTL_WIDTH : Math.max(NUMBERS_WIDTH, Cell.width(messages.text(column)));
    }

    private void section(List<Protection> protections) {
        screen.text(protections.stream().map(words::name).collect(Collectors.joining(", ")), Style.bold);
    }

    private void line(Findings findings, Estimate estimate, List<String> columns, String... texts) {
        boolean rule = estimate.ttl().equals(findings.experiment().ruleOfThumb());
        Style[] styles = rule ? new Style[] {Style.bold} : new Style[0];
        List<Cell> cells = new ArrayList<>();
        cells.add(Cell.of("  " + words.time(estimate.ttl()) + (rule ? " *" : ""), TTL_WIDTH, styles));
        for (int i = 0; i < texts.length; i++) {
            cells.add(Cell.of(texts[i], width(columns.get(i + 1)), styles));
        }
        screen.row(cells);
    }

    private String share(Proportion share) {
        return words.percent(share.share()) + " (" + words.percent(share.low()) + "–" + words.percent(share.high())
                + ")";
    }

    private String seconds(long value, long low, long high) {
        return words.seconds(value) + " (" + words.seconds(low) + "–" + words.seconds(high) + ")";
    }
}
