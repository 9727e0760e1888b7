package dev.lockscope.trace.file;

/**
 * The format of trace files: JSON Lines in UTF-8. The first line is the header; then each event has a line, in the order of
 * arrival; the last line says how many there were, so that a file that was cut off can be told from a whole one. The
 * schema of the lines is {@code assets/trace.schema.json}.
 */
public final class Format {

    /** Readers understand this number and no other. */
    public static final int VERSION = 1;

    /**
     * Rises with each new kind of fact or field, which older readers keep or skip. A trace that holds facts from a newer
     * version is written with the next number, so that it stays readable.
     */
    public static final int MINOR = 0;

    static final String VERSION_FIELD = "lockscope-trace";
    static final String SEQ_FIELD = "seq";
    static final String DATA_FIELD = "data";
    static final String END_FIELD = "end";

    private Format() {}
}
