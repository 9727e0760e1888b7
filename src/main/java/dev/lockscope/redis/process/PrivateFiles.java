package dev.lockscope.redis.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import org.jspecify.annotations.Nullable;

/** Files and folders that only this user can read, where the file system knows of users. */
final class PrivateFiles {

    private PrivateFiles() {}

    private static FileAttribute<?>[] mode(Path place, String permissions) {
        boolean posix = place.getFileSystem().supportedFileAttributeViews().contains("posix");
        return posix
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
                }
                : new FileAttribute<?>[0];
    }

    /** Makes a folder, and those above it, that only this user can enter; an existing one is left as it is. */
    static void makeFolder(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            Files.createDirectories(folder, mode(folder, "rwx------"));
        }
    }

    /** Writes a new file that only this user can read. */
    static void write(Path file, String text) throws IOException {
        Files.createFile(file, mode(file, "rw-------"));
        Files.writeString(file, text, StandardCharsets.UTF_8);
    }

    /** Writes a file in one step: it is there whole or not at all. */
    static void writeAtomically(Path file, byte[] content, boolean executable) throws IOException {
        Path part = Files.createTempFile(
                file.toAbsolutePath().getParent(),
                file.getFileName() + ".",
                ".part",
                mode(file, executable ? "rwx------" : "rw-------"));
        try {
            Files.write(part, content, StandardOpenOption.TRUNCATE_EXISTING);
            Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    /** Deletes a folder and what is in it; what is gone already is no fault. */
    static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.deleteIfExists(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException e) throws IOException {
                if (e instanceof NoSuchFileException) {
                    return FileVisitResult.CONTINUE;
                }
                throw e;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path visited, @Nullable IOException e) throws IOException {
                Files.deleteIfExists(visited);
                return FileVisitResult.CONTINUE;
            }
        });
    }
}
