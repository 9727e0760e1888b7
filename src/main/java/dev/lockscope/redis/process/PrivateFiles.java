package dev.lockscope.redis.process;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Files (0600) and folders (0700) that only this user may open. Windows keeps a user's own folders to the user. */
final class PrivateFiles {

    private static final Set<PosixFilePermission> FOLDER = PosixFilePermissions.fromString("rwx------");
    private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");

    private PrivateFiles() {}

    /** Makes a folder and its parents where they are missing; one that is there becomes private too. */
    static void folder(Path path) throws IOException {
        try {
            Files.createDirectories(path, attributes(path, FOLDER));
        } catch (NoSuchFileException e) {
            // Its parents were made or were there, so it is the file system that takes no folder, as /proc does.
            throw new FileSystemException(e.getFile(), null, "no folder can be made there");
        }
        restrict(path, FOLDER);
    }

    /** Makes a folder that must not be there yet. */
    static void newFolder(Path path) throws IOException {
        Files.createDirectory(path, attributes(path, FOLDER));
    }

    /** Writes a file anew; it never is open to others, not for a moment. */
    static void write(Path file, String text) throws IOException {
        Files.deleteIfExists(file);
        Files.createFile(file, attributes(file, FILE));
        append(file, text);
    }

    /** Adds to a file that is there. */
    static void append(Path file, String text) throws IOException {
        // Unlike a channel, this is not closed by an interrupt, which would look like a fault of the disk.
        try (OutputStream out = new FileOutputStream(file.toFile(), true)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
    }

    /** Lets this user, and nobody else, run a file. */
    static void makeExecutable(Path file) throws IOException {
        restrict(file, FOLDER);
    }

    /** Deletes a folder with all that is in it; links are deleted, not followed. What is gone already is no error. */
    static void deleteTree(Path folder) throws IOException {
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
            public FileVisitResult postVisitDirectory(Path directory, @Nullable IOException e) throws IOException {
                if (e != null) {
                    throw e;
                }
                Files.deleteIfExists(directory);
                return FileVisitResult.CONTINUE;
            }
        });
    }

    private static void restrict(Path path, Set<PosixFilePermission> permissions) throws IOException {
        if (posix(path) && !Files.getPosixFilePermissions(path).equals(permissions)) {
            Files.setPosixFilePermissions(path, permissions);
        }
    }

    private static FileAttribute<?>[] attributes(Path path, Set<PosixFilePermission> permissions) {
        return posix(path)
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissions)}
                : new FileAttribute<?>[0];
    }

    private static boolean posix(Path path) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix");
    }
}
