package dev.lockscope.redis.process;

import dev.lockscope.lab.EnvironmentProblem;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Asks a redis-server executable for its version, which also proves that it runs here. */
final class VersionProbe {

    private static final Pattern VERSION = Pattern.compile("\\bv=(\\S+)");
    private static final long LIMIT_SECONDS = 10;

    private VersionProbe() {}

    /**
     * The version of an executable.
     *
     * @throws EnvironmentProblem when it is no redis-server or does not run
     * @throws InterruptedException when the calling thread is interrupted
     */
    static String version(Path file) throws EnvironmentProblem, InterruptedException {
        if (!Files.isRegularFile(file)) {
            throw new EnvironmentProblem(
                    "there is no redis-server at " + file,
                    "give the path of an existing file with --redis-server PATH");
        }
        Process process;
        try {
            process = new ProcessBuilder(file.toString(), "--version")
                    .redirectErrorStream(true)
                    .start();
        } catch (IOException e) {
            throw new EnvironmentProblem("cannot run " + file + ": " + e.getMessage(), cure(e));
        }
        try {
            process.getOutputStream().close();
            String said = new String(process.getInputStream().readNBytes(10_000), StandardCharsets.UTF_8);
            if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
                throw new EnvironmentProblem(
                        file + " does not answer --version", "give another server with --redis-server PATH");
            }
            Matcher matcher = VERSION.matcher(said);
            if (process.exitValue() == 0 && matcher.find()) {
                return matcher.group(1);
            }
            throw new EnvironmentProblem(
                    file + " is no redis-server that runs here; it said: " + said.strip(),
                    said.contains("libssl")
                            ? "install OpenSSL 3 (on Debian: libssl3), or give a server with --redis-server PATH"
                            : "give another server with --redis-server PATH");
        } catch (IOException e) {
            throw new EnvironmentProblem("cannot read from " + file + ": " + e, "try again");
        } finally {
            process.destroyForcibly();
        }
    }

    private static String cure(IOException e) {
        String message = String.valueOf(e.getMessage());
        if (message.contains("error=13")) {
            return "make it executable; if its folder is mounted noexec, name another cache folder in the environment"
                    + " variable XDG_CACHE_HOME";
        } else if (message.contains("error=8")) {
            return "it is made for another machine: give one for this machine with --redis-server PATH";
        }
        return "give another server with --redis-server PATH";
    }
}
