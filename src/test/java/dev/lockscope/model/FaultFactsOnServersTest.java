package dev.lockscope.model;

import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.lab.Lab;
import dev.lockscope.lab.Run;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.redis.RedisClusterFactory;
import dev.lockscope.redis.process.BinaryCache;
import dev.lockscope.redis.process.Servers;
import dev.lockscope.resource.Ledgers;
import dev.lockscope.resource.Terms;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.time.Secrets;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.Trace;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class FaultFactsOnServersTest extends FaultFactsContract {

    @TempDir
    private Path folder;

    @Override
    Trace run(Scenario scenario) {
        Lab lab = new Lab(
                new RedisClusterFactory(() -> Servers.open(
                        new BinaryCache(folder.resolve("cache")).bundled(),
                        folder.resolve("runs"),
                        new Secrets().password(),
                        Map.of())),
                spec -> Ledgers.inMemory(spec.balance(), Terms.NONE),
                SystemRunClock::startingNow,
                WallClock.system(),
                new Lab.Versions("test", "17"));
        try (Run run = lab.open(scenario, new RunOptions(1, 42))) {
            run.start();
            run.awaitEnd();
            return run.trace();
        } catch (InterruptedException | EnvironmentProblem e) {
            throw new AssertionError(e);
        }
    }
}
