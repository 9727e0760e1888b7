package dev.lockscope.export;

import java.io.IOException;
import java.io.Writer;
import tools.jackson.databind.json.JsonMapper;

/**
 * JSON on one line. What UTF-8 can say is written as it is: Perfetto refuses the escapes of characters beyond 16 bits.
 */
final class JsonText {

    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private JsonText() {}

    /** Maps, lists, texts and numbers as JSON; texts must be {@link Characters#whole}. */
    static String of(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    /** Writes a list, an item a line. */
    static void list(Writer out, Iterable<?> items) throws IOException {
        out.write("[");
        String separator = "\n";
        for (Object item : items) {
            out.write(separator + of(item));
            separator = ",\n";
        }
        out.write("\n]");
    }
}
