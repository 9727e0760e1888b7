package dev.lockscope.agreement;

import dev.lockscope.testkit.Needs;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** A child process in which Node.js runs the npm library; one command after another. */
final class NodeAgent implements AutoCloseable {

    private static final Path HOME = Path.of("src", "test", "node");

    private static final long LIMIT_SECONDS = 20;

    private final ObjectMapper json = new ObjectMapper();
    private final Process process;
    private final BufferedWriter commands;
    private final BufferedReader answers;
    private volatile boolean heard;

    private NodeAgent(Process process) {
        this.process = process;
        this.commands = new BufferedWriter(new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8));
        this.answers = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    /** Starts one; skips the test where Node.js or the modules are missing. */
    static NodeAgent start() {
        Needs.that(
                Files.isDirectory(HOME.resolve("node_modules").resolve("redlock")),
                "the npm library redlock is not installed: run npm ci in " + HOME);
        try {
            return new NodeAgent(new ProcessBuilder("node", "redlock-agent.cjs")
                    .directory(new File(HOME.toString()))
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start());
        } catch (IOException e) {
            Needs.that(false, "Node.js cannot be started: " + e.getMessage());
            throw new UncheckedIOException(e);
        }
    }

    /** Does a command and answers what came of it. */
    JsonNode does(String command, Map<String, ?> with) {
        Map<String, Object> line = new HashMap<>(with);
        line.put("do", command);
        try {
            commands.write(json.writeValueAsString(line));
            commands.newLine();
            commands.flush();
            String answer = answer();
            if (answer == null) {
                throw new IllegalStateException("the agent has ended");
            }
            JsonNode told = json.readTree(answer);
            if (told.has("defect")) {
                throw new IllegalStateException(
                        command + ": " + told.get("defect").asString());
            }
            return told;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Its next line; an agent that says nothing for too long is ended. */
    private @Nullable String answer() throws IOException {
        CompletableFuture<Void> said = new CompletableFuture<>();
        var unused = said.completeOnTimeout(null, LIMIT_SECONDS, TimeUnit.SECONDS)
                .thenRun(() -> {
                    if (!heard) {
                        process.destroyForcibly();
                    }
                });
        heard = false;
        String line = answers.readLine();
        heard = true;
        said.complete(null);
        return line;
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
