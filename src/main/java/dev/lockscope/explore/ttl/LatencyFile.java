package dev.lockscope.explore.ttl;

import dev.lockscope.explore.ttl.LatencyException.Why;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/**
 * A learner's own latencies: a file of comma-separated values with a length of time in each row, such as {@code 12.5}
 * (milliseconds) or {@code 1.2s}. Of several columns it takes the one whose heading names a unit or a latency, such as
 * {@code latency_ms}. Semicolons and tabs separate too; with semicolons a comma may be the decimal sign, as in Norwegian
 * spreadsheets.
 */
public final class LatencyFile {

    /** The most lengths that are read. */
    static final int MOST = 1_000_000;

    private static final Pattern UNIT = Pattern.compile("(?:^|.*[_ (\\[.-])(ns|us|\u00b5s|ms|s)[)\\]]?$");
    private static final Pattern NAME = Pattern.compile("latency|duration|time|elapsed|length|varighet|tid|latens");
    private static final String USUAL_UNIT = "ms";

    /**
     * What was read.
     *
     * @param lengths the lengths of time
     * @param column the heading of the column that they stood in; empty where there is none
     * @param unit the unit of those that have none of their own, such as {@code ms}
     * @param others the headings of other columns that could have been meant, as they name a unit or a latency too
     */
    public record Reading(Empirical lengths, String column, String unit, List<String> others) {

        public Reading {
            others = List.copyOf(others);
        }
    }

    /** Where the lengths stand, what is written above them, and in what unit they are. */
    private record Column(int place, String unit, String heading, List<String> others) {}

    private final String name;
    private final char separator;
    private final List<Long> lengths = new ArrayList<>();

    private LatencyFile(String name, char separator) {
        this.name = name;
        this.separator = separator;
    }

    /**
     * Reads a file.
     *
     * @throws IOException when it cannot be read
     * @throws LatencyException when it holds something else
     */
    public static Empirical read(Path file) throws IOException, LatencyException {
        return look(file).lengths();
    }

    /** As {@link #read}, with where they stood. */
    public static Reading look(Path file) throws IOException, LatencyException {
        String name = file.toString();
        try (InputStream in = Files.newInputStream(file);
                BufferedReader reader =
                        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8.newDecoder()))) {
            reader.mark(8_192);
            String first = withoutMark(Optional.ofNullable(reader.readLine()).orElse(""));
            reader.reset();
            return new LatencyFile(name, separator(first)).parsed(reader);
        } catch (CharacterCodingException e) {
            throw new LatencyException(name, 1, 1, Why.NO_TEXT, "");
        }
    }

    private static char separator(String line) {
        return line.indexOf(';') >= 0 ? ';' : line.indexOf('\t') >= 0 ? '\t' : ',';
    }

    private static String withoutMark(String text) {
        return text.startsWith("\ufeff") ? text.substring(1) : text;
    }

    private Reading parsed(BufferedReader reader) throws IOException, LatencyException {
        CSVFormat format = CSVFormat.RFC4180
                .builder()
                .setDelimiter(separator)
                .setIgnoreEmptyLines(false)
                .get();
        Optional<Column> column = Optional.empty();
        long line = 1;
        try (CSVParser parser =
                CSVParser.builder().setReader(reader).setFormat(format).get()) {
            for (CSVRecord row : parser) {
                if (!isBlank(row)) {
                    if (column.isEmpty()) {
                        column = Optional.of(column(row, line));
                    }
                    take(row, column.get(), line);
                }
                line = parser.getCurrentLineNumber() + 1;
            }
        } catch (UncheckedIOException e) {
            if (e.getCause() instanceof CharacterCodingException coding) {
                throw coding;
            }
            throw new LatencyException(name, line, 1, Why.QUOTES, "");
        }
        if (lengths.isEmpty()) {
            throw new LatencyException(name, line, 1, Why.EMPTY, "");
        }
        Column read = column.orElseThrow();
        return new Reading(new Empirical(lengths), read.heading(), read.unit(), read.others());
    }

    private static boolean isBlank(CSVRecord row) {
        return row.size() == 1 && withoutMark(row.get(0)).isBlank();
    }

    private Column column(CSVRecord first, long line) throws LatencyException {
        List<String> cells =
                first.stream().map(cell -> withoutMark(cell).strip()).toList();
        List<Column> found = new ArrayList<>();
        for (int place = 0; place < cells.size(); place++) {
            Matcher unit = UNIT.matcher(cells.get(place).toLowerCase(Locale.ROOT));
            if (unit.matches() && length(unit.group(), USUAL_UNIT).isEmpty()) {
                found.add(new Column(place, unit.group(1), cells.get(place), List.of()));
            }
        }
        for (int place = 0; place < cells.size() && found.isEmpty(); place++) {
            if (NAME.matcher(cells.get(place).toLowerCase(Locale.ROOT)).find()) {
                found.add(new Column(place, USUAL_UNIT, cells.get(place), List.of()));
            }
        }
        if (found.isEmpty() && cells.size() > 1) {
            throw new LatencyException(name, line, 1, Why.WHICH_COLUMN, String.join(", ", cells));
        } else if (found.isEmpty()) {
            return new Column(0, USUAL_UNIT, isHeading(cells.get(0)) ? cells.get(0) : "", List.of());
        }
        Column one = found.get(0);
        List<String> others = found.stream().skip(1).map(Column::heading).toList();
        return new Column(one.place(), one.unit(), one.heading(), others);
    }

    private void take(CSVRecord row, Column column, long line) throws LatencyException {
        if (row.size() <= column.place()) {
            throw new LatencyException(name, line, column.place() + 1, Why.NO_FIELD, "");
        }
        String cell = withoutMark(row.get(column.place())).strip();
        Optional<Long> length = length(cell, column.unit());
        if (length.isPresent()) {
            lengths.add(length.get());
        } else if (row.getRecordNumber() > 1 || !isHeading(cell)) {
            throw new LatencyException(name, line, column.place() + 1, Why.NO_LENGTH, cell);
        }
        if (lengths.size() > MOST) {
            throw new LatencyException(name, line, 1, Why.TOO_MANY, String.valueOf(MOST));
        }
    }

    /** A first row of words names the columns. */
    private static boolean isHeading(String cell) {
        return !cell.isEmpty() && Character.isLetter(cell.charAt(0));
    }

    private Optional<Long> length(String cell, String unit) {
        return Lengths.in(separator == ';' ? cell.replace(',', '.') : cell, unit);
    }
}
