package dev.lockscope.explore.matrix;

import dev.lockscope.explore.Property;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * What the explorer found for every recipe under every fault.
 *
 * @param version of Lockscope, by which it was computed
 * @param date when, as in {@code 2026-11-30}
 * @param states how many states each search was allowed to find
 * @param depth how many moves a schedule was allowed to have
 * @param faults its columns
 * @param lines its rows
 */
public record Matrix(String version, String date, int states, int depth, List<Fault> faults, List<Line> lines) {

    public Matrix {
        faults = List.copyOf(faults);
        lines = List.copyOf(lines);
    }

    /**
     * One row with its cells.
     *
     * @param cells in the order of the columns
     */
    public record Line(Row row, List<Cell> cells) {

        public Line {
            cells = List.copyOf(cells);
        }
    }

    /** What became of every property. */
    public record Cell(Map<Property, Outcome> outcomes) {

        public Cell {
            outcomes = Map.copyOf(outcomes);
            if (outcomes.size() != Property.values().length) {
                throw new IllegalArgumentException("an outcome for every property");
            }
        }

        /** What became of that one. */
        public Outcome of(Property property) {
            Outcome outcome = outcomes.get(property);
            if (outcome == null) {
                throw new IllegalStateException("an outcome for every property");
            }
            return outcome;
        }
    }

    /** The same with some of the recipes and some of the faults only. */
    public Matrix only(Predicate<Row> rows, Predicate<Fault> columns) {
        List<Integer> kept = IntStream.range(0, faults.size())
                .filter(column -> columns.test(faults.get(column)))
                .boxed()
                .toList();
        List<Line> left = lines.stream()
                .filter(line -> rows.test(line.row()))
                .map(line -> new Line(
                        line.row(), kept.stream().map(line.cells()::get).toList()))
                .toList();
        return new Matrix(
                version, date, states, depth, kept.stream().map(faults::get).toList(), left);
    }

    /** The cell of a recipe under a fault, where it is there. */
    public Optional<Cell> cell(String recipe, String fault) {
        List<String> ids = faults.stream().map(Fault::id).toList();
        return lines.stream()
                .filter(line -> line.row().recipe().equals(recipe) && ids.contains(fault))
                .map(line -> line.cells().get(ids.indexOf(fault)))
                .findFirst();
    }
}
