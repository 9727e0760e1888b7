package dev.lockscope.cli;

import dev.lockscope.explore.Property;
import dev.lockscope.explore.matrix.Fault;
import dev.lockscope.explore.matrix.Matrix;
import dev.lockscope.explore.matrix.MatrixText;
import dev.lockscope.explore.matrix.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import picocli.CommandLine.Help.Ansi.Style;

/**
 * Prints a matrix, a table for each property: recipes down, faults across, and what the signs mean. Where it is narrow,
 * numbers stand for the faults and are told before the tables; where it is narrower still, the sign of what is broken is
 * left out, and its number of moves stands alone.
 */
final class MatrixTable {

    private static final int WIDE = 3;
    private static final int NARROW = 2;

    /** Between two columns of a table. */
    private static final int GAP = 2;

    private final Screen screen;
    private final Messages messages;
    private final MatrixText words;
    private final int columns;

    /**
     * Prints to a screen.
     *
     * @param columns how wide what is printed may be
     */
    MatrixTable(Screen screen, Messages messages, int columns) {
        this.screen = screen;
        this.messages = messages;
        this.words = MatrixText.in(messages.language().id());
        this.columns = columns;
    }

    void print(Matrix matrix, List<Property> properties) {
        int names = matrix.lines().stream()
                .mapToInt(line -> line.row().recipe().length())
                .max()
                .orElse(0);
        boolean named = names + width(matrix.faults().stream().map(Fault::id).toList()) <= columns;
        if (!named) {
            faults(matrix);
        }
        for (Property property : properties) {
            print(matrix, property, names, named);
            screen.blank();
        }
        if (named) {
            faults(matrix);
        }
        legend(matrix);
    }

    private static int width(List<String> heads) {
        return heads.stream()
                .mapToInt(head -> Math.max(WIDE, head.length()) + 2)
                .sum();
    }

    private void print(Matrix matrix, Property property, int names, boolean named) {
        screen.text(messages.text("matrix.heading", property.id(), words.of(property)), Style.bold);
        List<String> heads = heads(matrix, named);
        boolean wide = names + width(heads) <= columns;
        int least = wide ? WIDE : NARROW;
        List<Cell> head = new ArrayList<>(List.of(Cell.of("", names)));
        heads.forEach(text -> head.add(Cell.of(right(text, least), Style.faint)));
        row(head, wide);
        for (Matrix.Line line : matrix.lines()) {
            List<Cell> cells = new ArrayList<>(List.of(Cell.of(line.row().recipe(), names)));
            for (int i = 0; i < heads.size(); i++) {
                int width = Math.max(least, heads.get(i).length());
                cells.add(cell(line.cells().get(i).of(property), wide, width));
            }
            row(cells, wide);
        }
    }

    /** The names of the faults, or where these do not fit their numbers, which stand above the tables. */
    private static List<String> heads(Matrix matrix, boolean named) {
        return IntStream.range(0, matrix.faults().size())
                .mapToObj(i -> named ? matrix.faults().get(i).id() : String.valueOf(i + 1))
                .toList();
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

    private void faults(Matrix matrix) {
        Table faults = new Table();
        int ids = matrix.faults().stream()
                .mapToInt(fault -> fault.id().length())
                .max()
                .orElse(0);
        int room = columns - NARROW - ids - 2 * GAP;
        int number = 1;
        for (Fault fault : matrix.faults()) {
            faults.row(
                    Cell.of(right(String.valueOf(number++), 2), Style.faint),
                    Cell.of(fault.id(), Style.bold),
                    Cell.of(String.join("\n", Wrapping.lines(words.of(fault), room))));
        }
        faults.print(screen);
        screen.blank();
    }

    private void legend(Matrix matrix) {
        Table signs = new Table();
        signs.row(Cell.of("✓", Style.fg_green), Cell.of(messages.text("matrix.sign.safe")));
        signs.row(Cell.of("✗7, 7", Style.fg_red), Cell.of(messages.text("matrix.sign.broken")));
        signs.row(Cell.of("?", Style.fg_yellow), Cell.of(messages.text("matrix.sign.stopped")));
        signs.row(Cell.of("–", Style.faint), Cell.of(messages.text("matrix.sign.none")));
        signs.print(screen);
        screen.blank();
        paragraph(messages.text("matrix.budget"));
        paragraph(messages.text("matrix.computed", matrix.version(), matrix.date(), matrix.states()), Style.faint);
    }

    /** Wrapped also where it goes to a file, as what stands above it is a table. */
    private void paragraph(String text, Style... styles) {
        Wrapping.lines(text, columns).forEach(line -> screen.text(line, styles));
    }
}
