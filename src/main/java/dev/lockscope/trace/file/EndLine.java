package dev.lockscope.trace.file;

import java.util.Map;

/**
 * The last line of a trace file.
 *
 * @param end how many events stand before it
 */
record EndLine(long end) {

    private static final RecordCodec<EndLine> CODEC = RecordCodec.of(EndLine.class);

    String text() {
        return Json.line(json -> CODEC.writeFields(json, this));
    }

    /** Whether a line is meant to be the last one. */
    static boolean is(Line line) throws Damage {
        if (line.beginsWith("{\"" + Format.SEQ_FIELD + "\"")) {
            return false; // which tells nearly every line of a file without taking it apart
        }
        Map<String, Json.Span> fields = Json.parse(line.text(), Json::fields);
        return fields.containsKey(Format.END_FIELD) && !fields.containsKey(Format.SEQ_FIELD);
    }

    static EndLine read(String line) throws Damage {
        return Json.parse(line, CODEC::read);
    }
}
