package dev.lockscope.export.html;

import dev.lockscope.export.Excerpt;
import dev.lockscope.export.html.Card.Line;
import dev.lockscope.export.html.Card.Ring;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.EventText;
import dev.lockscope.trace.Prominence;
import dev.lockscope.trace.file.FactJson;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToLongFunction;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/**
 * A run as the page's script reads it: the events in words, and for each party the moments at which what is said of it
 * changes, with what is said from then on. Times are ns, those of events counted from the event before.
 */
final class RunJson {

    /** What readers of pages can rely on: raised when something has another meaning from then on. */
    static final int VERSION = 1;

    private static final JsonFactory FACTORY = JsonFactory.builder().build();

    private final Excerpt excerpt;
    private final EventText words;
    private final PageText texts;
    private final String language;

    RunJson(Excerpt excerpt, PageText texts, String language) {
        this.excerpt = excerpt;
        this.words = EventText.in(language);
        this.texts = texts;
        this.language = language;
    }

    /** The JSON, safe within a script element. */
    String text(Map<Party, Course> courses, List<FindingMarks> findings, TimelinePicture.Place place) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
            json.writeStartObject();
            json.writeNumberProperty("version", VERSION);
            json.writeStringProperty("language", language);
            json.writeStringProperty("decimal", texts.decimalSign());
            json.writeNumberProperty("from", Replay.beginning(excerpt));
            json.writeNumberProperty("to", Replay.end(excerpt));
            place(json, place);
            json.writeName("texts");
            json.writeStartObject();
            texts.script().forEach(json::writeStringProperty);
            json.writeEndObject();
            events(json);
            courses(json, courses);
            findings(json, findings);
            json.writeEndObject();
        }
        return ScriptSafe.json(text.toString());
    }

    private static void place(JsonGenerator json, TimelinePicture.Place place) {
        json.writeName("picture");
        json.writeStartObject();
        json.writeNumberProperty("from", place.from());
        json.writeNumberProperty("to", place.to());
        json.writeNumberProperty("left", place.left());
        json.writeNumberProperty("width", place.width());
        json.writeEndObject();
    }

    private void events(JsonGenerator json) {
        List<Event> events = excerpt.events();
        Table<String> actors = new Table<>();
        Table<String> facts = new Table<>();
        Table<String> said = new Table<>();
        long[] before = {0};
        json.writeName("events");
        json.writeStartObject();
        column(json, "at", events, event -> {
            long since = event.at() - before[0];
            before[0] = event.at();
            return since;
        });
        column(json, "seq", events, Event::seq);
        column(json, "actor", events, event -> actors.place(event.actor()));
        column(json, "fact", events, event -> facts.place(FactJson.name(event.fact())));
        column(json, "said", events, event -> said.place(words.of(event)));
        column(json, "turn", events, event -> Prominence.of(event.fact()) == Prominence.HEADLINE ? 1 : 0);
        json.writeEndObject();
        strings(json, "actors", actors.all());
        strings(json, "facts", facts.all());
        strings(json, "said", said.all());
    }

    private static void column(JsonGenerator json, String name, List<Event> events, ToLongFunction<Event> value) {
        json.writeName(name);
        json.writeStartArray();
        for (Event event : events) {
            json.writeNumber(value.applyAsLong(event));
        }
        json.writeEndArray();
    }

    private static void strings(JsonGenerator json, String name, List<String> strings) {
        json.writeName(name);
        json.writeStartArray();
        strings.forEach(json::writeString);
        json.writeEndArray();
    }

    private static void courses(JsonGenerator json, Map<Party, Course> courses) {
        Table<Line> lines = new Table<>();
        Table<Card> cards = new Table<>();
        json.writeName("parties");
        json.writeStartArray();
        courses.forEach((party, course) -> party(json, party, course, cards));
        json.writeEndArray();
        json.writeName("cards");
        json.writeStartArray();
        cards.all().forEach(card -> card(json, card, lines));
        json.writeEndArray();
        json.writeName("lines");
        json.writeStartArray();
        lines.all().forEach(line -> line(json, line));
        json.writeEndArray();
    }

    /** The changes stand in one row: events, ns after the latest of them, card, and so on. */
    private static void party(JsonGenerator json, Party party, Course course, Table<Card> cards) {
        json.writeStartObject();
        json.writeStringProperty("kind", party.kind().id());
        json.writeStringProperty("name", party.name());
        json.writeNumberProperty("place", party.place());
        if (party.kind() == Party.Kind.LINK) {
            json.writeStringProperty("from", party.link().from());
            json.writeStringProperty("to", party.link().to());
        }
        json.writeName("course");
        json.writeStartArray();
        for (Course.Change change : course.changes()) {
            json.writeNumber(change.events());
            json.writeNumber(change.late());
            json.writeNumber(cards.place(change.card()));
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void card(JsonGenerator json, Card card, Table<Line> lines) {
        json.writeStartObject();
        json.writeStringProperty("mood", word(card.mood()));
        json.writeNumberProperty("state", lines.place(card.state()));
        json.writeName("lines");
        json.writeStartArray();
        card.lines().forEach(line -> json.writeNumber(lines.place(line)));
        json.writeEndArray();
        card.ring().ifPresent(ring -> ring(json, ring));
        card.facts().forEach((name, value) -> {
            if (value instanceof Number number) {
                json.writeNumberProperty(name, number.longValue());
            } else {
                json.writeStringProperty(name, value.toString());
            }
        });
        json.writeEndObject();
    }

    private static void ring(JsonGenerator json, Ring ring) {
        json.writeName("ring");
        json.writeStartObject();
        ring.own().ifPresent(own -> json.writeNumberProperty("own", own));
        json.writeNumberProperty("whole", ring.whole());
        json.writeNumberProperty("until", ring.until());
        json.writeEndObject();
    }

    private static void line(JsonGenerator json, Line line) {
        json.writeStartObject();
        json.writeStringProperty("text", line.before());
        line.clock().ifPresent(clock -> {
            json.writeStringProperty("after", line.after());
            json.writeNumberProperty(clock.down() ? "until" : "since", clock.instant());
        });
        json.writeStringProperty("ink", word(line.ink()));
        if (line.sign() != Sign.NONE) {
            json.writeStringProperty("sign", line.sign().id());
        }
        line.own().ifPresent(own -> json.writeNumberProperty("own", own));
        json.writeEndObject();
    }

    private static void findings(JsonGenerator json, List<FindingMarks> findings) {
        json.writeName("findings");
        json.writeStartArray();
        for (FindingMarks finding : findings) {
            json.writeStartObject();
            json.writeStringProperty("id", finding.id());
            json.writeName("events");
            json.writeStartArray();
            finding.events().forEach(json::writeNumber);
            json.writeEndArray();
            finding.span().ifPresent(span -> {
                json.writeNumberProperty("from", span.from());
                json.writeNumberProperty("to", span.to());
            });
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
