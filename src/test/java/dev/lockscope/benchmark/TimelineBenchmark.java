package dev.lockscope.benchmark;

import dev.lockscope.time.Randomness;
import dev.lockscope.timeline.Frame;
import dev.lockscope.timeline.SyntheticRows;
import dev.lockscope.timeline.TimeScale;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** What it takes to find out what a frame of the timeline shows, with its level of detail and by looking at every span. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@SuppressWarnings("NullAway.Init") // the runner calls the set-up before anything else
public class TimelineBenchmark {

    private static final int ROWS = 16;
    private static final double WIDTH = 1_400;

    /** How many spans there are in all rows. */
    @Param({"1000", "100000", "1000000"})
    public int spans;

    /** How much of the run is seen. */
    @Param({"all", "1%", "0.01%"})
    public String seen;

    private SyntheticRows rows;
    private TimeScale scale;

    /** Makes spans of 1 to 100 ms with gaps as long. */
    @Setup
    public void fill() {
        rows = SyntheticRows.even(Randomness.seeded(1), ROWS, spans / ROWS);
        long end = rows.end();
        long part = seen.equals("all") ? end : seen.equals("1%") ? end / 100 : end / 10_000;
        scale = TimeScale.fit(end / 2 - part / 2, end / 2 + part / 2, WIDTH, 0);
        rows.frame(scale);
    }

    /** Looks at every span. */
    @Benchmark
    public Frame everySpan() {
        return rows.everySpan(scale);
    }

    /** With level of detail. */
    @Benchmark
    public Frame frame() {
        return rows.frame(scale);
    }
}
