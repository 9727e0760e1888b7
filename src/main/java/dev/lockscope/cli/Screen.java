package dev.lockscope.cli;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.Ansi.Style;

/**
 * Prints lines, wrapped and coloured on a terminal, plain elsewhere; always UTF-8. That nobody reads any more (a broken
 * pipe) is not an error. Safe for use by several threads, line by line.
 */
final class Screen {

    private static final String GAP = "  ";

    private final WatchedOutput watched;
    private final PrintStream out;
    private final PrintStream err;
    private final Ansi ansi;
    private final int columns;

    /**
     * A screen.
     *
     * @param coloured whether it uses colours
     */
    Screen(Terminal terminal, boolean coloured) {
        this.watched = new WatchedOutput(terminal.out());
        this.out = utf8(watched);
        this.err = utf8(terminal.err());
        this.ansi = coloured ? Ansi.ON : Ansi.OFF;
        this.columns = terminal.interactive() ? terminal.columns() : Integer.MAX_VALUE;
    }

    private static PrintStream utf8(OutputStream stream) {
        return new PrintStream(new BufferedOutputStream(stream), false, StandardCharsets.UTF_8);
    }

    /** Why standard output could not take something, if so. */
    Optional<IOException> failure() {
        return watched.failure();
    }

    /** Whether and how it colours. */
    Ansi ansi() {
        return ansi;
    }

    /** A line of cells side by side; where it is too long, the last cell goes on below itself. */
    void row(List<Cell> cells) {
        print(out, cells);
    }

    /** The same with the cells one column apart, where there is little room. */
    void tight(List<Cell> cells) {
        print(out, cells, " ");
    }

    /** See {@link #row(List)}. */
    void row(Cell... cells) {
        print(out, Arrays.asList(cells));
    }

    /** A paragraph. */
    void text(String text, Style... styles) {
        row(Cell.of(text, styles));
    }

    /** An empty line. */
    void blank() {
        row(Cell.of(""));
    }

    /** A paragraph about something that is wrong, to standard error. */
    void problem(String text) {
        print(err, List.of(Cell.of(text)));
    }

    /** Text that is printed as it is, to standard output. */
    synchronized void raw(String text) {
        out.print(text);
        out.flush();
    }

    /** Bytes that are printed as they are, to standard output. */
    synchronized void raw(byte[] bytes) {
        out.write(bytes, 0, bytes.length);
        out.flush();
    }

    /** Text that is printed as it is, to standard error. */
    synchronized void rawProblem(String text) {
        err.print(text);
        err.flush();
    }

    private void print(PrintStream stream, List<Cell> cells) {
        print(stream, cells, GAP);
    }

    private synchronized void print(PrintStream stream, List<Cell> cells, String gap) {
        StringBuilder line = new StringBuilder();
        int indent = 0;
        for (Cell cell : cells.subList(0, cells.size() - 1)) {
            int padding = Math.max(0, cell.width() - Cell.width(cell.text()));
            line.append(paint(cell.text(), cell.styles()))
                    .append(" ".repeat(padding))
                    .append(gap);
            indent += Cell.width(cell.text()) + padding + gap.length();
        }
        Cell last = cells.get(cells.size() - 1);
        String separator = "";
        for (String part : Wrapping.lines(last.text(), Math.max(columns - indent, 20))) {
            line.append(separator).append(paint(part, last.styles()));
            separator = "\n" + " ".repeat(indent);
        }
        stream.print(line.toString().stripTrailing() + "\n");
        stream.flush();
    }

    private String paint(String text, List<Style> styles) {
        if (!ansi.enabled() || styles.isEmpty() || text.isEmpty()) {
            return text;
        }
        // Not Style.off: what it sends to end bold, many terminals take for a double underline.
        return Style.on(styles.toArray(Style[]::new)) + text + Style.reset.on();
    }
}
