package dev.lockscope.redis.process;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads what a server says from its start on: its process number, that it is ready, and its last words. */
final class ServerLog {

    private static final int LAST_LINES = 12;
    private static final Pattern PID = Pattern.compile("\\bpid=(\\d+)");
    private static final Pattern VERSION = Pattern.compile("\\bversion=([^,\\s]+)");

    /** What a server came to at its start. */
    enum Start {
        READY,
        PORT_TAKEN,
        ENDED
    }

    private final CompletableFuture<Start> start = new CompletableFuture<>();
    private final Deque<String> last = new ArrayDeque<>();
    private OptionalLong pid = OptionalLong.empty();
    private String version = "";
    private boolean portTaken;

    /** Follows a server's output on a thread of its own until it ends. */
    void follow(InputStream output, String name) {
        Thread reader = new Thread(() -> read(output), "log-" + name);
        reader.setDaemon(true);
        reader.start();
    }

    private void read(InputStream output) {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(output, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                hear(line);
            }
        } catch (IOException e) {
            hear("its output broke off: " + e.getMessage());
        } finally {
            start.complete(hasPortTaken() ? Start.PORT_TAKEN : Start.ENDED);
        }
    }

    private synchronized void hear(String line) {
        last.addLast(line);
        if (last.size() > LAST_LINES) {
            last.removeFirst();
        }
        if (line.startsWith(Guard.ANNOUNCEMENT)) {
            pid = OptionalLong.of(Long.parseLong(line.substring(Guard.ANNOUNCEMENT.length())));
        } else if (line.contains("version=") && line.contains("pid=")) {
            Matcher found = VERSION.matcher(line);
            version = found.find() ? found.group(1) : version;
            Matcher number = PID.matcher(line);
            pid = number.find() ? OptionalLong.of(Long.parseLong(number.group(1))) : pid;
        }
        portTaken |= line.contains("Address already in use") || line.contains("Could not create server TCP listening");
        if (line.contains("eady to accept connections")) {
            start.complete(Start.READY);
        }
    }

    private synchronized boolean hasPortTaken() {
        return portTaken;
    }

    /** Completes when the server is ready or has ended without getting there. */
    CompletableFuture<Start> start() {
        return start;
    }

    synchronized OptionalLong pid() {
        return pid;
    }

    /** The version that the server tells of itself, or empty. */
    synchronized String version() {
        return version;
    }

    /** The last lines that it said. */
    synchronized List<String> lastWords() {
        return List.copyOf(last);
    }
}
