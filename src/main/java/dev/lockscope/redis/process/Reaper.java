package dev.lockscope.redis.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Ends servers whose owner is gone: what a killed program has left, never what another one still uses. */
final class Reaper {

    private final Path runs;

    Reaper(Path runs) {
        this.runs = runs;
    }

    /** Looks through all run folders; answers how many servers it ended. */
    int reap() throws IOException {
        if (!Files.isDirectory(runs)) {
            return 0;
        }
        int ended = 0;
        try (Stream<Path> folders = Files.list(runs)) {
            for (Path folder : (Iterable<Path>) folders::iterator) {
                ended += reap(folder);
            }
        }
        return ended;
    }

    private static int reap(Path folder) throws IOException {
        Path owner = folder.resolve(RunFolder.OWNER);
        if (!Files.isRegularFile(owner)) {
            return 0;
        }
        Optional<Identity> living = identities(owner).stream().findFirst();
        if (living.flatMap(Identity::find).isPresent()) {
            return 0;
        }
        int ended = 0;
        for (Identity server : identities(folder.resolve(RunFolder.SERVERS))) {
            Optional<ProcessHandle> process = server.find();
            if (process.isPresent() && process.get().destroyForcibly()) {
                process.get().onExit().join();
                ended++;
            }
        }
        PrivateFiles.delete(folder);
        return ended;
    }

    private static List<Identity> identities(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            return List.of();
        }
        return Files.readAllLines(file).stream()
                .flatMap(line -> Identity.parse(line).stream())
                .toList();
    }
}
