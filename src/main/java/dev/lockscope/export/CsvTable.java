package dev.lockscope.export;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table of comma-separated values. Source: RFC 4180. A text that a spreadsheet would take for a formula gets an
 * apostrophe before it (OWASP, "CSV Injection").
 */
final class CsvTable {

    private static final String FORMULA = "=+-@\t\r\n";

    private final Writer out;

    CsvTable(Writer out, List<String> columns) throws IOException {
        this.out = out;
        row(columns.toArray());
    }

    /** A row: numbers as they are, null for nothing, anything else by its text. */
    void row(@Nullable Object... cells) throws IOException {
        for (int i = 0; i < cells.length; i++) {
            out.write(i == 0 ? "" : ",");
            Object cell = cells[i];
            if (cell != null) {
                out.write(cell instanceof Number ? cell.toString() : text(cell.toString()));
            }
        }
        out.write("\r\n");
    }

    private static String text(String text) {
        String whole = Characters.whole(text).replace("\u0000", Characters.REPLACEMENT);
        String tame = !whole.isEmpty() && FORMULA.indexOf(whole.charAt(0)) >= 0 ? "'" + whole : whole;
        boolean plain = tame.chars().noneMatch(c -> c == '"' || c == ',' || c == '\r' || c == '\n')
                && tame.strip().equals(tame);
        return plain ? tame : "\"" + tame.replace("\"", "\"\"") + "\"";
    }
}
