package dev.lockscope.export;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Names and values in order, for formats that are made of such; what is not known is left out. Belongs to one thread. */
final class Fields {

    private final Map<String, Object> fields = new LinkedHashMap<>();

    /** One field more, unless its value is null. */
    Fields with(String name, @Nullable Object value) {
        if (value != null) {
            fields.put(name, value instanceof String text ? Characters.whole(text) : value);
        }
        return this;
    }

    /** All of them, in order. */
    Map<String, Object> map() {
        return fields;
    }
}
