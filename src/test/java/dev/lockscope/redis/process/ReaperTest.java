package dev.lockscope.redis.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "starts sleep")
class ReaperTest {

    @TempDir
    private Path runs;

    private Process bystander;
    private Identity identity;
    private Path executable;

    @BeforeEach
    void startBystander() throws Exception {
        bystander = new ProcessBuilder("sleep", "60").start();
        identity = Identity.of(bystander.pid()).orElseThrow();
        executable = Path.of(bystander.info().command().orElseThrow());
    }

    @AfterEach
    void endBystander() {
        bystander.destroyForcibly();
    }

    @Test
    void aRecordedServerOfADeadProgramIsEnded() throws Exception {
        Path left = leftBehind(new ServerRecord(identity, executable).line());

        assertThat(new Reaper(runs).reap()).isOne();

        assertThat(bystander.waitFor(5, TimeUnit.SECONDS)).isTrue();
        assertThat(left).doesNotExist();
    }

    @Test
    void aProcessThatMerelyHasTheNumberOfADeadServerIsLeftAlone() throws Exception {
        Path left = leftBehind(
                new ServerRecord(new Identity(identity.pid(), "t1"), executable).line(),
                new ServerRecord(identity, Path.of("/other/redis-server")).line(),
                "not a record",
                identity.pid() + " " + identity.started());

        assertThat(new Reaper(runs).reap()).isZero();

        assertThat(bystander.isAlive()).isTrue();
        assertThat(left).doesNotExist();
    }

    @Test
    void aFolderOfAProgramThatIsAliveIsLeftAlone() throws Exception {
        String record = new ServerRecord(identity, executable).line();
        Path living = folder(identity.pid() + "-" + identity.started(), record);

        assertThat(new Reaper(runs).reap()).isZero();

        assertThat(bystander.isAlive()).isTrue();
        assertThat(living).exists();
    }

    @Test
    void aFolderThatSomebodyKeepsLockedIsLeftAlone() throws Exception {
        Path locked = leftBehind(new ServerRecord(identity, executable).line());
        try (FileChannel channel =
                FileChannel.open(locked.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            assertThat(channel.tryLock()).isNotNull();

            assertThat(new Reaper(runs).reap()).isZero();
        }
        assertThat(bystander.isAlive()).isTrue();
        assertThat(locked).exists();

        assertThat(new Reaper(runs).reap()).isOne();
    }

    @Test
    void aFolderThatIsNotOursIsLeftAlone() throws Exception {
        Path foreign = Files.createDirectories(runs.resolve("holiday-photos"));

        assertThat(new Reaper(runs).reap()).isZero();

        assertThat(foreign).exists();
        assertThat(new Reaper(runs.resolve("missing")).reap()).isZero();
    }

    private Path leftBehind(String... lines) throws IOException {
        return folder(identity.pid() + "-t1", lines);
    }

    private Path folder(String owner, String... lines) throws IOException {
        Path folder = Files.createDirectories(runs.resolve("run-" + owner + "-1"));
        Files.writeString(folder.resolve("servers"), String.join("\n", lines));
        return folder;
    }
}
