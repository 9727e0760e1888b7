package dev.lockscope.export;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/** Reads tables back with Commons CSV. */
final class CsvReading {

    private static final Set<String> ACCEPTED = Set.of("WriteAccepted", "ChargeAccepted", "write-accepted", "charged");
    private static final Set<String> REJECTED = Set.of(
            "WriteRejected",
            "WriteConflicted",
            "ChargeRejected",
            "write-rejected",
            "write-conflicted",
            "charge-rejected");

    private CsvReading() {}

    static List<CSVRecord> rows(String text) {
        CSVFormat format = CSVFormat.RFC4180
                .builder()
                .setHeader()
                .setSkipHeaderRecord(true)
                .get();
        try (CSVParser parser = CSVParser.parse(text, format)) {
            return parser.getRecords();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Numbers events(String text) {
        Stays stays = new Stays();
        long acquired = 0;
        long accepted = 0;
        long rejected = 0;
        long at = 0;
        for (CSVRecord row : rows(text)) {
            at = Long.parseLong(row.get("at_ns"));
            String lock = row.get("data");
            switch (row.get("fact")) {
                case "LockAcquired" -> acquired++;
                case "CriticalSectionEntered" -> stays.enter(row.get("client"), lock(lock), at);
                case "CriticalSectionLeft" -> stays.leave(row.get("client"), lock(lock), at);
                case "ClientCrashed", "ClientFinished" -> stays.leaveAll(row.get("client"), at);
                default -> {}
            }
            accepted += ACCEPTED.contains(row.get("fact")) ? 1 : 0;
            rejected += REJECTED.contains(row.get("fact")) ? 1 : 0;
        }
        stays.end(at);
        return new Numbers(acquired, stays.overlap(), accepted, rejected);
    }

    private static String lock(String data) {
        return Json.of(data).get("lock").asString();
    }

    static Numbers spans(String text) {
        Set<List<String>> grants = new HashSet<>();
        Stays stays = new Stays();
        long accepted = 0;
        long rejected = 0;
        for (CSVRecord row : rows(text)) {
            long from = Long.parseLong(row.get("from_ns"));
            switch (row.get("kind")) {
                case "holding", "overdue" -> grants.add(List.of(row.get("lane"), row.get("subject"), row.get("label")));
                case "in-section" ->
                    stays.stay(row.get("lane"), row.get("label"), from, from + Long.parseLong(row.get("length_ns")));
                default -> {}
            }
            accepted += ACCEPTED.contains(row.get("kind")) ? 1 : 0;
            rejected += REJECTED.contains(row.get("kind")) ? 1 : 0;
        }
        return new Numbers(grants.size(), stays.overlap(), accepted, rejected);
    }
}
