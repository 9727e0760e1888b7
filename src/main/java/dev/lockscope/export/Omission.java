package dev.lockscope.export;

/**
 * What an export left out, and why. Its words are made by {@link ExportText}.
 *
 * @param count how many there are, at least 1
 */
public record Omission(Reason reason, long count) {

    /** Why something was left out, and what. */
    public enum Reason {
        /** Events before the time that was asked for. */
        BEFORE,
        /** Events after the time that was asked for. */
        AFTER,
        /** Events of clients that were not asked for. */
        OTHER_CLIENTS,
        /** Spans outside the time that was asked for. */
        SPANS_OUTSIDE,
        /** Spans of clients that were not asked for. */
        SPANS_OF_OTHERS,
        /** Operations outside the time that was asked for. */
        OPERATIONS_OUTSIDE,
        /** Operations of clients that were not asked for. */
        OPERATIONS_OF_OTHERS,
        /** Events that only explain others, for which there is no room. */
        DETAILS,
        /** Events that are no part of an operation, in a format of operations. */
        NO_OPERATION,
        /** Events beyond the most that the format's readers take. */
        TOO_LONG,
        /** Arrows from events that were told later than what they led to. */
        BACKWARDS,
        /** Spans that are too close together in a picture to be told apart. */
        MERGED,
        /** The words of spans, for which a picture has no room. */
        WORDLESS,
        /** Letters that a picture has only the numbers of, since its font lacks them. */
        LETTERS,
        /** A picture that belongs beside the file, where there is no file. */
        PICTURE
    }

    public Omission {
        if (count < 1) {
            throw new IllegalArgumentException("nothing was left out");
        }
    }
}
