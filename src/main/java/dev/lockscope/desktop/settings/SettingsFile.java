package dev.lockscope.desktop.settings;

import dev.lockscope.trace.file.KeptText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import tools.jackson.core.JacksonException;

/**
 * The file that the window's memory is in. A file that is damaged is put aside, and everything is as at the first start.
 * One thread at a time.
 */
public final class SettingsFile {

    private static final String NAME = "window.json";

    /** No memory is that large, bytes. */
    private static final int MOST = 1 << 18;

    private final Path folder;
    private final KeptText text;

    /**
     * The file in a folder.
     *
     * @param folder made when the file is first written
     */
    public SettingsFile(Path folder) {
        this.folder = folder;
        this.text = new KeptText(path(), MOST);
    }

    /** Where it is. */
    public Path path() {
        return folder.resolve(NAME);
    }

    /** What is remembered; as at the first start where there is no file, where it cannot be read or is damaged. */
    public Settings read() {
        try {
            Optional<String> kept = text.read();
            return kept.isPresent() ? SettingsJson.read(kept.get()) : Settings.FIRST;
        } catch (JacksonException | IllegalArgumentException e) {
            text.putAside();
            return Settings.FIRST;
        }
    }

    /**
     * Keeps what is to be remembered; the file is the old one or the new one, never a part of it.
     *
     * @throws IOException when it cannot be written
     */
    public void write(Settings settings) throws IOException {
        text.write(SettingsJson.write(settings));
    }
}
