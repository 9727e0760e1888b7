package dev.lockscope.course;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import tools.jackson.core.JacksonException;

/**
 * The file that learners' progress is kept in. A file that is damaged is put aside, and nothing has been begun then. One
 * thread at a time.
 */
public final class ProgressFile {

    private static final String NAME = "course.json";
    private static final String ASIDE = "course.json.damaged";

    /** No progress is that large, bytes. */
    private static final int MOST = 1 << 20;

    private final Path folder;

    /**
     * The file in a folder.
     *
     * @param folder made when the file is first written
     */
    public ProgressFile(Path folder) {
        this.folder = folder;
    }

    /** Where it is. */
    public Path path() {
        return folder.resolve(NAME);
    }

    /** What is known; nothing where there is no file, where it cannot be read or is damaged. */
    public Profiles read() {
        try {
            Optional<String> text = text();
            return text.isPresent() ? ProgressJson.read(text.get()) : Profiles.NONE;
        } catch (JacksonException | IllegalArgumentException e) {
            putAside();
            return Profiles.NONE;
        }
    }

    private Optional<String> text() {
        try {
            if (!Files.isRegularFile(path())) {
                return Optional.empty();
            } else if (Files.size(path()) > MOST) {
                throw new IllegalArgumentException("too large");
            }
            return Optional.of(new String(Files.readAllBytes(path()), StandardCharsets.UTF_8));
        } catch (IOException e) {
            // Not being remembered is no reason not to learn.
            return Optional.empty();
        }
    }

    private void putAside() {
        try {
            Files.move(path(), folder.resolve(ASIDE), StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            // Then the next writing replaces it.
        }
    }

    /**
     * Keeps it; the file is the old one or the new one, never a part of it.
     *
     * @throws IOException when it cannot be written
     */
    public void write(Profiles profiles) throws IOException {
        Files.createDirectories(folder);
        write(profiles, folder, path());
    }

    /**
     * Writes a copy for use elsewhere.
     *
     * @param file replaced where it is there
     * @throws IOException when it cannot be written
     */
    public static void export(Profiles profiles, Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        write(profiles, folder == null ? file.toAbsolutePath() : folder, file);
    }

    private static void write(Profiles profiles, Path folder, Path file) throws IOException {
        Path fresh = Files.createTempFile(folder, "course", ".new");
        try {
            Files.writeString(fresh, ProgressJson.write(profiles));
            move(fresh, file);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    private static void move(Path fresh, Path file) throws IOException {
        try {
            Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
