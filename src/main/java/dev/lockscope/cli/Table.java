package dev.lockscope.cli;

import java.util.ArrayList;
import java.util.List;

/** Rows whose columns stand in line; the last column wraps. */
final class Table {

    private final List<List<Cell>> rows = new ArrayList<>();

    /** Adds a row; every row has as many cells as the first. */
    void row(Cell... cells) {
        rows.add(List.of(cells));
    }

    /** Prints the rows. */
    void print(Screen screen) {
        for (List<Cell> row : rows) {
            List<Cell> aligned = new ArrayList<>();
            for (int column = 0; column < row.size(); column++) {
                Cell cell = row.get(column);
                aligned.add(new Cell(cell.text(), width(column), cell.styles()));
            }
            screen.row(aligned);
        }
    }

    private int width(int column) {
        return rows.stream()
                .mapToInt(row -> Cell.width(row.get(column).text()))
                .max()
                .orElse(0);
    }
}
