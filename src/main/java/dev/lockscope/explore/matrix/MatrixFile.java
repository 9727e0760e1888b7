package dev.lockscope.explore.matrix;

import dev.lockscope.explore.Budget;
import dev.lockscope.explore.FaultKind;
import dev.lockscope.explore.Property;
import dev.lockscope.explore.Result;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A matrix as JSON: one line for each column, and one for each cell. */
public final class MatrixFile {

    /** The layout of the file; another one has another number. */
    public static final int SCHEMA = 1;

    private static final String STORED = "matrix.json";
    private static final String SAFE = "safe";
    private static final String BROKEN = "broken";
    private static final String STOPPED = "stopped";
    private static final String LACKS = "lacks";
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private MatrixFile() {}

    /** The matrix that came with the program. */
    public static Matrix stored() {
        try (InputStream in = Objects.requireNonNull(MatrixFile.class.getResourceAsStream(STORED))) {
            return read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The text of a matrix. */
    public static String text(Matrix matrix) {
        Map<String, Object> head = new LinkedHashMap<>();
        head.put("schema", SCHEMA);
        head.put("lockscope", matrix.version());
        head.put("date", matrix.date());
        head.put("states", matrix.states());
        head.put("depth", matrix.depth());
        String start = MAPPER.writeValueAsString(head);
        String faults = matrix.faults().stream()
                .map(fault -> "  " + MAPPER.writeValueAsString(fault(fault)))
                .collect(Collectors.joining(",\n"));
        String lines = matrix.lines().stream()
                .map(line -> line(matrix.faults(), line))
                .collect(Collectors.joining(",\n"));
        return start.substring(0, start.length() - 1)
                + ",\n\"faults\":[\n" + faults + "\n],\n\"recipes\":[\n" + lines + "\n]}\n";
    }

    private static Map<String, Object> fault(Fault fault) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("id", fault.id());
        Map<String, Integer> most = new LinkedHashMap<>();
        new TreeSet<>(fault.budget().most().keySet())
                .forEach(kind -> most.put(kind.id(), fault.budget().most().get(kind)));
        object.put("most", most);
        object.put("total", fault.budget().total());
        object.put("clockJump", fault.budget().clockJump().toString());
        object.put("restartAfter", fault.budget().restartAfter().toString());
        object.put("clients", fault.clients());
        object.put("work", fault.work());
        object.put("needs", ids(fault.needs()));
        return object;
    }

    private static List<String> ids(Set<Need> needs) {
        return new TreeSet<>(needs).stream().map(Need::id).toList();
    }

    private static String line(List<Fault> faults, Matrix.Line line) {
        Row row = line.row();
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("recipe", row.recipe());
        object.put("topology", row.topology());
        object.put("settings", row.settings());
        object.put("resource", row.resource());
        object.put("checks", row.checks());
        object.put("has", ids(row.has()));
        String head = MAPPER.writeValueAsString(object);
        List<String> cells = new ArrayList<>();
        for (int column = 0; column < faults.size(); column++) {
            cells.add("  " + MAPPER.writeValueAsString(faults.get(column).id()) + ":"
                    + MAPPER.writeValueAsString(cell(line.cells().get(column))));
        }
        return head.substring(0, head.length() - 1) + ",\"cells\":{\n" + String.join(",\n", cells) + "}}";
    }

    private static Map<String, Object> cell(Matrix.Cell cell) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (Property property : Property.values()) {
            object.put(property.id(), outcome(cell.of(property)));
        }
        return object;
    }

    private static Map<String, Object> outcome(Outcome outcome) {
        Map<String, Object> object = new LinkedHashMap<>();
        if (outcome instanceof Outcome.Safe safe) {
            object.put(SAFE, safe.states());
        } else if (outcome instanceof Outcome.Broken broken) {
            object.put(BROKEN, broken.steps());
        } else if (outcome instanceof Outcome.Stopped stopped) {
            object.put(STOPPED, stopped.bound().name().toLowerCase(Locale.ROOT));
            object.put("states", stopped.states());
        } else if (outcome instanceof Outcome.NotApplicable none) {
            object.put(LACKS, none.missing().id());
        }
        return object;
    }

    /**
     * The matrix of a text that {@link #text} has written.
     *
     * @throws IllegalArgumentException when it is none
     */
    static Matrix read(String text) {
        JsonNode root = MAPPER.readTree(text);
        if (root.path("schema").asInt() != SCHEMA) {
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
        if (node.has(SAFE)) {
            return new Outcome.Safe(node.path(SAFE).asLong());
        } else if (node.has(BROKEN)) {
            return new Outcome.Broken(node.path(BROKEN).asInt());
        } else if (node.has(LACKS)) {
            return new Outcome.NotApplicable(
                    Need.of(node.path(LACKS).asString()).orElseThrow());
        }
        String bound = node.path(STOPPED).asString();
        return new Outcome.Stopped(
                Result.Reason.valueOf(bound.toUpperCase(Locale.ROOT)),
                node.path("states").asLong());
    }
}
