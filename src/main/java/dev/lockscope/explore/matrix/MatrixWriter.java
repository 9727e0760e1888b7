package dev.lockscope.explore.matrix;

import dev.lockscope.explore.Property;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Writes a matrix as JSON. */
final class MatrixWriter {

    private MatrixWriter() {}

    /** The text of a matrix. */
    static String text(Matrix matrix) {
        Map<String, Object> head = new LinkedHashMap<>();
        head.put("schema", MatrixFile.SCHEMA);
        head.put("lockscope", matrix.version());
        head.put("date", matrix.date());
        head.put("states", matrix.states());
        head.put("depth", matrix.depth());
        String start = MatrixFile.MAPPER.writeValueAsString(head);
        String faults = matrix.faults().stream()
                .map(fault -> "  " + MatrixFile.MAPPER.writeValueAsString(fault(fault)))
                .collect(Collectors.joining(",\n"));
        String lines =
                matrix.lines().stream().map(line -> line(matrix.faults(), line)).collect(Collectors.joining(",\n"));
        return start.substring(0, start.length() - 1) + ",\n\"faults\":[\n" + faults + "\n],\n\"recipes\":[\n" + lines
                + "\n]}\n";
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
        String head = MatrixFile.MAPPER.writeValueAsString(object);
        List<String> cells = new ArrayList<>();
        for (int column = 0; column < faults.size(); column++) {
            cells.add("  "
                    + MatrixFile.MAPPER.writeValueAsString(faults.get(column).id()) + ":"
                    + MatrixFile.MAPPER.writeValueAsString(cell(line.cells().get(column))));
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
            object.put(MatrixFile.SAFE, safe.states());
        } else if (outcome instanceof Outcome.Broken broken) {
            object.put(MatrixFile.BROKEN, broken.steps());
        } else if (outcome instanceof Outcome.Stopped stopped) {
            object.put(MatrixFile.STOPPED, stopped.bound().name().toLowerCase(Locale.ROOT));
            object.put("states", stopped.states());
        } else if (outcome instanceof Outcome.NotApplicable none) {
            object.put(MatrixFile.LACKS, none.missing().id());
        }
        return object;
    }
}
