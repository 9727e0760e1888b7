package dev.lockscope.trace.file;

import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;

/**
 * How values of one type stand in JSON.
 *
 * @param <T> the type
 */
interface ValueCodec<T> {

    /** Writes a value. */
    void write(JsonGenerator json, T value);

    /** Reads the value whose first token is the parser's current one, and leaves the parser at its last. */
    T read(JsonParser json) throws Damage;
}
