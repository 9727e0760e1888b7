package dev.lockscope.redis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.redis.process.BinaryCache;
import dev.lockscope.redis.process.Servers;
import dev.lockscope.resource.ScriptServer;
import dev.lockscope.time.Secrets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class RedisScriptServerTest {

    @TempDir
    private Path folder;

    private Servers servers() throws Exception {
        return Servers.open(
                new BinaryCache(folder.resolve("cache")).bundled(),
                folder.resolve("runs"),
                new Secrets().password(),
                Map.of());
    }

    private long processesOfThisTest() {
        return ProcessHandle.current()
                .descendants()
                .filter(process -> process.info().toString().contains(folder.toString()))
                .count();
    }

    @Test
    void aStartedServerRunsScriptsAndEndsWithoutATrace() throws Exception {
        Servers servers = servers();
        ScriptServer server = RedisScriptServer.started(() -> servers, "account");
        try (ScriptServer.Connection connection = server.connect()) {
            assertThat(processesOfThisTest()).isPositive();
            assertThat(connection.run("return {KEYS[1], ARGV[1], '3'}", List.of("k"), List.of("a")))
                    .containsExactly("k", "a", "3");
            assertThatThrownBy(() -> connection.run("return redis.call('NO')", List.of(), List.of()))
                    .isInstanceOf(IllegalStateException.class);
        }
        server.close();
        server.close();
        assertThat(processesOfThisTest()).isZero();
        assertThatThrownBy(server::connect).isInstanceOf(IllegalStateException.class);
    }
}
