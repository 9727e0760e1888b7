package dev.lockscope.cli;

import dev.lockscope.explore.ttl.Estimate;
import dev.lockscope.explore.ttl.Experiment;
import dev.lockscope.explore.ttl.Findings;
import dev.lockscope.explore.ttl.Proportion;
import dev.lockscope.explore.ttl.Protection;
import dev.lockscope.explore.ttl.TtlWords;
import dev.lockscope.explore.ttl.Waits;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine.Help.Ansi.Style;

/** What the TTL laboratory prints. */
final class TtlTables {

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

    /** What came out: what goes wrong while all live, and how long a crash keeps the others out. */
    void show(Findings findings) {
        screen.blank();
        screen.text(messages.text("ttl.wrong"), Style.bold);
        Table harm = new Table();
        harm.row(heads("ttl.column.ttl", "ttl.column.overlap", "ttl.column.lost", "ttl.column.stale"));
        for (Protection protection : findings.experiment().protections()) {
            harm.row(section(List.of(protection), 4));
            for (Estimate one : findings.of(protection)) {
                harm.row(line(findings, one, share(one.overlap()), share(one.lostUpdate()), share(one.staleWrite())));
            }
        }
        harm.print(screen);
        screen.blank();
        screen.text(messages.text("ttl.crash"), Style.bold);
        Table waits = new Table();
        waits.row(heads("ttl.column.ttl", "ttl.column.mean", "ttl.column.p99"));
        for (List<Protection> alike : alike(findings)) {
            waits.row(section(alike, 3));
            for (Estimate one : findings.of(alike.get(0))) {
                Waits wait = one.waits();
                waits.row(line(
                        findings,
                        one,
                        seconds(wait.mean(), wait.meanLow(), wait.meanHigh()),
                        seconds(wait.p99(), wait.p99Low(), wait.p99High())));
            }
        }
        waits.print(screen);
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

    private Cell[] heads(String... keys) {
        return List.of(keys).stream()
                .map(key -> Cell.of(messages.text(key), Style.faint))
                .toArray(Cell[]::new);
    }

    /** A row that says only what the rows below it are of; its words may reach into the next columns. */
    private Cell[] section(List<Protection> protections, int columns) {
        String names = protections.stream().map(words::name).collect(Collectors.joining(", "));
        Cell[] cells = new Cell[columns];
        for (int i = 0; i < columns; i++) {
            cells[i] = Cell.of(i == columns - 1 ? names : "", Style.bold);
        }
        return cells;
    }

    private Cell[] line(Findings findings, Estimate estimate, String... texts) {
        boolean rule = estimate.ttl().equals(findings.experiment().ruleOfThumb());
        Cell[] cells = new Cell[texts.length + 1];
        cells[0] = rule ? Cell.of(words.time(estimate.ttl()) + " *", Style.bold) : Cell.of(words.time(estimate.ttl()));
        for (int i = 0; i < texts.length; i++) {
            cells[i + 1] = rule ? Cell.of(texts[i], Style.bold) : Cell.of(texts[i]);
        }
        return cells;
    }

    private String share(Proportion share) {
        return words.percent(share.share()) + " (" + words.percent(share.low()) + "–" + words.percent(share.high())
                + ")";
    }

    private String seconds(long value, long low, long high) {
        return words.seconds(value) + " (" + words.seconds(low) + "–" + words.seconds(high) + ")";
    }
}
