package dev.lockscope.timeline;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.FaultFact;
import dev.lockscope.trace.FaultFact.ActionRefused;
import dev.lockscope.trace.FaultFact.FaultBegan;
import dev.lockscope.trace.FaultFact.FaultEnded;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** What an event changes in the rows of the faults. */
final class FaultRows {

    private FaultRows() {}

    static void apply(Rows rows, FaultFact fact, Event event) {
        if (fact instanceof FaultBegan began) {
            int place = placeOf(rows, began.fault()).orElseGet(() -> free(rows));
            rows.set(place(place), Optional.empty(), event);
            String label = began.kind() + " " + began.target();
            rows.set(place(place), Optional.of(Phase.lasting(SpanKind.FAULT, label, List.of(), began.fault())), event);
        } else if (fact instanceof FaultEnded ended) {
            placeOf(rows, ended.fault()).ifPresent(place -> rows.set(place(place), Optional.empty(), event));
        } else if (fact instanceof ActionRefused refused) {
            Row row = new Row(Lane.FAULTS, RowKind.REFUSALS, "");
            rows.mark(row, SpanKind.ACTION_REFUSED, refused.action(), List.of(), event);
        }
    }

    private static Row place(int number) {
        return new Row(Lane.FAULTS, RowKind.FAULT, Integer.toString(number));
    }

    private static OptionalInt placeOf(Rows rows, long fault) {
        return IntStream.iterate(1, place -> rows.find(place(place)).isPresent(), place -> place + 1)
                .filter(place -> at(rows, place)
                        .filter(open -> open.phase().identity().equals(fault))
                        .isPresent())
                .findFirst();
    }

    private static int free(Rows rows) {
        return IntStream.iterate(1, place -> place + 1)
                .filter(place -> at(rows, place).isEmpty())
                .findFirst()
                .orElseThrow();
    }

    private static Optional<Phase.Open> at(Rows rows, int place) {
        return rows.find(place(place)).flatMap(RowSpans::open);
    }
}
