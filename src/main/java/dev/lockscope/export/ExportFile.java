package dev.lockscope.export;

import dev.lockscope.trace.file.Existing;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Writes files that are there whole or not at all: beside their place first, then moved. */
public final class ExportFile {

    /** More leftovers of programs that were killed than that are a reason to look. */
    private static final int MOST_TRIES = 100;

    private ExportFile() {}

    /** What is to be in the file. */
    @FunctionalInterface
    public interface Content {

        /** Writes it, and does not close the stream. */
        void write(OutputStream out) throws IOException;
    }

    /**
     * Writes a file. One behind a symbolic link is written where the link leads.
     *
     * @throws FileAlreadyExistsException when it is there already and is to be kept
     * @throws IOException when it cannot be written; what was there before is as it was then
     */
    public static void write(Path file, Existing existing, Content content) throws IOException {
        boolean there = Files.exists(file);
        if (there && existing == Existing.KEEP) {
            throw new FileAlreadyExistsException(file.toString());
        }
        Path target = there ? file.toRealPath() : file.toAbsolutePath();
        Path fresh = beside(target);
        try {
            try (OutputStream out = Files.newOutputStream(fresh, StandardOpenOption.TRUNCATE_EXISTING)) {
                content.write(out);
            }
            move(fresh, target, existing);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    private static Path beside(Path target) throws IOException {
        for (int i = 1; ; i++) {
            Path fresh = target.resolveSibling("." + target.getFileName() + "." + i + ".part");
            try {
                return Files.createFile(fresh);
            } catch (FileAlreadyExistsException e) {
                if (i == MOST_TRIES) {
                    throw e;
                }
            }
        }
    }

    private static void move(Path fresh, Path target, Existing existing) throws IOException {
        if (existing == Existing.KEEP) {
            Files.move(fresh, target);
            return;
        }
        try {
            Files.move(fresh, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(fresh, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
