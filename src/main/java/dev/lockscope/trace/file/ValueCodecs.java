package dev.lockscope.trace.file;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** The types that fields of facts and headers may have. */
final class ValueCodecs {

    private interface Reader<T> {
        T read(JsonParser json) throws Damage;
    }

    private ValueCodecs() {}

    /**
     * How values of that type stand in JSON.
     *
     * @throws IllegalStateException when there is no way yet: a fact or the header has got a field of a new type
     */
    static ValueCodec<?> of(Type type) {
        if (type == String.class) {
            return codec(JsonGenerator::writeString, ValueCodecs::string);
        } else if (type == long.class || type == Long.class) {
            return codec(JsonGenerator::writeNumber, json -> whole(json, Long.MIN_VALUE, Long.MAX_VALUE));
        } else if (type == int.class || type == Integer.class) {
            return codec(JsonGenerator::writeNumber, json -> (int) whole(json, Integer.MIN_VALUE, Integer.MAX_VALUE));
        } else if (type == double.class || type == Double.class) {
            return codec(ValueCodecs::writeDouble, ValueCodecs::number);
        } else if (type == boolean.class || type == Boolean.class) {
            return codec(JsonGenerator::writeBoolean, ValueCodecs::truth);
        } else if (type == Instant.class) {
            return codec((json, instant) -> json.writeString(instant.toString()), ValueCodecs::instant);
        } else if (type instanceof Class<?> constants && constants.isEnum()) {
            return constants(constants);
        } else if (type instanceof Class<?> record && record.isRecord()) {
            return RecordCodec.of(record.asSubclass(Record.class));
        } else if (type instanceof ParameterizedType list && list.getRawType() == List.class) {
            return list(of(list.getActualTypeArguments()[0]));
        }
        throw new IllegalStateException("no JSON for fields of " + type);
    }

    private static <T> ValueCodec<T> codec(BiConsumer<JsonGenerator, T> writer, Reader<T> reader) {
        return new ValueCodec<>() {
            @Override
            public void write(JsonGenerator json, T value) {
                writer.accept(json, value);
            }

            @Override
            public T read(JsonParser json) throws Damage {
                return reader.read(json);
            }
        };
    }

    private static String string(JsonParser json) throws Damage {
        if (!json.hasToken(JsonToken.VALUE_STRING)) {
            throw Json.damage(json, "a text");
        }
        return SharedTexts.current(json);
    }

    private static long whole(JsonParser json, long least, long most) throws Damage {
        if (json.hasToken(JsonToken.VALUE_NUMBER_INT) && json.getNumberType() != JsonParser.NumberType.BIG_INTEGER) {
            long number = json.getLongValue();
            if (number >= least && number <= most) {
                return number;
            }
        }
        throw Json.damage(json, "a whole number from " + least + " to " + most);
    }

    private static void writeDouble(JsonGenerator json, double number) {
        if (!Double.isFinite(number)) {
            throw new IllegalArgumentException("JSON has no " + number);
        }
        json.writeNumber(number);
    }

    private static double number(JsonParser json) throws Damage {
        if (!json.hasToken(JsonToken.VALUE_NUMBER_FLOAT) && !json.hasToken(JsonToken.VALUE_NUMBER_INT)) {
            throw Json.damage(json, "a number");
        }
        double number = Double.parseDouble(json.getString());
        if (!Double.isFinite(number)) {
            throw Json.damage(json, "a number of a size that a double can hold");
        }
        return number;
    }

    private static boolean truth(JsonParser json) throws Damage {
        if (!json.hasToken(JsonToken.VALUE_TRUE) && !json.hasToken(JsonToken.VALUE_FALSE)) {
            throw Json.damage(json, "true or false");
        }
        return json.hasToken(JsonToken.VALUE_TRUE);
    }

    private static Instant instant(JsonParser json) throws Damage {
        try {
            return Instant.parse(string(json));
        } catch (DateTimeException e) {
            throw Json.damage(json, "a time such as 2026-01-31T12:00:00Z");
        }
    }

    private static ValueCodec<Enum<?>> constants(Class<?> type) {
        List<Enum<?>> all = new ArrayList<>();
        for (Object constant : type.getEnumConstants()) {
            all.add((Enum<?>) constant);
        }
        String expected =
                "one of " + String.join(", ", all.stream().map(Enum::name).toList());
        return codec((json, constant) -> json.writeString(constant.name()), json -> {
            if (json.hasToken(JsonToken.VALUE_STRING)) {
                for (Enum<?> constant : all) {
                    if (constant.name().equals(json.getString())) {
                        return constant;
                    }
                }
            }
            throw Json.damage(json, expected);
        });
    }

    private static <T> ValueCodec<List<T>> list(ValueCodec<T> items) {
        return codec(
                (json, list) -> {
                    json.writeStartArray();
                    list.forEach(item -> items.write(json, item));
                    json.writeEndArray();
                },
                json -> {
                    if (!json.hasToken(JsonToken.START_ARRAY)) {
                        throw Json.damage(json, "a list");
                    }
                    List<T> list = new ArrayList<>();
                    while (json.nextToken() != JsonToken.END_ARRAY) {
                        list.add(items.read(json));
                    }
                    return list;
                });
    }
}
