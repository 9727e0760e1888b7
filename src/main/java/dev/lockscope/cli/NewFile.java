package dev.lockscope.cli;

import dev.lockscope.export.ExportFile;
import dev.lockscope.trace.file.Existing;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file that is written for a person: it is there as a whole or not at all. */
final class NewFile {

    private final Path file;
    private final boolean replace;

    /**
     * A file.
     *
     * @param replace whether one that is there already may be replaced
     */
    NewFile(Path file, boolean replace) {
        this.file = file.toAbsolutePath();
        this.replace = replace;
    }

    /**
     * Writes it.
     *
     * @throws FileAlreadyExistsException when it is there already and may not be replaced
     * @throws IOException when it cannot be written; one that was there before is as it was
     */
    void write(byte[] content) throws IOException {
        Path folder = file.getParent();
        if (folder == null || Files.isDirectory(file)) {
            throw new FileAlreadyExistsException(file.toString());
        }
        ExportFile.write(file, replace ? Existing.REPLACE : Existing.KEEP, out -> out.write(content));
    }
}
