package dev.lockscope.trace.file;

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

    static EndLine read(String line) throws Damage {
        return Json.parse(line, CODEC::read);
    }
}
