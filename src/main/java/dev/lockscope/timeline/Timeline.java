package dev.lockscope.timeline;

import dev.lockscope.trace.ClientFact;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.EventText;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.FaultFact;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.LockFact;
import dev.lockscope.trace.Prominence;
import dev.lockscope.trace.ScriptFact;
import dev.lockscope.trace.Trace;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The picture of a run over time, as a fold over its events, which may come in pieces and late; at any moment it is what
 * it would be had all events so far come at once, in the order in which they happened.
 *
 * <p>Belongs to one thread; what it hands out is immutable. Instants are ns since the run's start.
 */
public final class Timeline {

    /** Which events turn the story. */
    public static final Predicate<Event> TURNS = event -> Prominence.of(event.fact()) == Prominence.HEADLINE;

    private final Header header;
    private final EventList events = new EventList();
    private final Rows rows = new Rows();
    private final SpanFold fold;
    private final ArrowBook arrows = new ArrowBook();
    private long now;
    private long beginning = Long.MAX_VALUE;

    /** One without events. */
    public Timeline(Header header) {
        this.header = header;
        this.fold = new SpanFold(header, rows);
    }

    /** That of a whole trace. */
    public static Timeline of(Trace trace) {
        Timeline timeline = new Timeline(trace.header());
        timeline.append(trace.events());
        return timeline;
    }

    /** Takes events in, in whatever order. */
    public void append(List<Event> arrived) {
        int untouched = events.insert(arrived);
        fold.fold(events, untouched);
        for (Event event : arrived) {
            arrows.take(event);
            now = Math.max(now, event.at());
            if (isOfTheStory(event)) {
                beginning = Math.min(beginning, event.at());
            }
        }
    }

    /** Lets time go on to an instant, without an event; never back. */
    public void advance(long instant) {
        now = Math.max(now, instant);
    }

    /** How far the run has come: its latest event, or the instant that it was told. */
    public long now() {
        return now;
    }

    /** Servers stand ready for as long as one likes before anything begins. */
    private static boolean isOfTheStory(Event event) {
        Fact fact = event.fact();
        return fact instanceof ClientFact
                || fact instanceof LockFact
                || fact instanceof FaultFact
                || fact instanceof ScriptFact;
    }

    /** When the first client, fault or step of the script was about; now as long as none was. */
    public long beginning() {
        return Math.min(beginning, now);
    }

    /** How many events were taken in. */
    public int events() {
        return events.size();
    }

    // Lanes and rows

    /** The lanes: those of the cast in its order, and those that events were about, grouped by kind. */
    public List<Lane> lanes() {
        Set<Lane> cast = new LinkedHashSet<>();
        header.cast().clients().forEach(name -> cast.add(new Lane(LaneKind.CLIENT, name)));
        header.cast().nodes().forEach(name -> cast.add(new Lane(LaneKind.NODE, name)));
        header.cast().sentinels().forEach(name -> cast.add(new Lane(LaneKind.SENTINEL, name)));
        header.cast().resources().forEach(name -> cast.add(new Lane(LaneKind.RESOURCE, name)));
        cast.add(Lane.FAULTS);
        cast.add(Lane.SCRIPT);
        Set<Lane> lanes = new LinkedHashSet<>(cast);
        rows.all().stream()
                .filter(row -> !row.isEmpty())
                .map(row -> row.row().lane())
                .filter(lane -> !cast.contains(lane))
                .sorted(Comparator.comparing(Lane::name))
                .forEach(lanes::add);
        return lanes.stream().sorted(Comparator.comparing(Lane::kind)).toList();
    }

    /** The rows of a lane that anything was ever in. */
    public List<Row> rows(Lane lane) {
        return rows.all().stream()
                .filter(row -> row.row().lane().equals(lane) && !row.isEmpty())
                .map(RowSpans::row)
                .sorted(Row.ORDER)
                .toList();
    }

    // Spans

