package dev.lockscope.timeline;

import java.util.List;
import java.util.Optional;

/** Finds what is at a place of a row, in the time of a search and of what lies as near as the nearest. */
final class HitTest {

    private final RowSpans row;
    private final TimeScale scale;
    private final double x;
    private final double tolerance;

    private Optional<Span> best = Optional.empty();
    private double distance = Double.MAX_VALUE;
    private int found;

    private HitTest(RowSpans row, TimeScale scale, double x, double tolerance) {
        this.row = row;
        this.scale = scale;
        this.x = x;
        this.tolerance = tolerance;
    }

    static Optional<Hit> at(RowSpans row, TimeScale scale, double x, double tolerance, long now) {
        HitTest test = new HitTest(row, scale, x, Math.max(0, tolerance));
        test.ended();
        test.tail(row.tail(now), now);
        return test.best.map(span -> new Hit(span, test.found - 1));
    }

    /** A column earlier than it seems, for a span shorter than a pixel takes up the whole of its column. */
    private void ended() {
        SpanArrays spans = row.ended();
        for (int i = spans.firstEndingFrom(scale.time(x - tolerance - 1)); i < spans.size(); i++) {
            if (scale.x(spans.from(i)) > x + tolerance + 1) {
                return;
            }
            double away = away(spans.from(i), spans.to(i));
            if (away <= tolerance) {
                found++;
                if (away < distance || (away == distance && matters(spans.rank(i)))) {
                    distance = away;
                    best = Optional.of(spans.get(i));
                }
            }
        }
    }

    private void tail(List<Span> tail, long now) {
        for (Span span : tail) {
            double away = away(span.from(), span.to().orElse(Math.max(now, span.from())));
            if (away <= tolerance) {
                found++;
                if (away < distance || (away == distance && matters(span.kind().rank()))) {
                    distance = away;
                    best = Optional.of(span);
                }
            }
        }
    }

    private boolean matters(int rank) {
        return best.filter(span -> span.kind().rank() >= rank).isEmpty();
    }

    /** How far the pixels that a span takes up are from the place, px; 0 where it is on them. */
    private double away(long from, long to) {
        double left = scale.firstColumn(from);
        double right = scale.lastColumn(from, to) + 1.0;
        return x < left ? left - x : x > right ? x - right : 0;
    }
}
