package dev.lockscope.desktop.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lab.Run;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.Trace;
import dev.lockscope.trace.file.TraceArchive;
import dev.lockscope.trace.file.TraceReader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeptRunsTest {

    private final Desks desks = new Desks();

    @TempDir
    private Path folder = Path.of("");

    private Trace run(TraceArchive archive) throws Exception {
        KeptRuns runs = new KeptRuns(desks.model::open, archive);
        try (Run run = runs.open(Desks.scenario(Desks.GC_PAUSE), new RunOptions(1, 42))) {
            run.start();
            run.awaitEnd();
            return run.trace();
        }
    }

    @Test
    void aRunIsInTheArchiveWholeOnceItIsClosed() throws Exception {
        TraceArchive archive = new TraceArchive(folder.resolve("traces"), 10, 1 << 20, WallClock.system());
        Trace trace = run(archive);
        assertThat(archive.list()).hasSize(1);
        assertThat(TraceReader.read(archive.list().get(0).file()).trace()).isEqualTo(trace);
    }

    @Test
    void whereNothingCanBeWrittenItIsRunAllTheSame() throws Exception {
        Path file = Files.writeString(folder.resolve("taken"), "");
        assertThat(run(new TraceArchive(file, 10, 1 << 20, WallClock.system())).events())
                .isNotEmpty();
    }
}
