package dev.lockscope.redis.process;

import dev.lockscope.trace.IoReason;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Whether a file is a redis-server that runs here, found by running it with {@code --version}.
 *
 * @param reason why it does not run, or {@link Reason#NONE}
 * @param text its version; where it does not run, what the machine said
 */
record Probe(Reason reason, String text) {

    private static final long LIMIT_SECONDS = 10;
    private static final int LONGEST_TEXT = 300;
    private static final Pattern VERSION = Pattern.compile("(?:Redis|Valkey) server v=(\\S+)");

    /** Why a file does not run. */
    enum Reason {
        NONE,
        MISSING,
        FOLDER,
        NOT_EXECUTABLE,
        BLOCKED,
        LIBRARY,
        SILENT,
        OTHER;

        /** The key of its text: the problem is told in another way for a file of the user's own. */
        String key(String kind) {
            return "binary." + kind + "." + name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    boolean runs() {
        return reason == Reason.NONE;
    }

    static Probe of(Path file) throws InterruptedException {
        if (Files.isDirectory(file)) {
            return new Probe(Reason.FOLDER, "");
        }
        if (!Files.isRegularFile(file)) {
            return new Probe(Reason.MISSING, "");
        }
        if (!Files.isExecutable(file)) {
            return permissionsAllow(file) ? new Probe(Reason.BLOCKED, "") : new Probe(Reason.NOT_EXECUTABLE, "");
        }
        Process process;
        try {
            process = new ProcessBuilder(file.toString(), "--version")
                    .redirectErrorStream(true)
                    .start();
        } catch (IOException e) {
            return refused(String.valueOf(e.getMessage()));
        }
        try {
            process.getOutputStream().close();
            if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
                return new Probe(Reason.SILENT, Long.toString(LIMIT_SECONDS));
            }
            return read(new String(process.getInputStream().readAllBytes(), Charset.defaultCharset()));
        } catch (IOException e) {
            return new Probe(Reason.OTHER, IoReason.of(e));
        } finally {
            process.destroyForcibly();
        }
    }

    private static Probe read(String output) {
        Matcher version = VERSION.matcher(output);
        if (version.find()) {
            return new Probe(Reason.NONE, version.group(1));
        }
        String line = output.strip().lines().findFirst().orElse("");
        String said = line.length() > LONGEST_TEXT ? line.substring(0, LONGEST_TEXT) : line;
        boolean library = said.contains("shared librar") || said.contains("Library not loaded") || said.contains(".so");
        return new Probe(library ? Reason.LIBRARY : Reason.OTHER, said);
    }

    private static Probe refused(String message) {
        if (message.contains("error=13,")) {
            return new Probe(Reason.BLOCKED, message);
        }
        // The file is there, so what is missing is the loader that it asks for.
        return new Probe(message.contains("error=2,") ? Reason.LIBRARY : Reason.OTHER, message);
    }

    /** Linux answers no for a file with all permissions where the file system is mounted noexec. */
    private static boolean permissionsAllow(Path file) {
        try {
            return Files.getPosixFilePermissions(file).stream()
                    .anyMatch(p -> p.name().endsWith("EXECUTE"));
        } catch (IOException | UnsupportedOperationException e) {
            return false;
        }
    }
}
