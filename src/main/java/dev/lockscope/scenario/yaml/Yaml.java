package dev.lockscope.scenario.yaml;

import dev.lockscope.scenario.problem.Position;
import java.util.List;

/** A value in a YAML file, and where it begins. */
public sealed interface Yaml {

    /** Where it begins. */
    Position at();

    /**
     * A single value.
     *
     * @param value its characters, without quotes and escapes
     * @param type what it stands for by YAML's core schema
     * @param lead how many characters stand before the first of {@code value} in the file, or -1 where the file has
     *     other characters than the value
     */
    record Scalar(Position at, String value, Type type, int lead) implements Yaml {

        /** A value that stands in no file yet: what its characters stand for without quotes. */
        public static Scalar of(String value) {
            return new Scalar(Position.START, value, Scalars.typeOf(value), -1);
        }

        /** Where the value's character of that index stands, or the value's beginning where that is not known. */
        public Position at(int index) {
            return lead < 0 ? at : at.plus(lead + value.codePointCount(0, index));
        }
    }

    /** A list. */
    record Sequence(Position at, List<Yaml> items) implements Yaml {
        public Sequence {
            items = List.copyOf(items);
        }
    }

    /** Keys and their values, in the order of the file, each key once. */
    record Mapping(Position at, List<Entry> entries) implements Yaml {
        public Mapping {
            entries = List.copyOf(entries);
        }
    }

    /** A value that could not be read, which has been reported. */
    record Unreadable(Position at) implements Yaml {}

    /** A key and its value. */
    record Entry(Scalar key, Yaml value) {}

    /** What a scalar stands for. */
    enum Type {
        TEXT,
        /** A whole number. */
        NUMBER,
        /** A number with a fraction or exponent, or one that is infinite or none. */
        FRACTION,
        BOOLEAN,
        /** An empty value, or {@code null}. */
        NOTHING
    }
}
