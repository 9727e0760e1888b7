package dev.lockscope.trace.file;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.UnknownFact;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** The line of an event. */
final class EventLine {

    /** All of an event but its fact's fields. */
    record Frame(long seq, long at, String actor, long cause, String fact) {}

    /** A year, ns: no run lasts that long, and nobody has to reckon with times that overflow. */
    private static final long LATEST = 365L * 24 * 3600 * 1_000_000_000;

    private static final RecordCodec<Frame> FRAME = RecordCodec.of(Frame.class);

    /** The place of the fact's name among the fields of a frame. */
    private static final int FACT = 4;

    private EventLine() {}

    static String of(Event event) {
        Frame frame = new Frame(event.seq(), event.at(), event.actor(), event.cause(), FactCodec.name(event.fact()));
        return Json.line(json -> {
            FRAME.writeFields(json, frame);
            json.writeName(Format.DATA_FIELD);
            FactCodec.write(json, event.fact());
        });
    }

    /**
     * Takes a line apart at one go, as far as it is as this program writes it.
     *
     * @return null where the line may be right or wrong, and needs a closer look
     */
    static @Nullable Event inPassing(JsonParser json) throws Damage {
        if (json.nextToken() != JsonToken.START_OBJECT) {
            return null;
        }
        RecordCodec<Frame>.Part part = FRAME.begin();
        Fact fact = null;
        while (json.nextToken() == JsonToken.PROPERTY_NAME) {
            if (part.take(json)) {
                continue;
            }
            if (fact != null
                    || !json.currentName().equals(Format.DATA_FIELD)
                    || !(part.content(FACT) instanceof String name)
                    || !FactCodec.knows(name)) {
                return null;
            }
            json.nextToken();
            fact = FactCodec.read(name, json);
        }
        Frame frame = part.whole(json);
        return fact == null || frame.at() < 0 || frame.at() > LATEST
                ? null
                : new Event(frame.seq(), frame.at(), frame.actor(), frame.cause(), fact);
    }

    /**
     * Takes a line apart, and says what is wrong with it.
     *
     * @param minor the file's minor version: a file that is no newer than this program holds no unknown facts
     */
    static Event read(String line, int minor) throws Damage {
        Map<String, Json.Span> fields = Json.parse(line, Json::fields);
        Frame frame = Json.parse(line, FRAME::read);
        Json.Span data = fields.get(Format.DATA_FIELD);
        if (data == null) {
            throw new Damage(line.length(), "the end of the object", "the field \"" + Format.DATA_FIELD + "\"");
        }
        if (frame.at() < 0 || frame.at() > LATEST) {
            Json.Span at = fields.get("at");
            String found = Json.quote(Long.toString(frame.at()));
            throw new Damage(at == null ? 0 : at.start(), found, "a whole number from 0 to " + LATEST);
        }
        return new Event(frame.seq(), frame.at(), frame.actor(), frame.cause(), fact(line, frame, data, fields, minor));
    }

    private static Fact fact(String line, Frame frame, Json.Span data, Map<String, Json.Span> fields, int minor)
            throws Damage {
        String text = data.of(line);
        try {
            if (FactCodec.knows(frame.fact())) {
                return Json.parse(text, json -> FactCodec.read(frame.fact(), json));
            }
            Json.parse(text, Json::fields);
        } catch (Damage e) {
            throw e.within(data.start());
        }
        Json.Span name = fields.get("fact");
        if (minor <= Format.MINOR) {
            throw new Damage(
                    name == null ? 0 : name.start(),
                    Json.quote(frame.fact()),
                    "a fact of format " + Format.VERSION + "." + Format.MINOR);
        }
        return new UnknownFact(frame.fact(), text);
    }
}
