package dev.lockscope.trace;

import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The fields of a fact by name, in the order in which the record declares them; unknown ones are null. */
final class FactFields {

    private FactFields() {}

    static Map<String, @Nullable Object> of(Fact fact) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        for (RecordComponent component : fact.getClass().getRecordComponents()) {
            try {
                fields.put(component.getName(), component.getAccessor().invoke(fact));
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("cannot read " + component + " of " + fact, e);
            }
        }
        return fields;
    }
}
