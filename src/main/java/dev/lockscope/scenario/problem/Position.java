package dev.lockscope.scenario.problem;

import java.util.Comparator;

/**
 * A place in a text file.
 *
 * @param line from 1
 * @param column from 1, in Unicode characters; one past the last character means the line's end
 */
public record Position(int line, int column) implements Comparable<Position> {

    /** The beginning of a file. */
    public static final Position START = new Position(1, 1);

    private static final Comparator<Position> ORDER =
            Comparator.comparingInt(Position::line).thenComparingInt(Position::column);

    /** The place so many characters further on in the same line. */
    public Position plus(int columns) {
        return new Position(line, column + columns);
    }

    @Override
    public int compareTo(Position other) {
        return ORDER.compare(this, other);
    }
}
