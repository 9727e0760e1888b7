package dev.lockscope.benchmark;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;

/** What an event takes to be written to a file of a million, beside Jackson, which writes maps of the same content. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class TraceWriteBenchmark {

    /** Writes maps. */
    @Benchmark
    @OperationsPerInvocation(TraceFileBenchmark.EVENTS)
    public void jackson(TraceFileBenchmark file) throws Exception {
        file.writeMaps();
    }

    /** Writes events. */
    @Benchmark
    @OperationsPerInvocation(TraceFileBenchmark.EVENTS)
    public void lockscope(TraceFileBenchmark file) throws Exception {
        file.events.write(file.written, TraceFileBenchmark.EVENTS);
    }
}
