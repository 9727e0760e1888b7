package dev.lockscope.redis.process;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The command line that starts a server under a guard: a small shell script in a session of its own, so that Ctrl-C in
 * a terminal does not reach the server before this program has decided what to do about it.
 *
 * <p>Where there is no shell, the server is started as it is and only the {@link Reaper} looks after it.
 */
final class Guard {

    /** How the guard announces the server's process number. */
    static final String ANNOUNCEMENT = "guarded ";

    private static final String PERL_SESSION = "use POSIX; POSIX::setsid(); exec @ARGV or die $!;";

    private final Platform platform;
    private final Map<String, String> environment;

    Guard(Platform platform, Map<String, String> environment) {
        this.platform = platform;
        this.environment = environment;
    }

    /** Whether servers are started under a guard here. */
    boolean isUsed() {
        return !platform.isWindows();
    }

    /** The command line. */
    List<String> around(List<String> server) throws IOException {
        if (!isUsed()) {
            return server;
        }
        List<String> words = new ArrayList<>();
        if (onPath("setsid")) {
            words.add("setsid");
        } else if (onPath("perl")) {
            words.addAll(List.of("perl", "-e", PERL_SESSION));
        }
        words.addAll(List.of("sh", "-c", script(), "lockscope-guard"));
        words.addAll(server);
        return words;
    }

    private boolean onPath(String program) {
        for (String folder : environment.getOrDefault("PATH", "").split(":")) {
            if (!folder.isEmpty() && Files.isExecutable(Path.of(folder, program))) {
                return true;
            }
        }
        return false;
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
