package dev.lockscope.export;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import us.bpsm.edn.Keyword;
import us.bpsm.edn.parser.Parseable;
import us.bpsm.edn.parser.Parser;
import us.bpsm.edn.parser.Parsers;

/** Reads histories back with edn-java. */
final class EdnReading {

    /** A line of a history; keywords are texts that begin with a colon, and other keys are among the fields. */
    record Op(
            long index,
            String type,
            String process,
            String function,
            @Nullable Object value,
            long time,
            Map<String, Object> fields) {}

    private EdnReading() {}

    static List<Op> operations(String text) {
        Parseable source = Parsers.newParseable(text);
        Parser parser = Parsers.newParser(Parsers.defaultConfiguration());
        List<Op> operations = new ArrayList<>();
        for (Object form = parser.nextValue(source); form != Parser.END_OF_INPUT; form = parser.nextValue(source)) {
            Map<String, Object> fields = new HashMap<>();
            ((Map<?, ?>) form).forEach((key, value) -> fields.put(((Keyword) key).getName(), value));
            operations.add(new Op(
                    number(fields, "index"),
                    String.valueOf(fields.get("type")),
                    String.valueOf(fields.get("process")),
                    String.valueOf(fields.get("f")),
                    fields.get("value"),
                    number(fields, "time"),
                    fields));
        }
        return operations;
    }

    private static long number(Map<String, Object> fields, String name) {
        return (Long) Objects.requireNonNull(fields.get(name), name);
    }
}
