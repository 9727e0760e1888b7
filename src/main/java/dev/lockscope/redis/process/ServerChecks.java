package dev.lockscope.redis.process;

import dev.lockscope.lab.Check;
import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.time.Secrets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Looks at everything that starting a server needs, for the doctor. */
public final class ServerChecks {

    private final Path cache;
    private final ServerChoice choice;
    private final Map<String, String> environment;

    /** How the server's executable is found. */
    @FunctionalInterface
    public interface ServerChoice {

        /** The executable that runs would use. */
        ServerBinary choose() throws EnvironmentProblem, InterruptedException;
    }

    /**
     * Checks for a cache folder and a way to find the executable.
     *
     * @param environment the environment variables
     */
    public ServerChecks(Path cache, ServerChoice choice, Map<String, String> environment) {
        this.cache = cache;
        this.choice = choice;
        this.environment = Map.copyOf(environment);
    }

    /**
     * Looks, and really starts a server.
     *
     * @throws InterruptedException when the calling thread is interrupted
     */
    public List<Check> run() throws InterruptedException {
        List<Check> checks = new ArrayList<>();
        checks.add(cacheFolder());
        try {
            ServerBinary binary = choice.choose();
            checks.add(new Check("redis-server", true, binary.path() + " (version " + binary.version() + ")", ""));
            checks.add(starts(binary));
        } catch (EnvironmentProblem e) {
            checks.add(problem("redis-server", e));
        }
        return List.copyOf(checks);
    }

    private Check cacheFolder() {
        try {
            PrivateFiles.makeFolder(cache);
            Path probe = Files.createTempFile(cache, "probe", "");
            Files.delete(probe);
            return new Check("cache folder", true, cache.toString(), "");
        } catch (IOException e) {
            return new Check(
                    "cache folder",
                    false,
                    cache + " cannot be written: " + e,
                    "make it writable, or name another one in the environment variable XDG_CACHE_HOME");
        }
    }

    private Check starts(ServerBinary binary) throws InterruptedException {
        try (Servers servers = Servers.open(binary, cache.resolve("runs"), new Secrets().password(), environment)) {
            RedisServer server = servers.start("doctor");
            return new Check(
                    "server start", true, "version " + server.version() + " on 127.0.0.1:" + server.port(), "");
        } catch (EnvironmentProblem e) {
            return problem("server start", e);
        }
    }

    private static Check problem(String what, EnvironmentProblem problem) {
        return new Check(what, false, String.valueOf(problem.getMessage()), problem.cure());
    }
}
