package dev.lockscope.export;

import dev.lockscope.export.OtlpAttempts.Attempt;
import dev.lockscope.export.OtlpSpan.Kind;
import dev.lockscope.timeline.Arrow;
import dev.lockscope.timeline.Lane;
import dev.lockscope.timeline.LaneKind;
import dev.lockscope.timeline.Row;
import dev.lockscope.timeline.Span;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.EventText;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.Prominence;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Gathers spans by the service that they belong to: a client, a node, a resource, or the run. Belongs to one export. */
final class OtlpResources {

    private static final String LABEL = "lockscope.label";

    private final OtlpClock clock;
    private final OtlpIds ids;
    private final Map<String, List<OtlpSpan>> services = new LinkedHashMap<>();
    private final Map<Attempt, OtlpSpan> roots = new HashMap<>();

    OtlpResources(OtlpClock clock, OtlpIds ids) {
        this.clock = clock;
        this.ids = ids;
    }

    /** What lasted, or a point in time: below the attempt that it belongs to, else in its party's trace. */
    void span(Row row, Span span, long end, OtlpAttempts attempts) {
        Lane lane = row.lane();
        String service = ChosenSpans.name(lane);
        long to = span.to().orElse(Math.max(end, span.from()));
        Optional<OtlpSpan> root = owner(lane, span).flatMap(client -> root(client, span.from(), attempts));
        String kind = ChosenSpans.word(span.kind());
        String name = row.subject().isEmpty() ? kind : kind + " " + row.subject();
        OtlpSpan made = new OtlpSpan(
                root.map(OtlpSpan::traceId).orElseGet(() -> ids.trace(service)),
                ids.span(),
                root.map(OtlpSpan::spanId).orElse(""),
                Characters.line(name),
                Kind.INTERNAL,
                span.from(),
                to);
        made.with("lockscope.kind", kind)
                .with("lockscope.subject", row.subject().isEmpty() ? null : row.subject())
                .with(LABEL, span.label().isEmpty() ? null : span.label())
                .with("lockscope.client", span.clients().isEmpty() ? null : String.join(", ", span.clients()))
                .with("lockscope.began_by", span.beganBy())
                .with("lockscope.goes_on", span.isOpen() ? true : null);
        add(service, made);
    }

    /** A client's own doings, and what it asked of a resource, belong to its attempt. */
    private static Optional<String> owner(Lane lane, Span span) {
        if (lane.kind() == LaneKind.CLIENT) {
            return Optional.of(lane.name());
        }
        boolean asked = lane.kind() == LaneKind.RESOURCE && span.clients().size() == 1;
        return asked ? Optional.of(span.clients().get(0)) : Optional.empty();
    }

    private Optional<OtlpSpan> root(String client, long at, OtlpAttempts attempts) {
        return attempts.at(client, at).map(this::root);
    }

    private OtlpSpan root(Attempt attempt) {
        OtlpSpan known = roots.get(attempt);
        if (known != null) {
            return known;
        }
        String name = attempt.lock().isEmpty() ? attempt.client() : attempt.client() + " " + attempt.lock();
        long from = attempt.from() == Long.MIN_VALUE ? 0 : attempt.from();
        OtlpSpan root = new OtlpSpan(
                ids.trace(attempt.name()),
                ids.span(),
                "",
                Characters.line(name),
                Kind.INTERNAL,
                Math.min(from, attempt.to()),
                attempt.to());
        root.with("lockscope.kind", "attempt").with("lockscope.client", attempt.client());
        roots.put(attempt, root);
        add(attempt.client(), root);
        return root;
    }

    /** A command as its client saw it, and as its node executed it. */
    void command(Arrow arrow, long end, OtlpAttempts attempts) {
        Optional<OtlpSpan> root = root(arrow.client(), arrow.sent(), attempts);
        OtlpSpan sent = new OtlpSpan(
                root.map(OtlpSpan::traceId).orElseGet(() -> ids.trace(arrow.client())),
                ids.span(),
                root.map(OtlpSpan::spanId).orElse(""),
                Characters.line(arrow.text()),
                Kind.CLIENT,
                arrow.sent(),
                arrow.isInFlight() ? Math.max(end, arrow.end()) : arrow.end());
        sent.with("db.system.name", "redis")
                .with("db.query.text", arrow.text())
                .with("server.address", arrow.node())
                .with("lockscope.reply", arrow.reply().map(ChosenSpans::word).orElse(null))
                .with("lockscope.request_lost", arrow.request().lost().isPresent() ? true : null)
                .with("lockscope.reply_lost", arrow.answer().lost().isPresent() ? true : null);
        add(arrow.client(), sent);
        if (arrow.executed().isPresent()) {
            long at = arrow.executed().getAsLong();
            OtlpSpan executed = new OtlpSpan(
                    sent.traceId(), ids.span(), sent.spanId(), Characters.line(arrow.text()), Kind.SERVER, at, at);
            add(arrow.node(), executed.with("lockscope.client", arrow.client()));
        }
    }

    /** A turn of the story is an event of the attempt in which it happened. */
    void event(Event event, OtlpAttempts attempts, String language) {
        if (Prominence.of(event.fact()) == Prominence.HEADLINE) {
            Concern.client(event.fact())
                    .flatMap(client -> root(client, event.at(), attempts))
                    .ifPresent(root -> root.event(
                            clock,
                            event.at(),
                            Characters.line(EventText.in(language).of(event)),
                            Map.of("lockscope.seq", event.seq())));
        }
    }

    void finding(Attempt attempt, long at, String id, String title, String story) {
        OtlpSpan root = root(attempt);
        root.broke(Characters.line(title));
        root.event(
                clock,
                at,
                Characters.line(title),
                new Fields().with("finding", id).with("story", story).map());
    }

    private void add(String service, OtlpSpan span) {
        services.computeIfAbsent(service, none -> new ArrayList<>()).add(span);
    }

    /** Everything, as OTLP has it. */
    Map<String, Object> json(Header header, Heading heading, List<Omission> omissions) {
        ExportText text = ExportText.in(heading.language());
        List<Map<String, Object>> resources = new ArrayList<>();
        services.forEach((service, spans) -> {
            Fields about = new Fields()
                    .with("service.name", service.isEmpty() ? "party" : service)
                    .with("lockscope.scenario", header.scenarioName())
                    .with("lockscope.title", heading.title())
                    .with("lockscope.seed", header.seed());
            for (int i = 0; i < omissions.size(); i++) {
                about.with("lockscope.left_out." + (i + 1), text.of(omissions.get(i)));
            }
            Map<String, Object> scope = new Fields()
                    .with("name", "lockscope")
                    .with("version", header.lockscopeVersion())
                    .map();
            List<Map<String, Object>> made =
                    spans.stream().map(span -> span.json(clock)).toList();
            resources.add(new Fields()
                    .with(
                            "resource",
                            new Fields()
                                    .with("attributes", OtlpSpan.attributes(about.map()))
                                    .map())
                    .with(
                            "scopeSpans",
                            List.of(new Fields()
                                    .with("scope", scope)
                                    .with("spans", made)
                                    .map()))
                    .map());
        });
        return new Fields().with("resourceSpans", resources).map();
    }
}
