package dev.lockscope.export;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One span while it is put together. Instants are ns since the run's start. Belongs to one export. */
final class OtlpSpan {

    /** What part of a conversation a span is, with its number in trace.proto. */
    enum Kind {
        INTERNAL(1),
        SERVER(2),
        CLIENT(3);

        private final int number;

        Kind(int number) {
            this.number = number;
        }
    }

    private static final int ERROR = 2;

    private final String traceId;
    private final String spanId;
    private final String parentId;
    private final String name;
    private final Kind kind;
    private final long from;
    private final long to;
    private final Map<String, Object> attributes = new LinkedHashMap<>();
    private final List<Map<String, Object>> events = new ArrayList<>();
    private @Nullable String broken;

    /** @param parentId empty for a root */
    OtlpSpan(String traceId, String spanId, String parentId, String name, Kind kind, long from, long to) {
        this.traceId = traceId;
        this.spanId = spanId;
        this.parentId = parentId;
        this.name = name;
        this.kind = kind;
        this.from = from;
        this.to = Math.max(from, to);
    }

    String traceId() {
        return traceId;
    }

    String spanId() {
        return spanId;
    }

    OtlpSpan with(String key, @Nullable Object value) {
        if (value != null) {
            attributes.put(key, value);
        }
        return this;
    }

    /** Something that happened meanwhile. */
    void event(OtlpClock clock, long at, String what, Map<String, Object> more) {
        events.add(new Fields()
                .with("timeUnixNano", clock.of(at))
                .with("name", what.isEmpty() ? "event" : what)
                .with("attributes", attributes(more))
                .map());
    }

    /** Something broke here. */
    void broke(String what) {
        broken = broken == null ? what : broken.contains(what) ? broken : broken + "; " + what;
    }

    Map<String, Object> json(OtlpClock clock) {
        return new Fields()
                .with("traceId", traceId)
                .with("spanId", spanId)
                .with("parentSpanId", parentId.isEmpty() ? null : parentId)
                .with("name", name.isEmpty() ? "span" : name)
                .with("kind", kind.number)
                .with("startTimeUnixNano", clock.of(from))
                .with("endTimeUnixNano", clock.of(to))
                .with("attributes", attributes(attributes))
                .with("events", events.isEmpty() ? null : events)
                .with("status", broken == null ? null : status(broken))
                .map();
    }

    private static Map<String, Object> status(String message) {
        return new Fields().with("code", ERROR).with("message", message).map();
    }

    /** Names and values as OTLP has them: whole numbers are texts. */
    static List<Map<String, Object>> attributes(Map<String, Object> values) {
        List<Map<String, Object>> list = new ArrayList<>();
        values.forEach((key, value) -> {
            Fields typed = new Fields();
            if (value instanceof Boolean) {
                typed.with("boolValue", value);
            } else if (value instanceof Number) {
                typed.with("intValue", value.toString());
            } else {
                typed.with("stringValue", Characters.whole(value.toString()));
            }
            list.add(new Fields().with("key", key).with("value", typed.map()).map());
        });
        return list;
    }
}
