package dev.lockscope.course;

import dev.lockscope.trace.file.KeptText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import tools.jackson.core.JacksonException;

/**
 * The file that learners' progress is kept in. A file that is damaged is put aside, and nothing has been begun then. One
 * thread at a time.
 */
public final class ProgressFile {

    private static final String NAME = "course.json";

    /** No progress is that large, bytes. */
    private static final int MOST = 1 << 20;

    private final Path folder;
    private final KeptText text;
    private Optional<Path> damaged = Optional.empty();

    /**
     * The file in a folder.
     *
     * @param folder made when the file is first written
     */
    public ProgressFile(Path folder) {
        this.folder = folder;
        this.text = new KeptText(path(), MOST);
    }

    /** Where it is. */
    public Path path() {
        return folder.resolve(NAME);
    }

    /** What is known; nothing where there is no file, where it cannot be read or is damaged. */
    public Profiles read() {
        try {
            Optional<String> kept = text.read();
            return kept.isPresent() ? ProgressJson.read(kept.get()) : Profiles.NONE;
        } catch (JacksonException | IllegalArgumentException e) {
            damaged = text.putAside();
            return Profiles.NONE;
        }
    }

    /** Where a damaged file was put when it was last read, if it was damaged. */
    public Optional<Path> damaged() {
        return damaged;
    }

    /**
     * Keeps it; the file is the old one or the new one, never a part of it.
     *
     * @throws IOException when it cannot be written
     */
    public void write(Profiles profiles) throws IOException {
        text.write(ProgressJson.write(profiles));
    }

    /**
     * Writes a copy for use elsewhere.
     *
     * @param file replaced where it is there
     * @throws IOException when it cannot be written
     */
    public static void export(Profiles profiles, Path file) throws IOException {
        new KeptText(file, MOST).write(ProgressJson.write(profiles));
    }
}
