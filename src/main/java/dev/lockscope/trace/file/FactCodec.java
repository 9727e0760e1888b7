package dev.lockscope.trace.file;

import dev.lockscope.trace.Fact;
import dev.lockscope.trace.UnknownFact;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;

/** Facts as JSON: the record's simple name, and its fields. */
final class FactCodec {

    private static final Map<String, Class<? extends Record>> TYPES = types();
    private static final Map<String, RecordCodec<?>> CODECS = codecs();

    private FactCodec() {}

    /** Every kind of fact that this version knows, by name. */
    static Map<String, Class<? extends Record>> known() {
        return Collections.unmodifiableMap(TYPES);
    }

    /** The name under which a fact stands in a file. */
    static String name(Fact fact) {
        return fact instanceof UnknownFact unknown
                ? unknown.name()
                : fact.getClass().getSimpleName();
    }

    /** Writes a fact's fields as one object. */
    static void write(JsonGenerator json, Fact fact) {
        if (fact instanceof UnknownFact unknown) {
            json.writeRawValue(unknown.json());
            return;
        }
        write(json, CODECS.get(name(fact)), fact);
    }

    // Sound, because the codec was made from the type of that name.
    @SuppressWarnings("unchecked")
    private static <R extends Record> void write(JsonGenerator json, @Nullable RecordCodec<R> codec, Fact fact) {
        if (codec == null) {
            throw new IllegalStateException("a fact that Fact does not permit: " + fact);
        }
        codec.write(json, (R) fact);
    }

    /** Whether this version knows facts of that name. */
    static boolean knows(String name) {
        return CODECS.containsKey(name);
    }

    /** Reads the fields of the fact of that name, which is known, from the object that the parser is at. */
    static Fact read(String name, JsonParser json) throws Damage {
        RecordCodec<?> codec = CODECS.get(name);
        if (codec == null) {
            throw new IllegalArgumentException("no fact is called " + name);
        }
        return (Fact) codec.read(json);
    }

    private static Map<String, Class<? extends Record>> types() {
        Map<String, Class<? extends Record>> types = new TreeMap<>();
        collect(Fact.class, types);
        return types;
    }

    private static void collect(Class<?> type, Map<String, Class<? extends Record>> types) {
        if (type.isInterface()) {
            for (Class<?> permitted : type.getPermittedSubclasses()) {
                collect(permitted, types);
            }
        } else if (type != UnknownFact.class
                && types.put(type.getSimpleName(), type.asSubclass(Record.class)) != null) {
            throw new IllegalStateException("two facts are called " + type.getSimpleName());
        }
    }

    private static Map<String, RecordCodec<?>> codecs() {
        Map<String, RecordCodec<?>> codecs = new HashMap<>();
        TYPES.forEach((name, type) -> codecs.put(name, RecordCodec.of(type)));
        return codecs;
    }
}
