package dev.lockscope.export;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Extensible data notation. Source: edn-format/edn, README. */
final class Edn {

    private Edn() {}

    /** A keyword; its name must be one by the rules of the notation. */
    record Keyword(String name) {}

    /** A map whose keys are keywords, in order. Belongs to one thread. */
    static final class Map {

        private final LinkedHashMap<String, @Nullable Object> fields = new LinkedHashMap<>();

        /** One more, unless its value is null. */
        Map with(String name, @Nullable Object value) {
            return value == null ? this : withNil(name, value);
        }

        /** One more, {@code nil} where its value is null. */
        Map withNil(String name, @Nullable Object value) {
            fields.put(name, value);
            return this;
        }

        /** The map on one line. */
        String text() {
            return fields.entrySet().stream()
                    .map(field -> ":" + field.getKey() + " " + Edn.text(field.getValue()))
                    .collect(Collectors.joining(", ", "{", "}"));
        }
    }

    private static String text(@Nullable Object value) {
        if (value == null) {
            return "nil";
        } else if (value instanceof Keyword keyword) {
            return ":" + keyword.name();
        } else if (value instanceof List<?> list) {
            return list.stream().map(Edn::text).collect(Collectors.joining(" ", "[", "]"));
        } else if (value instanceof Number || value instanceof Boolean) {
            return value.toString();
        }
        return string(value.toString());
    }

    /** Line ends and tabs have escapes; other controls have none that every reader knows. */
    private static String string(String text) {
        StringBuilder out = new StringBuilder("\"");
        for (char c : Characters.whole(text).toCharArray()) {
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> out.append(Character.isISOControl(c) ? Characters.REPLACEMENT : String.valueOf(c));
            }
        }
        return out.append('"').toString();
    }
}
