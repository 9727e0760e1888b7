package dev.lockscope.benchmark;

import dev.lockscope.trace.file.Limits;
import dev.lockscope.trace.file.TraceReader;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.infra.Blackhole;
import tools.jackson.databind.MappingIterator;

/** What an event takes to be read from a file of a million, beside Jackson, which makes a map of the same line. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class TraceReadBenchmark {

    /** Makes maps of the lines and checks nothing. */
    @Benchmark
    @OperationsPerInvocation(TraceFileBenchmark.EVENTS)
    public void jackson(TraceFileBenchmark file, Blackhole hole) throws Exception {
        try (MappingIterator<Map<String, Object>> lines = file.lines()) {
            while (lines.hasNext()) {
                hole.consume(lines.next());
            }
        }
    }

    /** Makes events of the lines. */
    @Benchmark
    @OperationsPerInvocation(TraceFileBenchmark.EVENTS)
    public void lockscope(TraceFileBenchmark file, Blackhole hole) throws Exception {
        hole.consume(TraceReader.each(file.whole, Limits.USUAL, hole::consume));
    }
}
