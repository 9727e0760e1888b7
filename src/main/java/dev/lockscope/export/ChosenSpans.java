package dev.lockscope.export;

import dev.lockscope.export.Omission.Reason;
import dev.lockscope.timeline.Arrow;
import dev.lockscope.timeline.Lane;
import dev.lockscope.timeline.Row;
import dev.lockscope.timeline.Span;
import dev.lockscope.timeline.Timeline;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The spans of a part of a run, by row, in the order in which the timeline shows them, and the commands.
 *
 * @param rows the rows that have any, with their spans
 * @param commands the commands in the order of their sending
 * @param end how far the run came, ns since its start
 * @param omissions what was left out
 */
record ChosenSpans(Map<Row, List<Span>> rows, List<Arrow> commands, long end, List<Omission> omissions) {

    static ChosenSpans of(Excerpt excerpt) {
        Timeline timeline = Timeline.of(excerpt.trace());
        Selection selection = excerpt.selection();
        Map<Row, List<Span>> rows = new LinkedHashMap<>();
        long outside = 0;
        long ofOthers = 0;
        for (Lane lane : timeline.lanes()) {
            for (Row row : timeline.rows(lane)) {
                List<Span> chosen = new ArrayList<>();
                for (Span span : timeline.spans(row)) {
                    if (!selection.touches(span.from(), span.to().orElse(Long.MAX_VALUE))) {
                        outside++;
                    } else if (!selection.includes(concerned(lane, span))) {
                        ofOthers++;
                    } else {
                        chosen.add(span);
                    }
                }
                if (!chosen.isEmpty()) {
                    rows.put(row, List.copyOf(chosen));
                }
            }
        }
        List<Omission> omissions = new ArrayList<>();
        if (outside > 0) {
            omissions.add(new Omission(Reason.SPANS_OUTSIDE, outside));
        }
        if (ofOthers > 0) {
            omissions.add(new Omission(Reason.SPANS_OF_OTHERS, ofOthers));
        }
        List<Arrow> commands = timeline.arrows(Long.MIN_VALUE, Long.MAX_VALUE, Integer.MAX_VALUE).shown().stream()
                .filter(arrow -> selection.touches(arrow.sent(), arrow.isInFlight() ? Long.MAX_VALUE : arrow.end()))
                .filter(arrow -> selection.includes(List.of(arrow.client())))
                .toList();
        return new ChosenSpans(rows, commands, timeline.now(), omissions);
    }

    /** What a node stores is nobody's. */
    private static List<String> concerned(Lane lane, Span span) {
        return switch (lane.kind()) {
            case CLIENT -> List.of(lane.name());
            case NODE, SENTINEL -> List.of();
            case OVERLAP, RESOURCE, LINKS, FAULTS, SCRIPT -> span.clients();
        };
    }

    /** What a lane is called. */
    static String name(Lane lane) {
        return lane.name().isEmpty() ? word(lane.kind()) : lane.name();
    }

    /** The id of a kind, such as {@code key-held}. */
    static String word(Enum<?> kind) {
        return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
