package dev.lockscope.export;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * The published rules for OTLP in JSON. Source: open-telemetry/opentelemetry-proto, docs/specification.md, "JSON Protobuf
 * Encoding", and opentelemetry/proto/trace/v1/trace.proto, common/v1/common.proto.
 */
final class OtlpRules {

    private static final BigInteger MOST = BigInteger.ONE.shiftLeft(64);
    private static final Set<String> SPAN = Set.of(
            "traceId",
            "spanId",
            "traceState",
            "parentSpanId",
            "flags",
            "name",
            "kind",
            "startTimeUnixNano",
            "endTimeUnixNano",
            "attributes",
            "droppedAttributesCount",
            "events",
            "droppedEventsCount",
            "links",
            "droppedLinksCount",
            "status");
    private static final Set<String> VALUE =
            Set.of("stringValue", "boolValue", "intValue", "doubleValue", "arrayValue", "kvlistValue", "bytesValue");

    private final List<String> problems = new ArrayList<>();
    private final Set<String> spans = new HashSet<>();
    private final Map<String, String> parents = new HashMap<>();
    private final Map<String, String> traces = new HashMap<>();

    private OtlpRules() {}

    /** What is wrong with a file; nothing where all is well. */
    static List<String> problems(String text) {
        OtlpRules rules = new OtlpRules();
        rules.check(text.indexOf('\n') == text.length() - 1, "one object on one line");
        JsonNode file = Json.of(text);
        rules.only(file, Set.of("resourceSpans"));
        for (JsonNode resource : file.get("resourceSpans")) {
            rules.only(resource, Set.of("resource", "scopeSpans", "schemaUrl"));
            rules.only(resource.get("resource"), Set.of("attributes", "droppedAttributesCount"));
            rules.attributes(resource.get("resource").get("attributes"));
            rules.check(
                    resource.get("resource")
                            .get("attributes")
                            .valueStream()
                            .anyMatch(
                                    attribute -> attribute.get("key").asString().equals("service.name")),
                    "no service.name");
            for (JsonNode scope : resource.get("scopeSpans")) {
                rules.only(scope, Set.of("scope", "spans", "schemaUrl"));
                rules.only(scope.get("scope"), Set.of("name", "version", "attributes", "droppedAttributesCount"));
                scope.get("spans").forEach(rules::span);
            }
        }
        rules.parents.forEach((span, parent) -> {
            rules.check(rules.spans.contains(parent), "no parent " + parent);
            rules.check(
                    String.valueOf(rules.traces.get(parent)).equals(rules.traces.get(span)),
                    "a parent of another trace");
        });
        return rules.problems;
    }

    private void check(boolean is, String problem) {
        if (!is) {
            problems.add(problem);
        }
    }

    private void only(JsonNode node, Set<String> fields) {
        check(fields.containsAll(node.propertyNames()), "fields that there are none of: " + node.propertyNames());
    }

    private void span(JsonNode span) {
        only(span, SPAN);
        String id = span.get("spanId").asString();
        check(id.matches("[0-9a-f]{16}") && !id.matches("0+"), "span id " + id);
        String trace = span.get("traceId").asString();
        check(trace.matches("[0-9a-f]{32}") && !trace.matches("0+"), "trace id " + trace);
        check(spans.add(id), "a span id twice: " + id);
        traces.put(id, trace);
        if (span.has("parentSpanId")) {
            parents.put(id, span.get("parentSpanId").asString());
        }
        check(!span.get("name").asString().isEmpty(), "a span without a name");
        check(
                span.get("kind").isInt()
                        && span.get("kind").asInt() >= 1
                        && span.get("kind").asInt() <= 5,
                "kind");
        BigInteger from = time(span.get("startTimeUnixNano"));
        BigInteger to = time(span.get("endTimeUnixNano"));
        check(to.compareTo(from) >= 0, "it ends before it begins: " + span);
        attributes(span.get("attributes"));
        if (span.has("events")) {
            span.get("events").forEach(this::event);
        }
        if (span.has("status")) {
            only(span.get("status"), Set.of("code", "message"));
            check(span.get("status").get("code").isInt(), "a status code is a number");
        }
    }

    private void event(JsonNode event) {
        only(event, Set.of("timeUnixNano", "name", "attributes", "droppedAttributesCount"));
        time(event.get("timeUnixNano"));
        check(!event.get("name").asString().isEmpty(), "an event without a name");
        attributes(event.get("attributes"));
    }

    /** 64 bits are a decimal text. */
    private BigInteger time(JsonNode time) {
        check(time.isString() && time.asString().matches("[0-9]{1,20}"), "a time: " + time);
        BigInteger nanos = new BigInteger(time.asString());
        check(nanos.compareTo(MOST) < 0, "a time beyond 64 bits: " + time);
        return nanos;
    }

    private void attributes(JsonNode attributes) {
        Set<String> keys = new HashSet<>();
        for (JsonNode attribute : attributes) {
            only(attribute, Set.of("key", "value"));
            String key = attribute.get("key").asString();
            check(!key.isEmpty() && keys.add(key), "a key twice or empty: " + key);
            JsonNode value = attribute.get("value");
            check(value.size() == 1 && VALUE.containsAll(value.propertyNames()), "a value: " + value);
            check(
                    !value.has("intValue") || value.get("intValue").asString().matches("-?[0-9]{1,19}"),
                    "a number: " + value);
        }
    }
}
