package dev.lockscope.trace.file;

import java.io.InputStream;
import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.JsonRecyclerPools;

/** One line of JSON: made, and taken apart. */
final class Json {

    private static final int DEEPEST = 64;
    private static final int LONGEST_SHOWN = 40;

    private static final JsonFactory FACTORY = JsonFactory.builder()
            // A parser a line: the usual pool, which all threads share, would cost as much as reading a short line.
            .recyclerPool(JsonRecyclerPools.threadLocalPool())
            // Names are compared with those of a record's components, and the same object is soon the same.
            .enable(TokenStreamFactory.Feature.INTERN_PROPERTY_NAMES)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxStringLength(TraceReader.LONGEST_LINE)
                    .maxNestingDepth(DEEPEST)
                    .build())
            .build();

    private Json() {}

    /** A way to take a JSON object apart. */
    interface Reading<T> {

        /** Reads an object whose start is the parser's current token, and leaves it at the object's end. */
        T read(JsonParser json) throws Damage;
    }

    /** A part of a text, in chars. */
    record Span(int start, int end) {

        String of(String text) {
            return text.substring(start, end);
        }
    }

    /** A JSON object on one line, without the line's end. */
    static String line(Consumer<JsonGenerator> content) {
        return text(json -> {
            json.writeStartObject();
            content.accept(json);
            json.writeEndObject();
        });
    }

    /** A JSON value on one line, without the line's end. */
    static String text(Consumer<JsonGenerator> value) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
            value.accept(json);
        }
        return escape(text.toString());
    }

    /** Takes a text apart that must be one JSON object. */
    static <T> T parse(String text, Reading<T> reading) throws Damage {
        try (JsonParser json = FACTORY.createParser(ObjectReadContext.empty(), text)) {
            if (json.nextToken() != JsonToken.START_OBJECT) {
                throw damage(json, "a JSON object");
            }
            T result = reading.read(json);
            if (json.nextToken() != null) {
                throw damage(json, "the end of the line");
            }
            return result;
        } catch (JacksonException e) {
            long column = e.getLocation() == null ? 0 : e.getLocation().getCharOffset();
            throw new Damage(column, "broken JSON", "one JSON object");
        }
    }

    /** A parser of one object after another. */
    static JsonParser parser(InputStream in, ObjectReadContext context) {
        return FACTORY.createParser(context, in);
    }

    /** Where the values of an object's fields stand in its text; of a name that stands twice the first. */
    static Map<String, Span> fields(JsonParser json) {
        Map<String, Span> fields = new LinkedHashMap<>();
        while (json.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = json.currentName();
            json.nextToken();
            long start = start(json);
            json.skipChildren();
            json.finishToken();
            fields.putIfAbsent(
                    name, new Span((int) start, (int) json.currentLocation().getCharOffset()));
        }
        return fields;
    }

    /** The parser's current token is not what was expected. */
    static Damage damage(JsonParser json, String expected) {
        JsonToken token = json.currentToken();
        String found = token == null ? "the end of the line" : quote(json.getString());
        return new Damage(start(json), found, expected);
    }

    /** Where the parser's current token begins, in characters from the beginning of the text. */
    static long start(JsonParser json) {
        return json.currentTokenLocation().getCharOffset();
    }

    /** A text from a file, short and in quotes. */
    static String quote(String found) {
        return "\"" + shorten(found) + "\"";
    }

    /** A text from a file, short and on one line. */
    static String shorten(String found) {
        String shown = found.length() > LONGEST_SHOWN ? found.substring(0, LONGEST_SHOWN) + "…" : found;
        return escape(shown.replaceAll("\\p{Cntrl}", " "));
    }

    /**
     * Escapes what JSON allows but what does not survive elsewhere: halves of surrogate pairs, which UTF-8 cannot say, and
     * characters that editors take for a line's end or that turn the direction of a line. All of them stand in strings.
     */
    private static String escape(String line) {
        StringBuilder out = null;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            boolean pair = Character.isHighSurrogate(c)
                    && i + 1 < line.length()
                    && Character.isLowSurrogate(line.charAt(i + 1));
            if (!pair && isFragile(c)) {
                out = out == null ? new StringBuilder(line.length() + 16).append(line, 0, i) : out;
                out.append(String.format("\\u%04X", (int) c));
            } else if (out != null) {
                out.append(c);
            }
            if (pair) {
                i++;
                if (out != null) {
                    out.append(line.charAt(i));
                }
            }
        }
        return out == null ? line : out.toString();
    }

    private static boolean isFragile(char c) {
        return Character.isSurrogate(c)
                || c == '\u007F'
                || (c >= '\u0080' && c <= '\u009F')
                || c == '\u061C'
                || c == '\u200E'
                || c == '\u200F'
                || (c >= '\u2028' && c <= '\u202E')
                || (c >= '\u2066' && c <= '\u2069')
                || c == '\uFEFF';
    }
}
