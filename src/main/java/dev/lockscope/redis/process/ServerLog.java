package dev.lockscope.redis.process;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/** Listens to what a server says: that it is ready, why it is not, and its last words. Safe for several threads. */
final class ServerLog {

    private static final int LAST_LINES = 20;
    private static final int LONGEST_LINE = 500;

    /** What a server came to at its start. */
    enum Start {
        READY,
        PORT_TAKEN,
        ENDED
    }

    private final CompletableFuture<Start> start = new CompletableFuture<>();
    private final Deque<String> last = new ArrayDeque<>();
    private Consumer<String> listener = line -> {};
    private boolean portTaken;

    /** Reads a stream until it ends, on the calling thread. */
    void listen(InputStream output) {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(output, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                hear(line);
            }
        } catch (IOException e) {
            // Java closes the stream when the process has ended; there is nothing more to hear.
            return;
        }
    }

    private synchronized void hear(String line) {
        if (line.isBlank()) {
            return;
        }
        last.addLast(line.length() > LONGEST_LINE ? line.substring(0, LONGEST_LINE) : line);
        if (last.size() > LAST_LINES) {
            last.removeFirst();
        }
        portTaken |= line.contains("Address already in use") || line.contains("TCP listening socket");
        // A sentinel says the second; a server of Redis 4 and later the first.
        if (line.contains("eady to accept connections") || line.contains("Sentinel ID is")) {
            start.complete(Start.READY);
        }
        listener.accept(line);
    }

    /** Hands every line from now on to {@code heard}, on the thread that listens, which must not be kept. */
    synchronized void onLine(Consumer<String> heard) {
        listener = heard;
    }

    /** Says that the server has ended. */
    synchronized void end() {
        start.complete(portTaken ? Start.PORT_TAKEN : Start.ENDED);
    }

    /** Completes when the server is ready, or has ended without getting there. */
    CompletableFuture<Start> start() {
        return start;
    }

    /** The last lines that it said, oldest first. */
    synchronized List<String> lastLines() {
        return List.copyOf(last);
    }

    /** What of its last lines tells a person most: the warnings and errors ({@code #} in Redis's format), else all; {@code -} for none. */
    String lastWords() {
        List<String> lines = lastLines();
        List<String> loud = lines.stream().filter(line -> line.contains(" # ")).toList();
        return lines.isEmpty() ? "-" : String.join(" | ", loud.isEmpty() ? lines : loud);
    }
}
