package dev.lockscope.trace.file;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * Records of one type as JSON objects, a field a component and by its name, so that a new record needs no code.
 *
 * <p>Reading is strict about what is missing and tolerant of what is new: each component must be there, and only one
 * that is marked as nullable may be null; fields without a component are skipped.
 *
 * @param <R> the type of record
 */
final class RecordCodec<R extends Record> implements ValueCodec<R> {

    private record Field(String name, Method accessor, ValueCodec<?> codec, boolean nullable) {}

    private final Constructor<R> constructor;
    private final Field[] fields;

    private RecordCodec(Constructor<R> constructor, List<Field> fields) {
        this.constructor = constructor;
        this.fields = fields.toArray(Field[]::new);
    }

    /** The codec of a type of record. */
    static <R extends Record> RecordCodec<R> of(Class<R> type) {
        List<Field> fields = new ArrayList<>();
        List<Class<?>> types = new ArrayList<>();
        for (RecordComponent component : type.getRecordComponents()) {
            boolean nullable = component.getAnnotatedType().isAnnotationPresent(Nullable.class);
            types.add(component.getType());
            // Saves the question at each call who is asking.
            component.getAccessor().setAccessible(true);
            fields.add(new Field(
                    component.getName().intern(),
                    component.getAccessor(),
                    ValueCodecs.of(component.getGenericType()),
                    nullable));
        }
        try {
            Constructor<R> constructor = type.getDeclaredConstructor(types.toArray(Class<?>[]::new));
            constructor.setAccessible(true);
            return new RecordCodec<>(constructor, fields);
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException("a record has a canonical constructor: " + type, e);
        }
    }

    @Override
    public void write(JsonGenerator json, R value) {
        json.writeStartObject();
        writeFields(json, value);
        json.writeEndObject();
    }

    /** Writes the fields alone, into an object that is open already. */
    void writeFields(JsonGenerator json, R value) {
        for (Field field : fields) {
            json.writeName(field.name());
            Object content = content(field, value);
            if (content == null) {
                json.writeNull();
            } else {
                write(field.codec(), json, content);
            }
        }
    }

    // Sound, because the codec was made from the type of the component that the value comes from.
    @SuppressWarnings("unchecked")
    private static <T> void write(ValueCodec<T> codec, JsonGenerator json, Object value) {
        codec.write(json, (T) value);
    }

    private @Nullable Object content(Field field, R value) {
        try {
            return field.accessor().invoke(value);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot read " + field.name() + " of " + value, e);
        }
    }

    @Override
    public R read(JsonParser json) throws Damage {
        if (!json.hasToken(JsonToken.START_OBJECT)) {
            throw Json.damage(json, "an object");
        }
        Part part = begin();
        while (json.nextToken() == JsonToken.PROPERTY_NAME) {
            if (!part.take(json)) {
                json.nextToken();
                json.skipChildren();
            }
        }
        return part.whole(json);
    }

    /** Begins to read a record whose fields stand among others. */
    Part begin() {
        return new Part();
    }

    /** As much of a record as has been read. */
    final class Part {

        private final @Nullable Object[] contents = new @Nullable Object[fields.length];
        private final boolean[] seen = new boolean[fields.length];
        private int next;

        private Part() {}

        /**
         * Reads the field whose name is the parser's current token, and leaves the parser at its value's end.
         *
         * @return false where the record has no such field; the parser is where it was then
         */
        boolean take(JsonParser json) throws Damage {
            int field = indexOf(json.currentName());
            if (field < 0) {
                return false;
            } else if (seen[field]) {
                throw Json.damage(json, "each field once");
            }
            json.nextToken();
            seen[field] = true;
            contents[field] = RecordCodec.read(fields[field], json);
            next = field + 1;
            return true;
        }

        /** What was read of that field; null while nothing was. */
        @Nullable
        Object content(int field) {
            return contents[field];
        }

        /** The record; the parser is at the end of the object that holds it. */
        R whole(JsonParser json) throws Damage {
            for (int i = 0; i < seen.length; i++) {
                if (!seen[i]) {
                    throw Json.damage(json, "the field \"" + fields[i].name() + "\"");
                }
            }
            return make(contents, json);
        }

        /** Looks first where the field is when they stand in the order of the components, as this program writes them. */
        private int indexOf(String name) {
            if (next < seen.length && fields[next].name().equals(name)) {
                return next;
            }
            for (int i = 0; i < seen.length; i++) {
                if (fields[i].name().equals(name)) {
                    return i;
                }
            }
            return -1;
        }
    }

    private static @Nullable Object read(Field field, JsonParser json) throws Damage {
        return json.hasToken(JsonToken.VALUE_NULL) && field.nullable()
                ? null
                : field.codec().read(json);
    }

    private R make(@Nullable Object[] contents, JsonParser json) throws Damage {
        try {
            return constructor.newInstance(contents);
        } catch (InvocationTargetException e) {
            throw new Damage(Json.start(json), "values that do not belong together", "values that belong together");
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot make a record with " + constructor, e);
        }
    }
}
