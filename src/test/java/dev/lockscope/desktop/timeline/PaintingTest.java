package dev.lockscope.desktop.timeline;

import static dev.lockscope.testkit.History.history;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.words.Words;
import dev.lockscope.time.Randomness;
import dev.lockscope.timeline.Form;
import dev.lockscope.timeline.Frame;
import dev.lockscope.timeline.LaneOrder;
import dev.lockscope.timeline.Layout;
import dev.lockscope.timeline.Metrics;
import dev.lockscope.timeline.Row;
import dev.lockscope.timeline.Slot;
import dev.lockscope.timeline.SyntheticRows;
import dev.lockscope.timeline.TimeScale;
import dev.lockscope.timeline.Timeline;
import dev.lockscope.timeline.paint.Ink;
import dev.lockscope.timeline.paint.Painter;
import dev.lockscope.timeline.paint.Palette;
import dev.lockscope.timeline.paint.Pattern;
import dev.lockscope.timeline.paint.Picture;
import dev.lockscope.timeline.paint.Styles;
import dev.lockscope.timeline.paint.TimelinePainting;
import dev.lockscope.trace.ClientFact.ClientStarted;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PaintingTest {

    private static final double ROW = 40;
    private static final double BAR = 20;

    private final Timeline timeline = Timeline.of(Runs.twoHolders());
    private final TimelineWords words = new TimelineWords(new Words("en"));

    private static Styles styles() {
        return new Styles(Palette.LIGHT, client -> 0);
    }

    @Test
    void theBoxesOfARowTakeUpThePixelsThatDrawingEverySpanWould() {
        for (long seed = 0; seed < 20; seed++) {
            Randomness random = Randomness.seeded(seed);
            int count = 1 + (int) random.nextLong(4);
            SyntheticRows rows = SyntheticRows.random(random, count, 1 + (int) random.nextLong(2_000));
            List<Slot> slots = new ArrayList<>();
            for (int row = 0; row < count; row++) {
                slots.add(new Slot(Row.section("C" + row), Form.BAR, row * ROW, BAR));
            }
            TimeScale scale = TimeScale.fit(0, rows.end(), 50.0 + random.nextLong(900), 3);
            Boxes boxes = new Boxes();
            TimelinePainting.draw(
                    boxes,
                    picture(timeline, new Layout(List.of(), List.of(), slots, 200), scale),
                    rows.frame(scale),
                    slots);
            Frame every = rows.everySpan(scale);
            for (int row = 0; row < count; row++) {
                BitSet expected = new BitSet();
                for (int run = 0; run < every.size(); run++) {
                    if (every.row(run) == row) {
                        expected.set(every.first(run), every.last(run) + 1);
                    }
                }
                assertThat(boxes.columns(row * ROW, BAR))
                        .as("seed %d, row %d", seed, row)
                        .isEqualTo(expected);
            }
        }
    }

    @Test
    void spansSayWhatTheyAreWhereThereIsRoom() {
        Boxes wide = draw(timeline, TimeScale.fit(0, timeline.now(), 1_200, 12));
        assertThat(wide.texts).contains("holds · token a", "holds · token b", "paused, still believes", "wrote 9");
        assertThat(wide.texts).as("what matters most").contains("two holders, 0.340 s");
        Boxes narrow = draw(timeline, TimeScale.fit(0, timeline.now(), 60, 5));
        assertThat(narrow.texts).noneMatch(text -> text.startsWith("holds"));
    }

    @Test
    void theLengthOfAnOverlapIsWrittenLeftOfTheCursorAtTheLatestMoment() {
        Timeline late = Timeline.of(history()
                .add(0, "A", 0, new ClientStarted("A"))
                .add(0, "B", 0, new ClientStarted("B"))
                .learns("A", 700, "a", null)
                .enters("A", 810)
                .learns("B", 820, "b", null)
                .enters("B", 830)
                .add(1_000, "A", 0, new ClientStarted("A"))
                .build());
        TimeScale scale = TimeScale.fit(0, late.now(), 900, 12);
        Boxes boxes = draw(late, scale);
        int place = IntStream.range(0, boxes.texts.size())
                .filter(i -> boxes.texts.get(i).startsWith("two holders"))
                .findFirst()
                .orElseThrow();
        double[] box = boxes.places.get(place);
        assertThat(box[0]).isPositive();
        assertThat(box[0] + box[2]).isLessThan(scale.x(late.now()) - 2);
        assertThat(box[0] + box[2]).as("beside its box").isLessThan(scale.x(830 * Runs.MS));
    }

    @Test
    void noTwoTextsOfALineCoverEachOther() {
        noTwoCover(timeline);
        Timeline atOnce = Timeline.of(history()
                .add(0, "A", 0, new ClientStarted("A"))
                .requests("A", 0)
                .learns("A", 1, "a", null)
                .pauses("A", 2)
                .resumes("A", 800, 798)
                .ends(1_000)
                .build());
        noTwoCover(atOnce);
        assertThat(draw(atOnce, TimeScale.fit(0, atOnce.now(), 800, 12)).texts)
                .contains("paused, still believes")
                .noneMatch(text -> text.startsWith("holds"));
    }

    private void noTwoCover(Timeline timeline) {
        for (double width = 100; width < 2_000; width *= 1.1) {
            Boxes boxes = draw(timeline, TimeScale.fit(0, timeline.now(), width, 12));
            List<double[]> places = boxes.places;
            for (int i = 0; i < places.size(); i++) {
                for (int j = i + 1; j < places.size(); j++) {
                    double[] one = places.get(i);
                    double[] other = places.get(j);
                    boolean apart = one[0] + one[2] <= other[0] || other[0] + other[2] <= one[0];
                    assertThat(apart || one[1] != other[1])
                            .as("%f px: %s and %s", width, boxes.texts.get(i), boxes.texts.get(j))
                            .isTrue();
                }
            }
        }
    }

    private Boxes draw(Timeline timeline, TimeScale scale) {
        Layout layout = Layout.of(LaneOrder.NATURAL.of(timeline.lanes()), timeline::rows, Metrics.forText(13));
        Boxes boxes = new Boxes();
        TimelinePainting.draw(boxes, picture(timeline, layout, scale));
        return boxes;
    }

    private Picture picture(Timeline timeline, Layout layout, TimeScale scale) {
        return new Picture(timeline, layout, scale, 0, -1, 2_000, styles(), words, 13);
    }

    /** Keeps what is drawn. A letter is six px wide. */
    private static final class Boxes implements Painter {

        private final List<double[]> fills = new ArrayList<>();
        private final List<String> texts = new ArrayList<>();
        private final List<double[]> places = new ArrayList<>();

        /** The columns that boxes on a bar take up; what is drawn behind all bars is higher. */
        BitSet columns(double y, double height) {
            BitSet columns = new BitSet();
            fills.stream()
                    .filter(box -> box[1] >= y && box[1] + box[3] <= y + height && box[3] > 1)
                    .forEach(box -> columns.set((int) box[0], (int) (box[0] + box[2])));
            return columns;
        }

        @Override
        public void fill(double x, double y, double width, double height, Ink ink) {
            fills.add(new double[] {x, y, width, height});
        }

        @Override
        public void pattern(double x, double y, double width, double height, Pattern pattern, Ink ink) {
            fills.add(new double[] {x, y, width, height});
        }

        @Override
        public void outline(double x, double y, double width, double height, Line line, Ink ink) {}

        @Override
        public void line(double fromX, double fromY, double toX, double toY, Line line, Ink ink) {}

        @Override
        public void polygon(double[] xs, double[] ys, Ink ink) {}

        @Override
        public void disc(double x, double y, double radius, Ink ink) {}

        @Override
        public void ring(double x, double y, double radius, Line line, Ink ink) {}

        @Override
        public void text(String text, double x, double y, Type type, Ink ink) {
            texts.add(text);
            places.add(new double[] {x, y, widthOf(text, type)});
        }

        @Override
        public double widthOf(String text, Type type) {
            return text.length() * 6.0;
        }
    }
}
