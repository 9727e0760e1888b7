package dev.lockscope.redis;

import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.redis.process.BinaryCache;
import dev.lockscope.redis.process.ServerBinary;
import dev.lockscope.testkit.Needs;
import java.nio.file.Files;
import java.nio.file.Path;

/** The redis-server executables that tests run on. */
public enum RedisBinary {
    /** The one that comes with the program. */
    BUNDLED,
    /** The machine's own, such as Debian's; another one may be named by the system property {@code lockscope.test.redis}. */
    SYSTEM;

    private static final Path FILE = Path.of(System.getProperty("lockscope.test.redis", "/usr/bin/redis-server"));

    /** Skips the test, or fails it where CI is set, when this one is not installed. */
    public void need() {
        Needs.that(this == BUNDLED || Files.isExecutable(FILE), "there is no redis-server at " + FILE);
    }

    /** The executable. */
    public ServerBinary from(BinaryCache cache) throws EnvironmentProblem, InterruptedException {
        return this == BUNDLED ? cache.bundled() : cache.own(FILE);
    }
}
