package dev.lockscope.timeline;

import dev.lockscope.timeline.Phase.Open;
import dev.lockscope.trace.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** A row while it is folded: its ended spans, and the phase that goes on. Belongs to one thread. */
final class RowSpans {

    private final Row row;
    private final SpanArrays ended;
    private final Pyramid pyramid;
    private Optional<Open> open = Optional.empty();

    RowSpans(Row row, Paints paints) {
        this.row = row;
        this.ended = new SpanArrays(row, paints);
        this.pyramid = new Pyramid(ended);
    }

    Row row() {
        return row;
    }

    SpanArrays ended() {
        return ended;
    }

    Pyramid pyramid() {
        return pyramid;
    }

    Optional<Open> open() {
        return open;
    }

    boolean isEmpty() {
        return ended.size() == 0 && open.isEmpty();
    }

    /** From this event on this is so, or nothing. Events come in the order in which they happened. */
    void set(Optional<Phase> wanted, Event event) {
        settle(event.at());
        if (open.isPresent()) {
            Open current = open.get();
            if (wanted.filter(current.phase()::isSame).isPresent()) {
                open = Optional.of(new Open(wanted.get(), current.from(), current.beganBy()));
                return;
            }
            end(current, event.at(), event.seq());
        }
        open = wanted.map(phase -> new Open(phase, event.at(), event.seq()));
    }

    void mark(SpanKind kind, String label, List<String> clients, Event event) {
        ended.add(kind, event.at(), event.at(), label, clients, event.seq(), event.seq());
    }

    /**
     * Ends what has ended by itself before an event. A phase that nothing follows is left to an event of the same
     * instant: it is the one that tells of the end.
     */
    private void settle(long at) {
        while (open.isPresent()) {
            Open current = open.get();
            Phase phase = current.phase();
            boolean over =
                    phase.until() < at || (phase.until() == at && phase.next().isPresent());
            if (!over) {
                return;
            }
            end(current, phase.until(), 0);
            open = phase.next().map(next -> new Open(next, phase.until(), current.beganBy()));
        }
    }

    private void end(Open current, long at, long by) {
        Phase phase = current.phase();
        ended.add(phase.kind(), current.from(), at, phase.label(), phase.clients(), current.beganBy(), by);
    }

    /** Goes back to an earlier state. */
    void restore(int size, Optional<Open> wasOpen) {
        if (size < ended.size()) {
            ended.truncate(size);
            pyramid.truncate(size);
        }
        open = wasOpen;
    }

    /** What goes on, as it is at an instant not before the latest event: what has run out since then has ended. */
    List<Span> tail(long now) {
        List<Span> spans = new ArrayList<>();
        Optional<Open> rest = open;
        while (rest.isPresent()) {
            Open current = rest.get();
            Phase phase = current.phase();
            boolean over = phase.until() <= now && phase.until() != Phase.NEVER;
            spans.add(new Span(
                    row,
                    phase.kind(),
                    current.from(),
                    over ? OptionalLong.of(phase.until()) : OptionalLong.empty(),
                    over || phase.until() == Phase.NEVER ? OptionalLong.empty() : OptionalLong.of(phase.until()),
                    phase.label(),
                    phase.clients(),
                    current.beganBy(),
                    0));
            rest = over ? phase.next().map(next -> new Open(next, phase.until(), current.beganBy())) : Optional.empty();
        }
        return spans;
    }
}
