package dev.lockscope.explore.matrix;

import dev.lockscope.explore.Budget;
import dev.lockscope.explore.FaultKind;
import dev.lockscope.explore.Property;
import dev.lockscope.explore.Result;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;

/** Reads what {@link MatrixWriter} has written. */
final class MatrixReader {

    private MatrixReader() {}

    /**
     * The matrix of a text that {@link MatrixWriter} has written.
     *
     * @throws IllegalArgumentException when it is none
     */
    static Matrix read(String text) {
        JsonNode root = MatrixFile.MAPPER.readTree(text);
        if (root.path("schema").asInt() != MatrixFile.SCHEMA) {
            throw new IllegalArgumentException("schema " + root.path("schema"));
        }
        List<Fault> faults = new ArrayList<>();
        root.path("faults").forEach(fault -> faults.add(fault(fault)));
        List<Matrix.Line> lines = new ArrayList<>();
        root.path("recipes").forEach(line -> lines.add(line(faults, line)));
        return new Matrix(
                root.path("lockscope").asString(),
                root.path("date").asString(),
                root.path("states").asInt(),
                root.path("depth").asInt(),
                faults,
                lines);
    }

    private static Fault fault(JsonNode node) {
        Map<FaultKind, Integer> most = new EnumMap<>(FaultKind.class);
        node.path("most")
                .properties()
                .forEach(entry -> most.put(
                        FaultKind.of(entry.getKey()).orElseThrow(),
                        entry.getValue().asInt()));
        Budget budget = new Budget(
                most,
                node.path("total").asInt(),
                Duration.parse(node.path("clockJump").asString()),
                Duration.parse(node.path("restartAfter").asString()));
        return new Fault(
                node.path("id").asString(),
                budget,
                node.path("clients").asInt(),
                node.path("work").asInt(),
                needs(node.path("needs")));
    }

    private static Set<Need> needs(JsonNode ids) {
        Set<Need> needs = new TreeSet<>();
        ids.forEach(id -> needs.add(Need.of(id.asString()).orElseThrow()));
        return needs;
    }

    private static Matrix.Line line(List<Fault> faults, JsonNode node) {
        Row row = new Row(
                node.path("recipe").asString(),
                node.path("topology").asString(),
                node.path("settings").asString(),
                node.path("resource").asString(),
                node.path("checks").asBoolean(),
                needs(node.path("has")));
        List<Matrix.Cell> cells = faults.stream()
                .map(fault -> cell(node.path("cells").path(fault.id())))
                .toList();
        return new Matrix.Line(row, cells);
    }

    private static Matrix.Cell cell(JsonNode node) {
        Map<Property, Outcome> outcomes = new EnumMap<>(Property.class);
        for (Property property : Property.values()) {
            outcomes.put(property, outcome(node.path(property.id())));
        }
        return new Matrix.Cell(outcomes);
    }

    private static Outcome outcome(JsonNode node) {
        if (node.has(MatrixFile.SAFE)) {
            return new Outcome.Safe(node.path(MatrixFile.SAFE).asLong());
        } else if (node.has(MatrixFile.BROKEN)) {
            return new Outcome.Broken(node.path(MatrixFile.BROKEN).asInt());
        } else if (node.has(MatrixFile.LACKS)) {
            return new Outcome.NotApplicable(
                    Need.of(node.path(MatrixFile.LACKS).asString()).orElseThrow());
        }
        String bound = node.path(MatrixFile.STOPPED).asString();
        return new Outcome.Stopped(
                Result.Reason.valueOf(bound.toUpperCase(Locale.ROOT)),
                node.path("states").asLong());
    }
}
