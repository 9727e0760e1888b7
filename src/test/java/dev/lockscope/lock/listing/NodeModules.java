package dev.lockscope.lock.listing;

import dev.lockscope.testkit.NodeProgram;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Runs Node.js on listings as they are shown. */
final class NodeModules {

    private final Path folder;

    /** Writes listings into a folder, where they find the libraries that are installed. */
    NodeModules(Path folder) {
        this.folder = folder;
    }

    /** Skips the test where there is no Node.js. */
    static void needNode() throws IOException, InterruptedException {
        NodeProgram.need();
    }

    /** Skips the test where the library is not installed. */
    static void needIoredis() {
        NodeProgram.needLibrary("ioredis");
    }

    void link() throws IOException {
        Files.createSymbolicLink(folder.resolve("node_modules"), NodeProgram.HOME.resolve("node_modules"));
    }

    void unlink() throws IOException {
        Files.deleteIfExists(folder.resolve("node_modules"));
    }

    Path write(Listing listing) throws IOException {
        return Files.writeString(folder.resolve(listing.title()), listing.text() + "\n");
    }

    /** What Node.js says; the test fails unless it ends with 0. */
    String run(List<String> arguments, Map<String, String> environment) throws IOException, InterruptedException {
        return NodeProgram.run(folder, arguments, environment);
    }
}
