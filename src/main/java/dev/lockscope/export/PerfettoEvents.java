package dev.lockscope.export;

import dev.lockscope.timeline.Arrow;
import dev.lockscope.timeline.Lane;
import dev.lockscope.timeline.LaneKind;
import dev.lockscope.timeline.Row;
import dev.lockscope.timeline.Span;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.ResourceFact.ChargeAccepted;
import dev.lockscope.trace.ResourceFact.ResourceOpened;
import dev.lockscope.trace.ResourceFact.WriteAccepted;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Gathers the events of a trace for Perfetto. Times come in ns and go out in µs. Belongs to one export. */
final class PerfettoEvents {

    /** What takes no time is given this much, so that an arrow can end at it, ns. */
    private static final long SHORTEST = 1_000;

    private static final String COMMANDS = "commands";
    private static final String EXECUTED = "executed";

    private record Timed(long at, Map<String, Object> event) {}

    private final PerfettoThreads threads = new PerfettoThreads();
    private final Map<String, Tracks> tracks = new HashMap<>();
    private final List<Timed> timed = new ArrayList<>();

    void span(Row row, Span span, long end) {
        PerfettoThreads.Place thread = threads.of(row.lane(), rowName(row));
        Fields event = event(span.isPoint() ? "i" : "X", spanName(span), span.from(), thread)
                .with("cat", ChosenSpans.word(span.kind()));
        if (span.isPoint()) {
            event.with("s", "t");
        } else {
            event.with("dur", micros(span.length(end)));
        }
        Fields arguments = new Fields()
                .with("label", span.label())
                .with("clients", String.join(", ", span.clients()))
                .with("began by", span.beganBy())
                .with("ended by", span.endedBy() == 0 ? null : span.endedBy())
                .with("goes on", span.isOpen() ? 1 : null);
        add(span.from(), event.with("args", arguments.map()));
    }

    /** A command from its sending to its answer, with an arrow to where it was executed. */
    void command(Arrow arrow, long end) {
        long until = Math.max(arrow.isInFlight() ? Math.max(end, arrow.end()) : arrow.end(), arrow.sent() + SHORTEST);
        Fields arguments = new Fields()
                .with("node", arrow.node())
                .with("reply", arrow.reply().map(ChosenSpans::word).orElse(null))
                .with("request lost", arrow.request().lost().isPresent() ? 1 : null)
                .with("reply lost", arrow.answer().lost().isPresent() ? 1 : null);
        Fields sent = slice(new Lane(LaneKind.CLIENT, arrow.client()), COMMANDS, arrow.text(), arrow.sent(), until)
                .with("args", arguments.map());
        if (arrow.executed().isPresent()) {
            long at = arrow.executed().getAsLong();
            Lane node = new Lane(LaneKind.NODE, arrow.node());
            Fields executed = slice(node, EXECUTED, arrow.text(), at, at + SHORTEST)
                    .with("args", new Fields().with("client", arrow.client()).map());
            sent.with("bind_id", arrow.command()).with("flow_out", true);
            executed.with("bind_id", arrow.command()).with("flow_in", true);
            add(at, executed);
        }
        add(arrow.sent(), sent);
    }

    private Fields slice(Lane lane, String name, String text, long from, long to) {
        int track = tracks.computeIfAbsent(lane.kind() + lane.name(), none -> new Tracks())
                .take(from, to);
        PerfettoThreads.Place thread = threads.of(lane, track == 0 ? name : name + " " + (track + 1));
        return event("X", text, from, thread).with("cat", "command").with("dur", micros(to - from));
    }

    /** The balance, where the event tells of one. */
    void value(Event event) {
        Fact fact = event.fact();
        if (fact instanceof ResourceOpened opened) {
            counter(event.at(), opened.resource(), opened.value());
        } else if (fact instanceof WriteAccepted write) {
            counter(event.at(), write.resource(), write.after());
        } else if (fact instanceof ChargeAccepted charge) {
            counter(event.at(), charge.resource(), charge.after());
        }
    }

    private void counter(long at, String resource, long value) {
        PerfettoThreads.Place thread = threads.of(new Lane(LaneKind.RESOURCE, resource), "balance");
        add(
                at,
                event("C", "balance", at, thread)
                        .with("args", new Fields().with("kr", value).map()));
    }

    /** A mark across everything. */
    void finding(long at, String id, String title, String story) {
        PerfettoThreads.Place thread = threads.of(new Lane(LaneKind.SCRIPT, ""), "verdict");
        add(
                at,
                event("i", title, at, thread)
                        .with("cat", "finding")
                        .with("s", "g")
                        .with(
                                "args",
                                new Fields().with("id", id).with("story", story).map()));
    }

    /** Everything, names first, then in the order of time. */
    List<Map<String, Object>> inOrder() {
        List<Map<String, Object>> all = new ArrayList<>(threads.names());
        timed.stream()
                .sorted(Comparator.comparingLong(Timed::at))
                .map(Timed::event)
                .forEach(all::add);
        return all;
    }

    private void add(long at, Fields event) {
        timed.add(new Timed(at, event.map()));
    }

    private static Fields event(String phase, String name, long at, PerfettoThreads.Place thread) {
        return new Fields()
                .with("ph", phase)
                .with("name", PerfettoThreads.name(name))
                .with("ts", micros(at))
                .with("pid", thread.pid())
                .with("tid", thread.tid());
    }

    private static BigDecimal micros(long nanos) {
        return BigDecimal.valueOf(nanos, 3);
    }

    private static String rowName(Row row) {
        String kind = ChosenSpans.word(row.kind());
        return row.subject().isEmpty() ? kind : kind + " " + row.subject();
    }

    private static String spanName(Span span) {
        String kind = ChosenSpans.word(span.kind());
        return span.label().isEmpty() ? kind : kind + " " + span.label();
    }
}
