package dev.lockscope.timeline;

import dev.lockscope.time.Randomness;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Rows of spans that no trace told of, for tests and measurements of drawing alone. */
public final class SyntheticRows {

    private static final SpanKind[] KINDS = {
        SpanKind.REQUESTING, SpanKind.HOLDING, SpanKind.OVERDUE, SpanKind.IN_SECTION, SpanKind.PAUSED, SpanKind.READ
    };

    private final Paints paints = new Paints();
    private final List<RowSpans> rows = new ArrayList<>();

    public SyntheticRows(int count) {
        for (int i = 0; i < count; i++) {
            rows.add(new RowSpans(Row.section("C" + i), paints));
        }
    }

    /** Spans of very different lengths with very different gaps, points and gaps without length among them. */
    public static SyntheticRows random(Randomness random, int rows, int spansPerRow) {
        SyntheticRows made = new SyntheticRows(rows);
        for (int row = 0; row < rows; row++) {
            long longest = 1L << random.nextLong(24);
            long widest = 1L << random.nextLong(24);
            long at = 0;
            for (int i = 0; i < spansPerRow; i++) {
                at += random.nextLong(4) == 0 ? 0 : random.nextLong(random.nextLong(9) == 0 ? 30 * widest : widest);
                long to = at + (random.nextLong(8) == 0 ? 0 : random.nextLong(longest));
                made.add(row, KINDS[(int) random.nextLong(KINDS.length)], at, to);
                at = to;
            }
        }
        return made;
    }

    /** Spans of 1 to 100 ms with gaps as long. */
    public static SyntheticRows even(Randomness random, int rows, int spansPerRow) {
        SyntheticRows made = new SyntheticRows(rows);
        for (int row = 0; row < rows; row++) {
            long at = 0;
            for (int i = 0; i < spansPerRow; i++) {
                long from = at + 1_000_000 + random.nextLong(100_000_000);
                at = from + 1_000_000 + random.nextLong(100_000_000);
                made.add(row, KINDS[(int) random.nextLong(KINDS.length)], from, at);
            }
        }
        return made;
    }

    public void add(int row, SpanKind kind, long from, long to) {
        rows.get(row).ended().add(kind, from, to, "", List.of("C" + row), 1, 1);
    }

    public void truncate(int row, int size) {
        rows.get(row).restore(size, Optional.empty());
    }

    public List<Span> spans(int row) {
        List<Span> spans = new ArrayList<>();
        for (int i = 0; i < rows.get(row).ended().size(); i++) {
            spans.add(rows.get(row).ended().get(i));
        }
        return spans;
    }

    public long end() {
        return rows.stream()
                .mapToLong(row -> row.ended().to(row.ended().size() - 1))
                .max()
                .orElseThrow();
    }

    /** A random part of the rows at a random size, edges that lie on spans included. */
    public TimeScale somewhere(Randomness random) {
        SpanArrays spans = rows.get(0).ended();
        long start = spans.from((int) random.nextLong(spans.size())) - random.nextLong(3);
        double nsPerPixel = random.nextLong(3) == 0
                ? Math.pow(2, (double) random.nextLong(26))
                : 1 + (double) random.nextLong(1L << (1 + random.nextLong(26))) * 1.37;
        return new TimeScale(start, nsPerPixel, 1 + (double) random.nextLong(400) / 3);
    }

    public Frame frame(TimeScale scale) {
        RunArrays runs = new RunArrays(256);
        RowPainter painter = new RowPainter(runs, paints, scale);
        for (int i = 0; i < rows.size(); i++) {
            painter.draw(i, rows.get(i), end());
        }
        return Frame.of(runs, paints.all());
    }

    /** The same without level of detail: looks at every span, and makes a run of each that is seen. */
    public Frame everySpan(TimeScale scale) {
        RunArrays runs = new RunArrays(256);
        for (int row = 0; row < rows.size(); row++) {
            SpanArrays spans = rows.get(row).ended();
            for (int i = 0; i < spans.size(); i++) {
                int left = scale.firstColumn(spans.from(i));
                int right = scale.lastColumn(spans.from(i), spans.to(i));
                if (right >= 0 && left < scale.columns()) {
                    int last = Math.min(scale.columns() - 1, right);
                    runs.add(row, Math.max(0, left), last, spans.paint(i), 1);
                }
            }
        }
        return Frame.of(runs, paints.all());
    }

    Optional<Hit> hit(int row, TimeScale scale, double x, double tolerance) {
        return HitTest.at(rows.get(row), scale, x, tolerance, end());
    }

    /** How many runs a look takes in the first row. */
    int steps(TimeScale scale) {
        return rows.get(0).pyramid().at(scale.nsPerPixel()).runs();
    }

    int weight() {
        return rows.stream().mapToInt(row -> row.pyramid().weight()).sum();
    }
}
