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
import java.util.ArrayList;
import java.util.List;

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
     * A file among others.
     *
     * @param file its place; behind a symbolic link, it is written where the link leads
     */
    public record Part(Path file, Content content) {}

    /**
     * Writes a file. One behind a symbolic link is written where the link leads.
     *
     * @throws FileAlreadyExistsException when it is there already and is to be kept
     * @throws IOException when it cannot be written; what was there before is as it was then
     */
    public static void write(Path file, Existing existing, Content content) throws IOException {
        write(List.of(new Part(file, content)), existing);
    }

    /**
     * Writes files that belong together: all of them are written before the first one is moved to its place. They come to
     * their places in their order, so the one that refers to others is the last.
     *
     * @throws FileAlreadyExistsException when one is there already and is to be kept
     * @throws IOException when one cannot be written; what was there before is as it was then
     */
    public static void write(List<Part> parts, Existing existing) throws IOException {
        for (Part part : parts) {
            if (existing == Existing.KEEP && Files.exists(part.file())) {
                throw new FileAlreadyExistsException(part.file().toString());
            }
        }
        List<Path> fresh = new ArrayList<>();
        List<Path> moved = new ArrayList<>();
        boolean done = false;
        try {
            for (Part part : parts) {
                Path beside = beside(target(part));
                fresh.add(beside);
                try (OutputStream out = Files.newOutputStream(beside, StandardOpenOption.TRUNCATE_EXISTING)) {
                    part.content().write(out);
                }
            }
            for (int i = 0; i < parts.size(); i++) {
                Path target = target(parts.get(i));
                move(fresh.get(i), target, existing);
                moved.add(target);
            }
            done = true;
        } finally {
            for (Path leftover : fresh) {
                Files.deleteIfExists(leftover);
            }
            if (!done && existing == Existing.KEEP) {
                for (Path half : moved) {
                    Files.deleteIfExists(half);
                }
            }
        }
    }

    private static Path target(Part part) throws IOException {
        return Files.exists(part.file())
                ? part.file().toRealPath()
                : part.file().toAbsolutePath();
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
