package dev.lockscope.timeline;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.EventText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Looks through all spans, or all events. */
final class Search {

    private Search() {}

    static Found<Span> spans(Rows rows, Query query, long now, int most) {
        List<Span> found = new ArrayList<>();
        for (RowSpans row : rows.all()) {
            for (int i = 0; i < row.ended().size(); i++) {
                if (query.allows(rows.paints().paint(row.ended().paint(i)).kind())) {
                    take(found, query, row.ended().get(i));
                }
            }
            row.tail(now).forEach(span -> take(found, query, span));
        }
        found.sort(Comparator.comparingLong(Span::from).thenComparingLong(Span::beganBy));
        return first(found, most);
    }

    private static void take(List<Span> found, Query query, Span span) {
        Row row = span.row();
        if (query.allows(span.kind())
                && (query.isIn(span.label())
                        || query.isIn(row.subject())
                        || query.isIn(row.lane().name())
                        || span.clients().stream().anyMatch(query::isIn))) {
            found.add(span);
        }
    }

    static Found<Event> events(List<Event> events, Query query, EventText words, int most) {
        List<Event> found = events.stream()
                .filter(event -> query.allows(event.fact()))
                .filter(event -> query.isIn(event.actor()) || query.isIn(words.of(event)))
                .toList();
        return first(found, most);
    }

    private static <T> Found<T> first(List<T> all, int most) {
        int shown = Math.min(all.size(), Math.max(0, most));
        return new Found<>(all.subList(0, shown), all.size() - shown);
    }
}
