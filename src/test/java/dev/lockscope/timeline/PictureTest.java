package dev.lockscope.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.time.Randomness;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whatever the level of detail does, it takes up the pixels that drawing every single span would. */
class PictureTest {

    private static final int ROWS = 120;

    @Test
    void noSpanIsLostFromViewAndNoPixelIsMadeUp() {
        for (long seed = 0; seed < ROWS; seed++) {
            Randomness random = Randomness.seeded(seed);
            SyntheticRows rows = SyntheticRows.random(random, 1, 1 + (int) random.nextLong(3_000));
            for (int look = 0; look < 30; look++) {
                TimeScale scale = rows.somewhere(random);
                BitSet expected = new BitSet();
                for (Span span : rows.spans(0)) {
                    for (int column : columns(scale, span)) {
                        expected.set(column);
                    }
                }
                Frame frame = rows.frame(scale);
                assertThat(occupied(frame)).as("seed %d, %s", seed, scale).isEqualTo(expected);
                assertThat(width(frame)).as("each pixel drawn once").isEqualTo(expected.cardinality());
            }
        }
    }

    @Test
    void everySpanIsCountedOnce() {
        for (long seed = 0; seed < ROWS; seed++) {
            Randomness random = Randomness.seeded(seed);
            SyntheticRows rows = SyntheticRows.random(random, 1, 1 + (int) random.nextLong(3_000));
            for (double width = 1; width < 5_000; width *= 3) {
                Frame frame = rows.frame(TimeScale.fit(0, rows.end(), width, 2));
                int counted = frame.runs().stream().mapToInt(Run::count).sum();
                assertThat(counted)
                        .as("seed %d, %f px", seed, width)
                        .isEqualTo(rows.spans(0).size());
            }
        }
    }

    @Test
    void aRunLooksLikeItsSpanOrOneOfThem() {
        for (long seed = 0; seed < ROWS; seed++) {
            Randomness random = Randomness.seeded(seed);
            SyntheticRows rows = SyntheticRows.random(random, 1, 1 + (int) random.nextLong(1_000));
            TimeScale scale = rows.somewhere(random);
            List<Span> spans = rows.spans(0);
            for (Run run : rows.frame(scale).runs()) {
                assertThat(spans).as("seed %d, %s", seed, run).anySatisfy(span -> {
                    assertThat(span.paint()).isEqualTo(run.paint());
                    // What stands for merged ones may itself lie a pixel aside.
                    int aside = run.isMerged() ? 1 : 0;
                    assertThat(columns(scale, span))
                            .anyMatch(column -> column >= run.first() - aside && column <= run.last() + aside);
                    if (!run.isMerged()) {
                        assertThat(columns(scale, span)).contains(run.first(), run.last());
                    }
                });
            }
        }
    }

    @Test
    void whatMattersMostStandsForWhatIsMerged() {
        SyntheticRows rows = new SyntheticRows(1);
        for (int i = 0; i < 1_000; i++) {
            rows.add(0, i == 500 ? SpanKind.WRITE_REJECTED : SpanKind.READ, i * 10L, i * 10L);
        }
        List<Run> runs = rows.frame(new TimeScale(0, 1_000, 20)).runs();
        assertThat(runs)
                .filteredOn(run -> run.paint().kind() == SpanKind.WRITE_REJECTED)
                .singleElement()
                .satisfies(run -> assertThat(run.first()).isEqualTo(5));
        assertThat(runs).allMatch(Run::isMerged);
    }

    @Test
    void wideSpansThatTouchAreNotMerged() {
        SyntheticRows rows = new SyntheticRows(1);
        for (int i = 0; i < 1_000; i++) {
            rows.add(0, SpanKind.REQUESTING, i * 1_000L, i * 1_000L + 500);
            rows.add(0, SpanKind.HOLDING, i * 1_000L + 500, i * 1_000L + 1_000);
        }
        Frame frame = rows.frame(new TimeScale(0, 100, 1_000));
        assertThat(frame.groups()).hasSize(2).noneMatch(Frame.Group::merged);
        assertThat(frame.runs()).hasSize(200).allMatch(run -> run.width() == 5);
    }

