package dev.lockscope.cli;

import dev.lockscope.explore.Property;
import dev.lockscope.explore.matrix.Fault;
import dev.lockscope.explore.matrix.Matrix;
import dev.lockscope.explore.matrix.MatrixText;
import dev.lockscope.explore.matrix.Outcome;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Help.Ansi.Style;

/**
 * Prints a matrix, a table for each property: recipes down, faults across by their numbers, and what the signs mean. Where
 * it is narrow, the sign of what is broken is left out, and its number of steps stands alone.
 */
final class MatrixTable {

    private static final int WIDE = 3;
    private static final int NARROW = 2;

    private final Screen screen;
    private final Messages messages;
    private final MatrixText words;
    private final int columns;

    /**
     * Prints to a screen.
     *
     * @param columns how wide that is
     */
    MatrixTable(Screen screen, Messages messages, int columns) {
        this.screen = screen;
        this.messages = messages;
        this.words = MatrixText.in(messages.language().id());
        this.columns = columns;
    }

    void print(Matrix matrix, List<Property> properties) {
        for (Property property : properties) {
            print(matrix, property);
            screen.blank();
        }
        legend(matrix);
    }

    private void print(Matrix matrix, Property property) {
        screen.text(messages.text("matrix.heading", property.id(), words.of(property)), Style.bold);
        int names = matrix.lines().stream()
                .mapToInt(line -> line.row().recipe().length())
                .max()
                .orElse(0);
        boolean wide = names + (WIDE + 2) * matrix.faults().size() <= columns;
        int width = wide ? WIDE : NARROW;
        List<Cell> head = new ArrayList<>(List.of(Cell.of("", names)));
        for (int number = 1; number <= matrix.faults().size(); number++) {
            head.add(Cell.of(right(String.valueOf(number), width), Style.faint));
        }
        row(head, wide);
        for (Matrix.Line line : matrix.lines()) {
            List<Cell> cells = new ArrayList<>(List.of(Cell.of(line.row().recipe(), names)));
            line.cells().forEach(cell -> cells.add(cell(cell.of(property), wide, width)));
            row(cells, wide);
        }
    }

    /** Cells that stand two columns apart, or one where it is narrow. */
    private void row(List<Cell> cells, boolean wide) {
        // The last cell of a line wraps, which takes the blanks before its text away.
        cells.add(Cell.of(""));
        if (wide) {
            screen.row(cells);
        } else {
            screen.tight(cells);
        }
    }

    private static Cell cell(Outcome outcome, boolean wide, int width) {
        if (outcome instanceof Outcome.Safe) {
            return Cell.of(right("✓", width), Style.fg_green);
        } else if (outcome instanceof Outcome.Broken broken) {
            return Cell.of(right((wide ? "✗" : "") + broken.steps(), width), Style.fg_red);
        } else if (outcome instanceof Outcome.Stopped) {
            return Cell.of(right("?", width), Style.fg_yellow);
        }
        return Cell.of(right("–", width), Style.faint);
    }

    private static String right(String text, int width) {
        return " ".repeat(Math.max(0, width - Cell.width(text))) + text;
    }

    private void legend(Matrix matrix) {
        Table faults = new Table();
        int number = 1;
        for (Fault fault : matrix.faults()) {
            faults.row(
                    Cell.of(right(String.valueOf(number++), 2), Style.faint),
                    Cell.of(fault.id(), Style.bold),
                    Cell.of(words.of(fault)));
        }
        faults.print(screen);
        screen.blank();
        Table signs = new Table();
        signs.row(Cell.of("✓", Style.fg_green), Cell.of(messages.text("matrix.sign.safe")));
        signs.row(Cell.of("✗7, 7", Style.fg_red), Cell.of(messages.text("matrix.sign.broken")));
        signs.row(Cell.of("?", Style.fg_yellow), Cell.of(messages.text("matrix.sign.stopped")));
        signs.row(Cell.of("–", Style.faint), Cell.of(messages.text("matrix.sign.none")));
        signs.print(screen);
        screen.blank();
        screen.text(messages.text("matrix.budget"));
        screen.text(messages.text("matrix.computed", matrix.version(), matrix.date(), matrix.states()), Style.faint);
    }
}
