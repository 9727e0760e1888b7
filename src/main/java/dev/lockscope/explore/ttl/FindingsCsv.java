package dev.lockscope.explore.ttl;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/** Findings as comma-separated values: a row for each protection and TTL, times in ms, an open bound left empty. */
public final class FindingsCsv {

    private static final List<String> SHARES = List.of("overlap", "lost_update", "stale_write", "turned_away");

    private FindingsCsv() {}

    /** The table. */
    public static String of(Findings findings) {
        StringBuilder text = new StringBuilder();
        try (CSVPrinter printer = new CSVPrinter(text, CSVFormat.RFC4180)) {
            printer.printRecord(heading());
            for (Estimate estimate : findings.estimates()) {
                printer.printRecord(row(findings.experiment(), estimate));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    private static List<String> heading() {
        List<String> names =
                new ArrayList<>(List.of("protection", "recipe", "ttl_ms", "rule_of_thumb", "clients", "seed", "runs"));
        SHARES.forEach(share -> names.addAll(List.of(share, share + "_share", share + "_low", share + "_high")));
        for (String wait : List.of("wait_mean", "wait_p99")) {
            names.addAll(List.of(wait + "_ms", wait + "_low_ms", wait + "_high_ms"));
        }
        return names;
    }

    private static List<Object> row(Experiment experiment, Estimate estimate) {
        Duration ttl = estimate.ttl();
        List<Object> cells = new ArrayList<>(List.of(
                estimate.protection().id(),
                estimate.protection().recipe(),
                ttl.toMillis(),
                ttl.equals(experiment.ruleOfThumb()),
                experiment.clients(),
                experiment.seed(),
                experiment.runs()));
        Map<String, Proportion> shares = Map.of(
                "overlap", estimate.overlap(),
                "lost_update", estimate.lostUpdate(),
                "stale_write", estimate.staleWrite(),
                "turned_away", estimate.turnedAway());
        for (String name : SHARES) {
            Proportion share = shares.get(name);
            if (share != null) {
                cells.add(share.times());
                cells.add(decimal(share.share()));
                cells.add(decimal(share.low()));
                cells.add(decimal(share.high()));
            }
        }
        Waits waits = estimate.waits();
        for (long nanos : List.of(
                waits.mean(), waits.meanLow(), waits.meanHigh(), waits.p99(), waits.p99Low(), waits.p99High())) {
            cells.add(nanos == Long.MAX_VALUE ? "" : String.format(Locale.ROOT, "%.3f", nanos / 1e6));
        }
        return cells;
    }

    private static String decimal(double share) {
        return String.format(Locale.ROOT, "%.6f", share);
    }
}