    /** The spans of a row, in order; what goes on comes last. */
    public List<Span> spans(Row row) {
        return spans(row, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    /** The spans of a row that touch a stretch of time, both ends included. */
    public List<Span> spans(Row row, long from, long to) {
        Optional<RowSpans> spans = rows.find(row);
        return spans.isEmpty() ? List.of() : spans(spans.get(), from, to);
    }

    private List<Span> spans(RowSpans row, long from, long to) {
        List<Span> found = new ArrayList<>();
        SpanArrays ended = row.ended();
        for (int i = ended.firstEndingFrom(from); i < ended.size() && ended.from(i) <= to; i++) {
            found.add(ended.get(i));
        }
        row.tail(now).stream()
                .filter(span -> span.from() <= to && span.to().orElse(Long.MAX_VALUE) >= from)
                .forEach(found::add);
        return found;
    }

    /** The spans that cover an instant, by row. */
    public List<Span> at(long instant) {
        List<Span> found = new ArrayList<>();
        for (RowSpans row : rows.all()) {
            spans(row, instant, instant).stream()
                    .filter(span -> span.covers(instant))
                    .forEach(found::add);
        }
        return found;
    }

    /** The spans that an event began or ended. */
    public List<Span> of(Event event) {
        List<Span> found = new ArrayList<>();
        for (RowSpans row : rows.all()) {
            spans(row, event.at(), event.at()).stream()
                    .filter(span -> span.beganBy() == event.seq() || span.endedBy() == event.seq())
                    .forEach(found::add);
        }
        return found;
    }

    /** When two or more clients were in each other's way, in the order of the beginnings. */
    public List<Overlap> overlaps() {
        return rows.all().stream()
                .filter(row -> row.row().lane().kind() == LaneKind.OVERLAP)
                .flatMap(row -> spans(row.row()).stream())
                .map(span -> Overlap.of(span, now))
                .sorted(Comparator.comparingLong(Overlap::from))
                .toList();
    }

    /**
     * The commands under way in a stretch of time.
     *
     * @param most how many to show
     */
    public Arrows arrows(long from, long to, int most) {
        return arrows.between(from, to, most);
    }

    // The picture

    /** All that has happened, to fit into a picture. */
    public TimeScale fit(double width, double margin) {
        return TimeScale.fit(0, now, width, margin);
    }

    /** What is to be drawn of some rows; one that holds nothing is empty. What goes on is drawn up to now. */
    public Frame frame(List<Row> wanted, TimeScale scale) {
        RunArrays runs = new RunArrays(256);
        RowPainter painter = new RowPainter(runs, rows.paints(), scale);
        for (int i = 0; i < wanted.size(); i++) {
            int number = i;
            rows.find(wanted.get(i)).ifPresent(row -> painter.draw(number, row, now));
        }
        return Frame.of(runs, rows.paints().all());
    }

    /**
     * What is at a place of a row.
     *
     * @param x px from the left edge
     * @param tolerance how far away it may be, px
     */
    public Optional<Hit> hit(Row row, TimeScale scale, double x, double tolerance) {
        return rows.find(row).flatMap(spans -> HitTest.at(spans, scale, x, tolerance, now));
    }

    // Events

    /** The event with that number, such as the one that ended a span, if it was taken in. */
    public Optional<Event> event(long seq) {
        return events.withSeq(seq);
    }

    /** The event nearest to an instant; the later of two. */
    public Optional<Event> nearest(long instant, Predicate<Event> which) {
        return events.nearest(instant, which);
    }

    /** The next event behind one, which need not be of that kind. */
    public Optional<Event> next(Event event, Predicate<Event> which) {
        return events.next(event, which);
    }

    /** The last event before one, which need not be of that kind. */
    public Optional<Event> previous(Event event, Predicate<Event> which) {
        return events.previous(event, which);
    }

    /** The first event later than an instant. */
    public Optional<Event> nextAfter(long instant, Predicate<Event> which) {
        return events.nextAfter(instant, which);
    }

    /** The last event earlier than an instant. */
    public Optional<Event> previousBefore(long instant, Predicate<Event> which) {
        return events.previousBefore(instant, which);
    }

    // Searching

    /** The spans of that kind in whose label, clients, row or lane the text is. */
    public Found<Span> findSpans(Query query, int most) {
        return Search.spans(rows, query, now, most);
    }

    /** The events of that kind in whose actor or words the text is. */
    public Found<Event> findEvents(Query query, EventText words, int most) {
        return Search.events(events.all(), query, words, most);
    }
}
