package dev.lockscope.trace.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.time.SystemRunClock;
import dev.lockscope.trace.ClientFact.ClientStarted;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.RandomEvents;
import dev.lockscope.trace.Recorder;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TraceWriterTest {

    @TempDir
    Path folder;

    private final Header header = RandomEvents.plain(1).header();

    @Test
    void aFileThatIsThereIsKeptUnlessTold() throws Exception {
        Path file = folder.resolve("trace.jsonl");
        Files.writeString(file, "precious");

        assertThatThrownBy(() -> TraceWriter.create(file, header, Existing.KEEP))
                .isInstanceOf(FileAlreadyExistsException.class);
        assertThat(file).hasContent("precious");

        TraceWriter.create(file, header, Existing.REPLACE).close();
        assertThat(TraceReader.read(file).cut()).isEmpty();
    }

    @Test
    void aFolderIsNeverReplaced() throws Exception {
        Path inTheWay = Files.createDirectory(folder.resolve("trace.jsonl"));

        assertThatThrownBy(() -> TraceWriter.create(inTheWay, header, Existing.REPLACE))
                .isInstanceOf(FileAlreadyExistsException.class);
        assertThat(inTheWay).isDirectory();
    }

    @Test
    void onlyTheOwnerMayReadIt() throws Exception {
        Assumptions.assumeTrue(
                folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
        Path file = folder.resolve("trace.jsonl");
        TraceWriter.create(file, header, Existing.KEEP).close();

        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
    }

    @Test
    void whatIsFlushedIsReadableBeforeTheEnd() throws Exception {
        for (String name : List.of("live.jsonl", "live.jsonl.gz")) {
            Path file = folder.resolve(name);
            try (TraceWriter writer = TraceWriter.create(file, header, Existing.KEEP)) {
                Event event = new Event(1, 5, "A", 0, new ClientStarted("A"));
                writer.append(event);
                writer.flush();
                ReadTrace read = TraceReader.read(file);
                assertThat(read.trace().events()).containsExactly(event);
                assertThat(read.cut()).isPresent();
            }
            assertThat(TraceReader.read(file).cut()).isEmpty();
        }
    }

    @Test
    void aFollowerWritesWhileTheRunGoesOn() throws Exception {
        Path file = folder.resolve("trace.jsonl");
        SystemRunClock clock = SystemRunClock.startingNow();
        Recorder recorder = new Recorder(clock);
        try (TraceFollower follower = TraceFollower.follow(file, header, recorder, Existing.KEEP)) {
            recorder.record("A", 0, new ClientStarted("A"));
            long limit = clock.nanos() + TimeUnit.SECONDS.toNanos(20);
            while (TraceReader.read(file).trace().events().isEmpty() && clock.nanos() < limit) {
                clock.sleepUntil(clock.nanos() + TimeUnit.MILLISECONDS.toNanos(5));
            }
            assertThat(TraceReader.read(file).trace().events()).hasSize(1);
            recorder.record("B", 1, new ClientStarted("B"));
            assertThat(follower.failure()).isEmpty();
        }
        ReadTrace read = TraceReader.read(file);
        assertThat(read.cut()).isEmpty();
        assertThat(read.trace()).isEqualTo(recorder.trace(header));
    }

    @Test
    void aFollowerMissesNothingOfWhatManyThreadsRecord() throws Exception {
        Path file = folder.resolve("trace.jsonl");
        Recorder recorder = new Recorder(SystemRunClock.startingNow());
        try (TraceFollower follower = TraceFollower.follow(file, header, recorder, Existing.KEEP)) {
            List<Thread> threads = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                String name = "client" + i;
                Thread thread = new Thread(() -> {
                    for (int j = 0; j < 1000; j++) {
                        recorder.record(name, 0, new ClientStarted(name));
                    }
                });
                threads.add(thread);
                thread.start();
            }
            for (Thread thread : threads) {
                thread.join();
            }
            recorder.close();
            assertThat(follower.failure()).isEmpty();
        }
        assertThat(TraceReader.read(file).trace()).isEqualTo(recorder.trace(header));
    }

    @Test
    void closingTwiceIsHarmless() throws Exception {
        Path file = folder.resolve("trace.jsonl");
        TraceFollower follower =
                TraceFollower.follow(file, header, new Recorder(SystemRunClock.startingNow()), Existing.KEEP);
        follower.close();
        follower.close();

        assertThat(TraceReader.read(file).trace().events()).isEmpty();
    }
}
