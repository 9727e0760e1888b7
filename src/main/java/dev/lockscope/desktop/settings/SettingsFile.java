package dev.lockscope.desktop.settings;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import tools.jackson.core.JacksonException;

/**
 * The file that the window's memory is in. A file that is damaged is put aside, and everything is as at the first start.
 * One thread at a time.
 */
public final class SettingsFile {

    private static final String NAME = "window.json";
    private static final String ASIDE = "window.json.damaged";

    /** No memory is that large, bytes. */
    private static final int MOST = 1 << 18;

    private final Path folder;

    /**
     * The file in a folder.
     *
     * @param folder made when the file is first written
     */
    public SettingsFile(Path folder) {
        this.folder = folder;
    }

    /** Where it is. */
    public Path path() {
        return folder.resolve(NAME);
    }

    /** What is remembered; as at the first start where there is no file, where it cannot be read or is damaged. */
    public Settings read() {
        try {
            Optional<String> text = text();
            return text.isPresent() ? SettingsJson.read(text.get()) : Settings.FIRST;
        } catch (JacksonException | IllegalArgumentException e) {
            putAside();
            return Settings.FIRST;
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
            // Not being remembered is no reason not to start.
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
     * Keeps what is to be remembered; the file is the old one or the new one, never a part of it.
     *
     * @throws IOException when it cannot be written
     */
    public void write(Settings settings) throws IOException {
        Files.createDirectories(folder);
        Path fresh = Files.createTempFile(folder, "window", ".new");
        try {
            Files.writeString(fresh, SettingsJson.write(settings));
            move(fresh);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    private void move(Path fresh) throws IOException {
        try {
            Files.move(fresh, path(), StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(fresh, path(), StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
