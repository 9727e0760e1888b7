package dev.lockscope.trace.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.testkit.LabScenarios;
import dev.lockscope.testkit.ModelPlayer;
import dev.lockscope.time.RunClock;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.Recorder;
import dev.lockscope.trace.Trace;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TraceArchiveTest {

    private static final WallClock NOON =
            new WallClock(Clock.fixed(Instant.parse("2026-01-02T12:00:00Z"), ZoneOffset.UTC));

    @TempDir
    private Path base = Path.of("");

    private final Trace trace = played();

    private static Trace played() {
        try {
            return ModelPlayer.play(
                    ScenarioLoader.load(LabScenarios.file("gc-pause")).get(0));
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    private TraceArchive archive(int most, long mostBytes) {
        return new TraceArchive(base.resolve("kept"), most, mostBytes, NOON);
    }

    private Path keep(TraceArchive archive) throws Exception {
        Recorder recorder = recorded();
        try (TraceArchive.Keeping keeping = archive.keep(trace.header(), recorder)) {
            recorder.close();
            return keeping.file();
        }
    }

    private Recorder recorded() {
        RunClock clock = SystemRunClock.startingNow();
        Recorder recorder = new Recorder(clock);
        trace.arrivals().forEach(event -> recorder.recordAt(event.at(), event.actor(), event.cause(), event.fact()));
        return recorder;
    }

    @Test
    void whatWasKeptIsTheWholeRun() throws Exception {
        Path file = keep(archive(5, 1 << 20));
        assertThat(file.getFileName()).hasToString("20260102-120000-000-gc-pause.jsonl");
        assertThat(TraceReader.read(file).trace()).isEqualTo(trace);
        assertThat(TraceReader.read(file).cut()).isEmpty();
    }

    @Test
    void theOldestGoFirstWhenThereAreTooMany() throws Exception {
        TraceArchive archive = archive(3, 1 << 30);
        Path first = keep(archive);
        Path second = keep(archive);
        keep(archive);
        Path last = keep(archive);
        assertThat(archive.list())
                .hasSize(3)
                .extracting(TraceArchive.Kept::file)
                .contains(second, last)
                .doesNotContain(first);
        assertThat(archive.list().get(0).file()).isEqualTo(last);
    }

    @Test
    void theOldestGoFirstWhenTheyAreTooLarge() throws Exception {
        TraceArchive archive = archive(100, 1 << 30);
        long size = Files.size(keep(archive));
        TraceArchive small = archive(100, 2 * size + 1);
        keep(small);
        Path last = keep(small);
        assertThat(small.list()).hasSize(2);
        assertThat(small.list().get(0).file()).isEqualTo(last);
    }

    @Test
    void theNewestStaysHoweverLargeItIsAndSoDoesOneThatIsBeingWritten() throws Exception {
        TraceArchive archive = archive(1, 1);
        Recorder recorder = recorded();
        try (TraceArchive.Keeping keeping = archive.keep(trace.header(), recorder)) {
            Path other = keep(archive);
            assertThat(keeping.file()).exists();
            assertThat(other).exists();
            recorder.close();
        }
        assertThat(archive.list()).hasSize(1);
    }

    @Test
    void otherFilesOfTheFolderAreLeftAlone() throws Exception {
        TraceArchive archive = archive(1, 1);
        keep(archive);
        Path own = Files.writeString(base.resolve("kept").resolve("notes.txt"), "mine");
        keep(archive);
        assertThat(own).exists();
        assertThat(archive.list()).hasSize(1);
    }

    @Test
    void aFolderThatIsNotThereHoldsNothing() throws Exception {
        assertThat(archive(1, 1).list()).isEmpty();
    }

    @Test
    void aRunThatIsBeingWrittenIsNotDeleted() throws Exception {
        TraceArchive archive = archive(10, Long.MAX_VALUE);
        Path done = keep(archive);
        Recorder recorder = recorded();
        try (TraceArchive.Keeping keeping = archive.keep(trace.header(), recorder)) {
            assertThat(archive.delete(keeping.file())).isFalse();
            archive.clear();
            assertThat(keeping.file()).exists();
            assertThat(done).doesNotExist();
            recorder.close();
        }
        archive.clear();
        assertThat(archive.list()).isEmpty();
    }
}
