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

    /**
     * Looks through all run folders. A folder that cannot be read or removed is left to the next start.
     *
     * @return how many servers it ended
     * @throws IOException when the folder of runs cannot be read
     */
    int reap() throws IOException {
        if (!Files.isDirectory(runs)) {
            return 0;
        }
        List<Path> folders;
        try (Stream<Path> all = Files.list(runs)) {
            folders = all.toList();
        }
        int ended = 0;
        for (Path folder : folders) {
            Optional<Identity> owner = RunFolder.owner(folder);
            if (owner.isPresent() && !owner.get().isAlive()) {
                ended += reap(folder);
            }
        }
        return ended;
    }

    private static int reap(Path folder) {
        int ended = 0;
        try {
            if (RunFolder.isLocked(folder)) {
                return 0;
            }
            for (ServerRecord server : RunFolder.records(folder)) {
                ended += server.find().filter(ProcessHandle::destroyForcibly).isPresent() ? 1 : 0;
            }
            PrivateFiles.deleteTree(folder);
        } catch (IOException e) {
            // Another program may be reaping the same folder; or a server that dies just now still writes there.
            return ended;
        }
        return ended;
    }
}
