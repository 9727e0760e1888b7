package dev.lockscope.redis.process;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The command line that starts a server with a guard beside it, see {@code guard.sh}: in a session of its own, so that
 * Ctrl-C in a terminal does not reach the server before this program has decided what to do about it.
 *
 * <p>Windows has no shell for it: there the server is started as it is, and the shutdown hook and the {@link Reaper} look
 * after it.
 */
final class Guard {

    private static final String SHELL = "/bin/sh";
    private static final String PERL_SESSION = "use POSIX; POSIX::setsid(); exec @ARGV or die $!;";

    private final Map<String, String> environment;

    /** @param environment the environment variables; only PATH counts */
    Guard(Map<String, String> environment) {
        this.environment = Map.copyOf(environment);
    }

    /** Whether servers have a guard here. */
    boolean isUsed() {
        return File.separatorChar == '/' && Files.isExecutable(Path.of(SHELL));
    }

    /** The command line; all of its programs replace one another, so that the process is the server in the end. */
    List<String> around(List<String> server) throws IOException {
        if (!isUsed()) {
            return server;
        }
        List<String> words = new ArrayList<>();
        Optional<String> setsid = find("setsid");
        Optional<String> perl = find("perl");
        if (setsid.isPresent()) {
            words.add(setsid.get());
        } else if (perl.isPresent()) {
            words.addAll(List.of(perl.get(), "-e", PERL_SESSION));
        }
        words.addAll(List.of(SHELL, "-c", script(), "lockscope-guard"));
        words.addAll(server);
        return words;
    }

    private Optional<String> find(String program) {
        return Arrays.stream(environment.getOrDefault("PATH", "").split(":"))
                .filter(folder -> !folder.isEmpty())
                .map(folder -> Path.of(folder, program))
                .filter(Files::isExecutable)
                .map(Path::toString)
                .findFirst();
    }

    private static String script() throws IOException {
        try (InputStream in = Guard.class.getResourceAsStream("guard.sh")) {
            if (in == null) {
                throw new IOException("guard.sh is missing from this build");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
