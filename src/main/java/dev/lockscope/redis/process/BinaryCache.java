package dev.lockscope.redis.process;

import dev.lockscope.lab.EnvironmentProblem;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/**
 * The bundled redis-server, unpacked once into a folder of this user, under the checksum of its content.
 *
 * <p>Several programs may use one cache at once: a file appears whole or not at all, and a damaged one is replaced.
 */
public final class BinaryCache {

    private final Path folder;
    private final Platform platform;

    BinaryCache(Path folder, Platform platform) {
        this.folder = folder;
        this.platform = platform;
    }

    /** A cache in {@code folder}, for the machine that this program runs on. */
    public BinaryCache(Path folder) {
        this(folder, Platform.current());
    }

    /** This user's cache folder for this program, on the machine that it runs on. */
    public static Path usualFolder(Map<String, String> environment) {
        return Platform.current().cacheFolder(environment);
    }

    /**
     * The best bundled server that runs here.
     *
     * @throws EnvironmentProblem when none does
     * @throws InterruptedException when the calling thread is interrupted
     */
    public ServerBinary bundled() throws EnvironmentProblem, InterruptedException {
        List<String> candidates = platform.bundledServers();
        EnvironmentProblem first = null;
        for (String resource : candidates) {
            try {
                return unpacked(resource);
            } catch (EnvironmentProblem e) {
                first = first == null ? e : first;
            }
        }
        throw first == null
                ? new EnvironmentProblem(
                        "no redis-server is bundled for " + platform.os() + " on " + platform.arch(),
                        "give one with --redis-server PATH")
                : first;
    }

    private ServerBinary unpacked(String resource) throws EnvironmentProblem, InterruptedException {
        byte[] content = read(resource);
        String name = "redis-server-" + sha256(content).substring(0, 16);
        Path home = folder.resolve(name);
        Path file = home.resolve(platform.isWindows() ? "redis-server.exe" : "redis-server");
        Path known = home.resolve("version");
        try {
            PrivateFiles.makeFolder(home);
            if (!Files.exists(file) || !Arrays.equals(content, Files.readAllBytes(file))) {
                PrivateFiles.writeAtomically(file, content, true);
                Files.deleteIfExists(known);
            }
            if (Files.exists(known)) {
                return new ServerBinary(file, Files.readString(known));
            }
            String version = VersionProbe.version(file);
            PrivateFiles.writeAtomically(known, version.getBytes(StandardCharsets.UTF_8), false);
            return new ServerBinary(file, version);
        } catch (IOException e) {
            throw new EnvironmentProblem(
                    "cannot unpack the bundled redis-server into " + home + ": " + e,
                    "make that folder writable, or name another one in the environment variable XDG_CACHE_HOME");
        }
    }

    private static byte[] read(String resource) throws EnvironmentProblem {
        try (InputStream in = BinaryCache.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new EnvironmentProblem(
                        "the bundled redis-server " + resource + " is missing from this build",
                        "build again, or give a server with --redis-server PATH");
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new EnvironmentProblem("cannot read the bundled redis-server: " + e, "build again");
        }
    }

    private static String sha256(byte[] content) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
