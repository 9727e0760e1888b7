package dev.lockscope.redis.process;

import dev.lockscope.lab.EnvironmentProblem;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds the redis-server that runs on this machine: the bundled one, unpacked once into a folder of this user, or one
 * of the user's own. Immutable.
 */
public final class BinaryCache {

    /** The environment variable that names an executable of the user's own. */
    public static final String VARIABLE = "LOCKSCOPE_REDIS_SERVER";

    private final UnpackedBinaries unpacked;
    private final Problems problems;

    /** A cache in {@code folder} (see {@link UserFolders#binaries}) that tells its problems in English. */
    public BinaryCache(Path folder) {
        this(folder, "en");
    }

    /**
     * A cache in a folder.
     *
     * @param folder see {@link UserFolders#binaries}
     * @param language of the texts of problems: {@code nb} for Norwegian Bokmål, else English
     */
    public BinaryCache(Path folder, String language) {
        this.unpacked = new UnpackedBinaries(folder);
        this.problems = Problems.in(language);
    }

    /** This user's cache folder for this program, see {@link UserFolders#ofUser}. */
    public static Path usualFolder(Map<String, String> environment) {
        return UserFolders.ofUser(environment).binaries();
    }

    /**
     * The user's own executable where one is named, else the bundled one.
     *
     * @param own what the user named; empty to look at the variable {@link #VARIABLE}
     * @param environment the environment variables
     * @throws EnvironmentProblem when it does not run on this machine
     * @throws InterruptedException when the calling thread is interrupted
     */
    public ServerBinary choose(Optional<Path> own, Map<String, String> environment)
            throws EnvironmentProblem, InterruptedException {
        String named = environment.getOrDefault(VARIABLE, "");
        if (own.isEmpty() && named.isBlank()) {
            return bundled();
        }
        return own(own.orElse(Path.of(named)));
    }

    /**
     * An executable of the user's own.
     *
     * @throws EnvironmentProblem when it is no redis-server that runs on this machine
     * @throws InterruptedException when the calling thread is interrupted
     */
    public ServerBinary own(Path file) throws EnvironmentProblem, InterruptedException {
        Path absolute = file.toAbsolutePath();
        Probe probe = Probe.of(absolute);
        if (!probe.runs()) {
            throw problems.problem(probe.reason().key("own"), absolute.toString(), probe.text());
        }
        return new ServerBinary(absolute, probe.text());
    }

    /**
     * The best bundled executable that runs here.
     *
     * @throws EnvironmentProblem when none does, or it cannot be unpacked
     * @throws InterruptedException when the calling thread is interrupted
     */
    public ServerBinary bundled() throws EnvironmentProblem, InterruptedException {
        String system = System.getProperty("os.name", "");
        String machine = System.getProperty("os.arch", "");
        List<Bundled> candidates = Bundled.forMachine(system, machine);
        if (candidates.isEmpty()) {
            throw problems.problem("none", system, machine);
        }
        return firstThatRuns(candidates);
    }

    /** @param candidates at least one, the best first: its reason is the one worth curing where none runs */
    ServerBinary firstThatRuns(List<Bundled> candidates) throws EnvironmentProblem, InterruptedException {
        EnvironmentProblem first = null;
        for (Bundled candidate : candidates) {
            Path file = unpack(candidate);
            Probe probe = Probe.of(file);
            if (probe.runs()) {
                return new ServerBinary(file, probe.text());
            }
            EnvironmentProblem problem = problems.problem(probe.reason().key("bundled"), file.toString(), probe.text());
            first = first == null ? problem : first;
        }
        if (first == null) {
            throw new IllegalArgumentException("no candidates");
        }
        throw first;
    }

    private Path unpack(Bundled binary) throws EnvironmentProblem {
        try {
            return unpacked.file(binary);
        } catch (IOException e) {
            throw problems.problem("cache", unpacked.folder().toString(), problems.reason(e, unpacked.folder()));
        }
    }
}