    @Test
    void aNarrowSpanIsSeenBesideWideOnes() {
        SyntheticRows rows = new SyntheticRows(1);
        rows.add(0, SpanKind.HOLDING, 0, 1_050);
        rows.add(0, SpanKind.REQUESTING, 1_050, 1_060);
        rows.add(0, SpanKind.HOLDING, 1_060, 2_000);
        assertThat(rows.frame(new TimeScale(0, 100, 30)).runs())
                .extracting(run -> run.paint().kind() + " " + run.first() + "-" + run.last())
                .containsExactlyInAnyOrder("HOLDING 0-9", "REQUESTING 10-10", "HOLDING 11-19");
    }

    @Test
    void aRowThatGrowsAndGoesBackIsDrawnAsOneMadeAtOnce() {
        for (long seed = 0; seed < 40; seed++) {
            Randomness random = Randomness.seeded(seed);
            SyntheticRows whole = SyntheticRows.random(random, 1, 2_000);
            List<Span> spans = whole.spans(0);
            SyntheticRows live = new SyntheticRows(1);
            List<TimeScale> scales = new ArrayList<>();
            for (double width = 2; width < 3_000; width *= 4) {
                scales.add(TimeScale.fit(0, whole.end(), width, 0));
            }
            for (int size = 0; size < spans.size(); ) {
                int more = (int) Math.min(spans.size(), size + 1 + random.nextLong(300));
                for (Span span : spans.subList(size, more)) {
                    live.add(0, span.kind(), span.from(), span.to().orElseThrow());
                }
                scales.forEach(live::frame);
                size = more - (int) random.nextLong(Math.min(50, more - size));
                live.truncate(0, size);
            }
            for (TimeScale scale : scales) {
                assertThat(occupied(live.frame(scale))).as("seed %d", seed).isEqualTo(occupied(whole.frame(scale)));
                assertThat(live.frame(scale).runs().stream()
                                .mapToInt(Run::count)
                                .sum())
                        .as("seed %d", seed)
                        .isEqualTo(spans.size());
            }
        }
    }

    @Test
    void allLevelsTogetherAreNotMuchLargerThanTheRow() {
        for (long seed = 0; seed < 20; seed++) {
            SyntheticRows rows = SyntheticRows.random(Randomness.seeded(seed), 1, 20_000);
            for (double nsPerPixel = 1; nsPerPixel < 1e10; nsPerPixel *= 2) {
                rows.frame(new TimeScale(0, nsPerPixel, 100));
            }
            assertThat(rows.weight()).isLessThanOrEqualTo(20_000);
        }
    }

    @Test
    void farOutARowHasNotManyMoreRunsThanPixels() {
        SyntheticRows rows = SyntheticRows.random(Randomness.seeded(7), 1, 100_000);
        Frame frame = rows.frame(TimeScale.fit(0, rows.end(), 500, 0));
        assertThat(frame.size()).isLessThanOrEqualTo(501);
        assertThat(rows.steps(TimeScale.fit(0, rows.end(), 500, 0))).isLessThan(10 * 500);
    }

    private static List<Integer> columns(TimeScale scale, Span span) {
        double left = Math.floor((span.from() - scale.start()) / scale.nsPerPixel());
        double right = Math.ceil((span.to().orElseThrow() - scale.start()) / scale.nsPerPixel()) - 1;
        List<Integer> columns = new ArrayList<>();
        double last = Math.min(Math.max(left, right), Math.ceil(scale.width()) - 1);
        for (double column = Math.max(0, left); column <= last; column++) {
            columns.add((int) column);
        }
        return columns;
    }

    private static BitSet occupied(Frame frame) {
        BitSet occupied = new BitSet();
        for (Run run : frame.runs()) {
            occupied.set(run.first(), run.last() + 1);
        }
        return occupied;
    }

    private static int width(Frame frame) {
        return frame.runs().stream().mapToInt(Run::width).sum();
    }
}
