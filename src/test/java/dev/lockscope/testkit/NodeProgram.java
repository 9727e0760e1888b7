package dev.lockscope.testkit;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Runs the tests' scripts for Node.js, which find the npm libraries that are installed beside them. */
public final class NodeProgram {

    /** Where the scripts and the installed libraries of the tests lie. */
    public static final Path HOME = Path.of("src", "test", "node").toAbsolutePath();

    private static final long LIMIT_SECONDS = 240;

    private NodeProgram() {}

    /** Skips the test where there is no Node.js. */
    public static void need() throws IOException, InterruptedException {
        boolean isThere;
        try {
            isThere = new ProcessBuilder("node", "--version")
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            isThere = false;
        }
        Needs.that(isThere, "Node.js is not installed");
    }

    /** Skips the test where the library is not installed. */
    public static void needLibrary(String name) {
        Needs.that(
                Files.isDirectory(HOME.resolve("node_modules").resolve(name)),
                "the npm library " + name + " is not installed: run npm ci in " + HOME);
    }

    /**
     * What Node.js says; the test fails unless it ends with 0.
     *
     * @param folder where what it says is kept meanwhile
     */
    public static String run(Path folder, List<String> arguments, Map<String, String> environment)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("node"));
        command.addAll(arguments);
        ProcessBuilder builder = new ProcessBuilder(command).directory(HOME.toFile());
        builder.environment().putAll(environment);
        Path said = Files.createTempFile(folder, "said", ".txt");
        Process process =
                builder.redirectErrorStream(true).redirectOutput(said.toFile()).start();
        boolean hasEnded = process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS);
        process.destroyForcibly();
        String text = Files.readString(said, StandardCharsets.UTF_8);
        if (!hasEnded || process.exitValue() != 0) {
            throw new AssertionError(String.join(" ", command) + ":\n" + text);
        }
        return text;
    }
}
