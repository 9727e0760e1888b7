package dev.lockscope.trace.file;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/**
 * A small text that the program keeps for itself in a file, which is the old one or the new one and never a part of it.
 * One thread at a time.
 */
public final class KeptText {

    private final Path file;
    private final int most;

    /**
     * The text in a file.
     *
     * @param file its folder is made when it is first written
     * @param most how large it can be, bytes
     */
    public KeptText(Path file, int most) {
        this.file = file.toAbsolutePath();
        this.most = most;
    }

    /**
     * What it says; nothing where there is no file or it cannot be read.
     *
     * @throws IllegalArgumentException when it is larger than it can be
     */
    public Optional<String> read() {
        try {
            if (!Files.isRegularFile(file)) {
                return Optional.empty();
            } else if (Files.size(file) > most) {
                throw new IllegalArgumentException("too large");
            }
            return Optional.of(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
        } catch (IOException e) {
            // Not being remembered is no reason not to start.
            return Optional.empty();
        }
    }

    /**
     * Renames a damaged one to {@code NAME.damaged}, so that it is not lost.
     *
     * @return where it is now; nothing where it could not be renamed, and the next writing replaces it
     */
    public Optional<Path> putAside() {
        Path aside = file.resolveSibling(file.getFileName() + ".damaged");
        try {
            return Optional.of(Files.move(file, aside, StandardCopyOption.REPLACE_EXISTING));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /**
     * Replaces it.
     *
     * @throws IOException when it cannot be written; the old one is as it was then
     */
    public void write(String text) throws IOException {
        Path folder = file.getParent();
        if (folder == null) {
            throw new IOException("no folder");
        }
        Files.createDirectories(folder);
        Path fresh = Files.createTempFile(folder, "kept", ".new");
        try {
            Files.writeString(fresh, text);
            move(fresh);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    private void move(Path fresh) throws IOException {
        try {
            Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
