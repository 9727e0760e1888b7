package dev.lockscope.trace.file;

import dev.lockscope.trace.Fact;

/** Facts as they stand in trace files, for other formats that carry them along. */
public final class FactJson {

    private FactJson() {}

    /** The name of a fact's kind. */
    public static String name(Fact fact) {
        return FactCodec.name(fact);
    }

    /** A fact's fields, a JSON object on one line. */
    public static String data(Fact fact) {
        return Json.text(json -> FactCodec.write(json, fact));
    }
}
