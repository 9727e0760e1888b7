package dev.lockscope.desktop.bench;

import dev.lockscope.desktop.timeline.paint.CanvasPainter;
import dev.lockscope.testkit.History;
import dev.lockscope.time.Randomness;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.timeline.Form;
import dev.lockscope.timeline.Frame;
import dev.lockscope.timeline.Layout;
import dev.lockscope.timeline.Row;
import dev.lockscope.timeline.Slot;
import dev.lockscope.timeline.Span;
import dev.lockscope.timeline.SyntheticRows;
import dev.lockscope.timeline.TimeScale;
import dev.lockscope.timeline.Timeline;
import dev.lockscope.timeline.paint.CursorPainting;
import dev.lockscope.timeline.paint.Palette;
import dev.lockscope.timeline.paint.Picture;
import dev.lockscope.timeline.paint.SpanWords;
import dev.lockscope.timeline.paint.Styles;
import dev.lockscope.timeline.paint.TimelinePainting;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CountDownLatch;
import java.util.function.LongSupplier;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.canvas.Canvas;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;

/**
 * Measures how long a frame of the timeline takes while its time is zoomed and panned, and how many frames a second come
 * of it, beside a blank canvas of the same size in the same run.
 *
 * <p>Drawing is from the look at the spans to the last call of the canvas, on the thread of the window.
 */
public final class TimelineFrames {

    private static final int WIDTH = 1_400;
    private static final int HEIGHT = 600;
    private static final int ROWS = 16;
    private static final int WARM_UP = 120;
    private static final int FRAMES = 600;

    private final LongSupplier clock = SystemRunClock.startingNow()::nanos;
    private final Canvas ground = new Canvas(WIDTH, HEIGHT);
    private final Canvas over = new Canvas(WIDTH, HEIGHT);
    private final CanvasPainter groundPainter = new CanvasPainter(ground.getGraphicsContext2D());
    private final CanvasPainter overPainter = new CanvasPainter(over.getGraphicsContext2D());
    private final List<Slot> slots = new ArrayList<>();
    private final Timeline timeline = Timeline.of(History.history().build());
    private final Styles styles = new Styles(Palette.LIGHT, client -> Integer.parseInt(client.substring(1)));

    private TimelineFrames() {
        for (int row = 0; row < ROWS; row++) {
            slots.add(new Slot(Row.section("C" + row), Form.BAR, row * 35.0, 20));
        }
    }

    /** Measures, and prints a table. */
    public static void main(String[] arguments) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(1);
        Platform.startup(() -> new TimelineFrames().measure(done));
        done.await();
        Platform.exit();
    }

    private void measure(CountDownLatch done) {
        Stage stage = new Stage();
        stage.setScene(new Scene(new Pane(ground, over), WIDTH, HEIGHT));
        stage.show();
        System.out.printf(
                Locale.ROOT, "%-12s %14s %14s %14s %10s%n", "spans", "median ms", "p99 ms", "most boxes", "frames/s");
        next(List.of(0, 1_000, 100_000, 1_000_000), done);
    }

    private void next(List<Integer> sizes, CountDownLatch done) {
        if (sizes.isEmpty()) {
            done.countDown();
            return;
        }
        int spans = sizes.get(0);
        SyntheticRows rows = SyntheticRows.even(Randomness.seeded(1), ROWS, Math.max(1, spans / ROWS));
        new Measuring(spans, rows, () -> next(sizes.subList(1, sizes.size()), done)).start();
    }

    /** Zooms in to a ten-thousandth and out again, and pans to and fro meanwhile. */
    private static TimeScale scale(long end, int frame) {
        double turn = 2 * Math.PI * frame / FRAMES;
        double part = Math.pow(10, -2 + 2 * Math.cos(3 * turn));
        long middle = Math.round(end * (0.5 + 0.5 * (1 - part) * Math.sin(turn * 2)));
        long half = Math.max(1_000, Math.round(end * part / 2));
        return TimeScale.fit(middle - half, middle + half, WIDTH, 0);
    }

    private int draw(SyntheticRows rows, int number) {
        TimeScale scale = scale(rows.end(), number);
        Frame frame = rows.frame(scale);
        Layout layout = new Layout(List.of(), List.of(), slots, ROWS * 35.0);
        Picture picture = new Picture(timeline, layout, scale, 30, 30, HEIGHT, styles, new NoWords(), 13);
        TimelinePainting.draw(groundPainter, picture, frame, slots);
        overPainter.clear();
        CursorPainting.draw(
                overPainter,
                picture,
                new CursorPainting.Marks(
                        rows.end() / 2,
                        false,
                        "1.234 s",
                        OptionalDouble.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        List.of(),
                        Optional.empty(),
                        List.of()));
        return frame.size();
    }

    /** One size. */
    private final class Measuring extends AnimationTimer {

        private final int spans;
        private final SyntheticRows rows;
        private final Runnable then;
        private final long[] took = new long[FRAMES];
        private int frame;
        private int most;
        private long began;

        private Measuring(int spans, SyntheticRows rows, Runnable then) {
            this.spans = spans;
            this.rows = rows;
            this.then = then;
        }

        @Override
        public void handle(long pulse) {
            int measured = frame - WARM_UP;
            long from = clock.getAsLong();
            if (measured == 0) {
                began = from;
            } else if (measured == FRAMES) {
                stop();
                print(from);
                then.run();
                return;
            }
            if (spans == 0) {
                groundPainter.fill(0, 0, WIDTH, HEIGHT, styles.palette().surface());
                overPainter.clear();
            } else {
                most = Math.max(most, draw(rows, Math.floorMod(measured, FRAMES)));
            }
            if (measured >= 0) {
                took[measured] = clock.getAsLong() - from;
            }
            frame++;
        }

        private void print(long ended) {
            long[] sorted = took.clone();
            java.util.Arrays.sort(sorted);
            System.out.printf(
                    Locale.ROOT,
                    "%-12s %14.2f %14.2f %14d %10.1f%n",
                    spans == 0 ? "blank" : Integer.toString(spans),
                    sorted[FRAMES / 2] / 1e6,
                    sorted[FRAMES * 99 / 100] / 1e6,
                    most,
                    FRAMES * 1e9 / (ended - began));
        }
    }

    /** Spans of a measurement have no words. */
    private static final class NoWords implements SpanWords {

        @Override
        public String on(Span span, Timeline timeline) {
            return "";
        }

        @Override
        public String overlap(Span span, long length) {
            return "";
        }

        @Override
        public String number(String plain) {
            return plain;
        }
    }
}
