package dev.lockscope.trace.file;

import dev.lockscope.trace.Cast;
import dev.lockscope.trace.Header;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Makes the JSON Schema of a trace file's lines from the records that stand in them. */
final class TraceSchema {

    private static final Map<String, String> MEANINGS = Map.ofEntries(
            Map.entry("seq", "place in the order of arrival, from 1, rising from line to line"),
            Map.entry("at", "when it happened, ns since the run's start; the story's order is by at, then seq"),
            Map.entry("actor", "who did it: a name of the header's cast, or script, learner or run"),
            Map.entry("fact", "the kind of fact; readers keep kinds that they do not know"),
            Map.entry("scenario", "the scenario file's text"),
            Map.entry("scenarioSha256", "SHA-256 of the scenario's text in UTF-8"),
            Map.entry("minor", "rises with new facts and fields, which older readers keep or skip"),
            Map.entry("speed", "every duration of the scenario was divided by it"),
            Map.entry("end", "how many events stand before this line, the last of a file that is whole"),
            Map.entry("validUntil", "ns since the run's start; null for ever"),
            Map.entry("expiresAt", "ns since the run's start; null for never"),
            Map.entry("pausedFor", "ns"),
            Map.entry("stall", "ns"),
            Map.entry("limit", "ns"),
            Map.entry("waited", "ns"),
            Map.entry("fence", "fencing token; null for none"),
            Map.entry("highest", "highest fencing token seen; null for none"));

    private TraceSchema() {}

    static String text() {
        Map<String, Object> definitions = new LinkedHashMap<>();
        definitions.put("header", header());
        definitions.put("event", event());
        definitions.put("end", record(EndLine.class));
        definitions.put("cast", record(Cast.class));
        FactCodec.known().forEach((name, type) -> definitions.put(name, record(type)));
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("$schema", "https://json-schema.org/draft/2020-12/schema");
        schema.put("title", "A line of a Lockscope trace file, format " + Format.VERSION + "." + Format.MINOR);
        schema.put(
                "description",
                "JSON Lines in UTF-8: one header, then a line for each event in the order of arrival, then one end line."
                        + " Without the end line the file was cut off.");
        schema.put("oneOf", List.of(reference("header"), reference("event"), reference("end")));
        schema.put("$defs", definitions);
        JsonMapper mapper =
                JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
        return mapper.writeValueAsString(schema).replace("\r\n", "\n") + "\n";
    }

    private static Map<String, Object> header() {
        Map<String, Object> schema = record(HeaderLine.Seal.class, Header.class);
        properties(schema).put(Format.VERSION_FIELD, Map.of("const", Format.VERSION));
        required(schema).add(0, Format.VERSION_FIELD);
        return schema;
    }

    private static Map<String, Object> event() {
        Map<String, Object> schema = record(EventLine.Frame.class);
        properties(schema).put(Format.DATA_FIELD, Map.of("type", "object"));
        required(schema).add(Format.DATA_FIELD);
        List<Object> kinds = new ArrayList<>();
        for (String name : FactCodec.known().keySet()) {
            Map<String, Object> kind = new LinkedHashMap<>();
            kind.put("if", Map.of("properties", Map.of("fact", Map.of("const", name))));
            kind.put("then", Map.of("properties", Map.of(Format.DATA_FIELD, reference(name))));
            kinds.add(kind);
        }
        schema.put("allOf", kinds);
        return schema;
    }

    private static Map<String, Object> record(Class<?>... types) {
        Map<String, Object> properties = new LinkedHashMap<>();
        List<String> required = new ArrayList<>();
        for (Class<?> type : types) {
            for (RecordComponent component : type.getRecordComponents()) {
                properties.put(component.getName(), property(component));
                required.add(component.getName());
            }
        }
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", "object");
        schema.put("properties", properties);
        schema.put("required", required);
        return schema;
    }

    private static Map<String, Object> property(RecordComponent component) {
        Map<String, Object> schema = type(component.getGenericType());
        if (component.getAnnotatedType().isAnnotationPresent(Nullable.class)) {
            schema.put("type", List.of(String.valueOf(schema.get("type")), "null"));
        }
        String meaning = MEANINGS.get(component.getName());
        if (meaning != null) {
            schema.put("description", meaning);
        }
        return schema;
    }

    private static Map<String, Object> type(Type type) {
        Map<String, Object> schema = new LinkedHashMap<>();
        if (type == long.class || type == Long.class || type == int.class) {
            schema.put("type", "integer");
        } else if (type == double.class) {
            schema.put("type", "number");
        } else if (type == boolean.class) {
            schema.put("type", "boolean");
        } else if (type == String.class) {
            schema.put("type", "string");
        } else if (type == Instant.class) {
            schema.put("type", "string");
            schema.put("format", "date-time");
        } else if (type == Cast.class) {
            schema.putAll(reference("cast"));
        } else if (type instanceof Class<?> constants && constants.isEnum()) {
            schema.put(
                    "enum",
                    Arrays.stream(constants.getEnumConstants())
                            .map(Object::toString)
                            .toList());
        } else if (type instanceof ParameterizedType list && list.getRawType() == List.class) {
            schema.put("type", "array");
            schema.put("items", type(list.getActualTypeArguments()[0]));
        } else {
            throw new IllegalStateException("no schema for " + type);
        }
        return schema;
    }

    private static Map<String, Object> reference(String definition) {
        return Map.of("$ref", "#/$defs/" + definition);
    }

    // Sound, because both are put in by record().
    @SuppressWarnings("unchecked")
    private static Map<String, Object> properties(Map<String, Object> schema) {
        return (Map<String, Object>) schema.getOrDefault("properties", Map.of());
    }

    @SuppressWarnings("unchecked")
    private static List<String> required(Map<String, Object> schema) {
        return (List<String>) schema.getOrDefault("required", List.of());
    }
}
