package dev.lockscope.benchmark;

import dev.lockscope.time.SystemRunClock;
import dev.lockscope.trace.CommandFact.CommandSent;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Recorder;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** What it takes to append an event to a trace in memory, its fact included. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@SuppressWarnings("NullAway.Init") // the runner calls the set-up before anything else
public class TraceAppendBenchmark {

    /** A long run's events; every trace begins empty, so that the time of growing is in the result. */
    private static final int EVENTS = 50_000;

    private Recorder recorder;

    /** Begins a new trace. */
    @Setup(Level.Invocation)
    public void begin() {
        recorder = new Recorder(SystemRunClock.startingNow());
    }

    /** Records a run. */
    @Benchmark
    @OperationsPerInvocation(EVENTS)
    public Recorder append() {
        for (int i = 1; i <= EVENTS; i++) {
            recorder.record("A", Event.NO_CAUSE, new CommandSent("A", "n1", i, "GET account"));
        }
        return recorder;
    }
}
