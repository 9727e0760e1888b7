package dev.lockscope.lock.listing;

import dev.lockscope.testkit.Needs;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Runs Node.js on listings as they are shown. */
final class NodeModules {

    /** Where the scripts and the installed libraries of the tests lie. */
    static final Path HOME = Path.of("src", "test", "node").toAbsolutePath();

    private static final long LIMIT_SECONDS = 240;

    private final Path folder;

    /** Writes listings into a folder, where they find the libraries that are installed. */
    NodeModules(Path folder) {
        this.folder = folder;
    }

    /** Skips the test where there is no Node.js. */
    static void needNode() throws IOException, InterruptedException {
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
    static void needIoredis() {
        Needs.that(
                Files.isDirectory(HOME.resolve("node_modules").resolve("ioredis")),
                "the npm library ioredis is not installed: run npm ci in " + HOME);
    }

    void link() throws IOException {
        Files.createSymbolicLink(folder.resolve("node_modules"), HOME.resolve("node_modules"));
    }

    void unlink() throws IOException {
        Files.deleteIfExists(folder.resolve("node_modules"));
    }

    Path write(Listing listing) throws IOException {
        return Files.writeString(folder.resolve(listing.title()), listing.text() + "\n");
    }

    /** What Node.js says; the test fails unless it ends with 0. */
    String run(List<String> arguments, Map<String, String> environment) throws IOException, InterruptedException {
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
