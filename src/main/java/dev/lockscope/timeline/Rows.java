package dev.lockscope.timeline;

import dev.lockscope.trace.Event;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The rows of a timeline, in the order in which they were first needed. Belongs to one thread. */
final class Rows {

    private final Paints paints = new Paints();
    private final Map<Row, RowSpans> byRow = new HashMap<>();
    private final List<RowSpans> rows = new ArrayList<>();

    Paints paints() {
        return paints;
    }

    List<RowSpans> all() {
        return rows;
    }

    Optional<RowSpans> find(Row row) {
        return Optional.ofNullable(byRow.get(row));
    }

    void set(Row row, Optional<Phase> wanted, Event event) {
        RowSpans known = byRow.get(row);
        if (known != null) {
            known.set(wanted, event);
        } else if (wanted.isPresent()) {
            make(row).set(wanted, event);
        }
    }

    void mark(Row row, SpanKind kind, String label, List<String> clients, Event event) {
        RowSpans known = byRow.get(row);
        (known == null ? make(row) : known).mark(kind, label, clients, event);
    }

    private RowSpans make(Row row) {
        RowSpans made = new RowSpans(row, paints);
        byRow.put(row, made);
        rows.add(made);
        return made;
    }

    Checkpoint checkpoint(int events) {
        int[] sizes = new int[rows.size()];
        List<Optional<Phase.Open>> open = new ArrayList<>();
        for (int i = 0; i < sizes.length; i++) {
            sizes[i] = rows.get(i).ended().size();
            open.add(rows.get(i).open());
        }
        return new Checkpoint(events, sizes, open);
    }

    void restore(Checkpoint checkpoint) {
        for (int i = 0; i < rows.size(); i++) {
            if (i < checkpoint.sizes.length) {
                rows.get(i).restore(checkpoint.sizes[i], checkpoint.open.get(i));
            } else {
                rows.get(i).restore(0, Optional.empty());
            }
        }
    }

    /** How far the rows had come after some events. */
    static final class Checkpoint {

        private final int events;
        private final int[] sizes;
        private final List<Optional<Phase.Open>> open;

        private Checkpoint(int events, int[] sizes, List<Optional<Phase.Open>> open) {
            this.events = events;
            this.sizes = sizes;
            this.open = open;
        }

        int events() {
            return events;
        }
    }
}
