package dev.lockscope.export;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * What Perfetto's importer asks of a trace, and what it would lose without a word. Source: google/perfetto,
 * src/trace_processor/importers/json (json_trace_tokenizer.cc, json_trace_parser_impl.cc, json_parser.h).
 */
final class ChromeTraceRules {

    private record Slice(BigDecimal from, BigDecimal to) {}

    private final List<String> problems = new ArrayList<>();
    private final Map<String, List<Slice>> open = new HashMap<>();
    private final Map<Integer, String> names = new HashMap<>();
    private final Set<String> threads = new HashSet<>();
    private final Map<Long, Integer> flowsOut = new HashMap<>();
    private final Map<Long, Integer> flowsIn = new HashMap<>();

    private ChromeTraceRules() {}

    /** What is wrong with a file; nothing where all is well. */
    static List<String> problems(String text) {
        ChromeTraceRules rules = new ChromeTraceRules();
        rules.raw(text);
        JsonNode file = Json.of(text);
        rules.check(file.get("metadata").isObject(), "metadata must be an object");
        BigDecimal last = null;
        for (JsonNode event : file.get("traceEvents")) {
            rules.event(event);
            BigDecimal at = event.has("ts") ? event.get("ts").decimalValue() : last;
            rules.check(last == null || at == null || at.compareTo(last) >= 0, "not in the order of time: " + event);
            last = at;
        }
        rules.flows();
        return rules.problems;
    }

    private void check(boolean is, String problem) {
        if (!is) {
            problems.add(problem);
        }
    }

    /** Rules about the text itself. */
    private void raw(String text) {
        check(text.startsWith("{"), "the first character must be { or [");
        check(text.chars().noneMatch(c -> c < ' ' && c != '\n'), "a raw control character");
        check(!text.matches("(?s).*\\\\u[dD][89a-fA-F].*"), "an escape of half a character, which is refused");
    }

    private void event(JsonNode event) {
        String phase = event.get("ph").asString();
        check(event.get("pid").isInt() && event.get("pid").asInt() > 0, "pid: " + event);
        check(event.get("tid").isInt() && event.get("tid").asInt() > 0, "thread 0 becomes the process: " + event);
        check(!event.get("name").asString().isEmpty(), "no name: " + event);
        check(!event.has("args") || event.get("args").isObject(), "args must be an object: " + event);
        if (!phase.equals("M")) {
            check(event.get("ts").isNumber(), "ts: " + event);
            check(threads.contains(thread(event)), "a thread without a name: " + event);
        }
        switch (phase) {
            case "M" -> metadata(event);
            case "X" -> slice(event);
            case "i" -> check(Set.of("t", "p", "g").contains(event.get("s").asString()), "scope: " + event);
            case "C" ->
                check(
                        !event.get("args").isEmpty()
                                && event.get("args").valueStream().allMatch(JsonNode::isNumber),
                        "a counter counts numbers: " + event);
            default -> problems.add("a phase that was not to be used: " + event);
        }
    }

    private void metadata(JsonNode event) {
        JsonNode args = event.get("args");
        switch (event.get("name").asString()) {
            case "process_name" -> {
                check(!args.get("name").asString().isEmpty(), "an empty name is dropped: " + event);
                check(
                        names.put(event.get("pid").asInt(), args.get("name").asString()) == null,
                        "named twice: " + event);
            }
            case "thread_name" -> {
                check(!args.get("name").asString().isEmpty(), "an empty name is dropped: " + event);
                check(threads.add(thread(event)), "named twice: " + event);
            }
            case "process_sort_index", "thread_sort_index" ->
                check(args.get("sort_index").isInt(), "order: " + event);
            default -> problems.add("ignored: " + event);
        }
    }

    private static String thread(JsonNode event) {
        return event.get("pid").asInt() + "/" + event.get("tid").asInt();
    }

    /** Slices of a thread must lie side by side or within one another. */
    private void slice(JsonNode event) {
        BigDecimal from = event.get("ts").decimalValue();
        BigDecimal to = from.add(event.get("dur").decimalValue());
        check(to.compareTo(from) >= 0, "a negative length: " + event);
        List<Slice> stack = open.computeIfAbsent(thread(event), none -> new ArrayList<>());
        stack.removeIf(slice -> slice.to().compareTo(from) <= 0);
        check(stack.stream().allMatch(slice -> slice.to().compareTo(to) >= 0), "overlaps its neighbour: " + event);
        stack.add(new Slice(from, to));
        if (event.has("bind_id")) {
            long flow = event.get("bind_id").asLong();
            check(event.get("bind_id").isIntegralNumber(), "a text would be read as hexadecimal: " + event);
            check(to.compareTo(from) > 0, "an arrow needs a slice that lasts: " + event);
            flowsOut.merge(flow, event.has("flow_out") ? 1 : 0, Integer::sum);
            flowsIn.merge(flow, event.has("flow_in") ? 1 : 0, Integer::sum);
        }
    }

    private void flows() {
        flowsOut.forEach((flow, count) -> check(count == 1, "arrow " + flow + " begins " + count + " times"));
        flowsIn.forEach((flow, count) -> check(count == 1, "arrow " + flow + " ends " + count + " times"));
    }
}
