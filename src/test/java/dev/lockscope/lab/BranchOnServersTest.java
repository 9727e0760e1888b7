package dev.lockscope.lab;

import dev.lockscope.redis.RedisClusterFactory;
import dev.lockscope.redis.process.BinaryCache;
import dev.lockscope.redis.process.Servers;
import dev.lockscope.resource.Ledgers;
import dev.lockscope.resource.Terms;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.time.Secrets;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.time.WallClock;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class BranchOnServersTest extends BranchContract {

    @TempDir
    private Path folder;

    @Override
    Run open(Scenario scenario, RunOptions options) throws Exception {
        return new Lab(
                        new RedisClusterFactory(() -> Servers.open(
                                new BinaryCache(folder.resolve("cache")).bundled(),
                                folder.resolve("runs"),
                                new Secrets().password(),
                                Map.of())),
                        spec -> Ledgers.inMemory(spec.balance(), Terms.NONE),
                        SystemRunClock::startingNow,
                        WallClock.system(),
                        new Lab.Versions("test", "17"))
                .open(scenario, options);
    }
}
